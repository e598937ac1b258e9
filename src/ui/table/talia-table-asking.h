/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the other people at this window whether they agree, before an undo takes back moves of theirs. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Asks whether the people at `seats` (as bits), who would lose decisions, agree, and then makes the undo. The dialog
 * closes when the match changes. */
void talia_table_asking_undo (GtkWidget *page, TaliaMatch *match, guint seats);

G_END_DECLS
