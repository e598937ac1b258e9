/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The faces of the players of a side. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * The faces of those of the side who have one, beside each other, `size` pixels each: regulars, and people with the
 * initial of their name. NULL where nobody has, and where no regular plays, so that no face would stand alone.
 */
GtkWidget *talia_faces_of_side (TaliaMatch *match, int side, int size);

G_END_DECLS
