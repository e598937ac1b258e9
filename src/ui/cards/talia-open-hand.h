/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hand face up beside a player: a slip of paper with the cards of each suit. */
#pragma once

#include <adwaita.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** TaliaOpenHand: follows the preferences for indices and colours. */
#define TALIA_TYPE_OPEN_HAND (talia_open_hand_get_type ())
G_DECLARE_FINAL_TYPE (TaliaOpenHand, talia_open_hand, TALIA, OPEN_HAND, AdwBin)

/** Shows these cards, those of `marked` underlined: what is passed, or was received. */
void talia_open_hand_set_cards (TaliaOpenHand *self, TaliaCards cards, TaliaCards marked);

/** How many suits share a line: 1, 2 or, all in one line, 4. The lines stay as many whatever is held. */
void talia_open_hand_set_per_line (TaliaOpenHand *self, guint suits);

TaliaCards talia_open_hand_get_cards (TaliaOpenHand *self);

G_END_DECLS
