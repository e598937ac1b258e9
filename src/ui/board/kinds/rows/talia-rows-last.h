/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget that shows the last turns in a game of rows: who played which card, and who passed. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Creates the widget; NULL if nobody has had a turn in this deal. */
GtkWidget *talia_rows_last_new (TaliaMatch *match);

G_END_DECLS
