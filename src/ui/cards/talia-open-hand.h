/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hand face up beside a player: a slip of paper with the cards of each suit. */
#pragma once

#include <adwaita.h>

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** TaliaOpenHand: Follows the preferences for indices and colours. */
#define TALIA_TYPE_OPEN_HAND (talia_open_hand_get_type ())
G_DECLARE_FINAL_TYPE (TaliaOpenHand, talia_open_hand, TALIA, OPEN_HAND, AdwBin)

/** Shows these cards; those of `marked`, which are passed or were received, are underlined. */
void talia_open_hand_set_cards (TaliaOpenHand *self, TaliaCards cards, TaliaCards marked);

/** Sets how many suits share a line: 1, 2 or, for a single line, 4. The number of lines does not depend on the
 * cards. */
void talia_open_hand_set_per_line (TaliaOpenHand *self, guint suits);

TaliaCards talia_open_hand_get_cards (TaliaOpenHand *self);

G_END_DECLS
