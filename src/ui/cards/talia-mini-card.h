/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small card for texts and tables: the letter or number of its rank and the sign of its suit, with its name for
 * screen readers. */
#pragma once

#include <adwaita.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** TaliaMiniCard: Follows the preference for indices. */
#define TALIA_TYPE_MINI_CARD (talia_mini_card_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMiniCard, talia_mini_card, TALIA, MINI_CARD, AdwBin)

GtkWidget *talia_mini_card_new (TaliaCard card);

TaliaCard talia_mini_card_get_card (TaliaMiniCard *self);

G_END_DECLS
