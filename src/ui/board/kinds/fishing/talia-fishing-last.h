/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget that shows the moves made in a fishing game since the player's last one. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Creates a widget that shows the moves since the player's last one, the latest at the bottom; NULL before the first
 * move. */
GtkWidget *talia_fishing_last_new (TaliaMatch *match);

G_END_DECLS
