/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks before an undo that takes back the moves of other people. */
#pragma once

#include <gtk/gtk.h>

#include "model/talia-match.h"

G_BEGIN_DECLS

/** Undoes at once where that costs nobody else a decision; else when they agree, and the table is still the same. */
void talia_table_asking_undo (GtkWidget *page, TaliaMatch *match);

G_END_DECLS
