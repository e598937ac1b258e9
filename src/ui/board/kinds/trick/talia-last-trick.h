/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the last trick: its cards in playing order, their players and its taker, and the cards that were passed. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** A new widget, with what the own seat passed and got; NULL when no trick of this deal has been taken yet and nothing
 * was passed. */
GtkWidget *talia_last_trick_new (TaliaMatch *match);

G_END_DECLS
