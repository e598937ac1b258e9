/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks before an undo that takes back the moves of other people. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Undoes when the people at `seats` (bits), whom it costs a decision, agree, and the table is still the same. */
void talia_table_asking_undo (GtkWidget *page, TaliaMatch *match, guint seats);

G_END_DECLS
