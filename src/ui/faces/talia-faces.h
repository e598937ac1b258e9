/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates the faces of the players of a side, in a row. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * Creates the faces of a side's players in a row, `size` pixels each: those of regulars, and the initials of people.
 * Returns NULL if nobody on the side has a face, or if no regular plays in the match: then nobody's face is shown.
 */
GtkWidget *talia_faces_of_side (TaliaMatch *match, int side, int size);

G_END_DECLS
