/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last moves of every seat in a fishing game. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** A widget that shows the moves since the player's own last one, the latest below; NULL before the first move. */
GtkWidget *talia_fishing_last_new (TaliaMatch *match);

G_END_DECLS
