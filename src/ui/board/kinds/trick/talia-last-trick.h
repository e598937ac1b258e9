/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the last trick: its cards in playing order, their players and its taker, and the cards that were passed. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Creates the widget, including the cards that the player passed and received; NULL if no trick of this deal has been
 * taken yet and no cards were passed. */
GtkWidget *talia_last_trick_new (TaliaMatch *match);

G_END_DECLS
