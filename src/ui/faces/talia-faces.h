/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The faces of the players of a side. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The faces of those of the side who are regulars, beside each other, `size` pixels each; NULL where none is. */
GtkWidget *talia_faces_of_side (TaliaMatch *match, int side, int size);

G_END_DECLS
