/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player has chosen in a fishing game: a card in the hand, cards on the table, and the moves they can make. */
#pragma once

#include "engine/fishing/talia-fishing-meanings.h"
#include "engine/talia-game.h"

G_BEGIN_DECLS

/** A choice; part of a board. */
typedef struct
{
  const TaliaView *view; /* the view of the board */
  TaliaCard card;        /* the card chosen in the hand, or TALIA_NO_CARD */
  TaliaCards chosen;     /* the cards chosen on the table */
} TaliaFishingChoice;

/** Returns the cards of the player's own hand. */
TaliaCards talia_fishing_choice_get_hand (const TaliaFishingChoice *self);
/** Finds the moves that `card` and `chosen` can mean. */
void talia_fishing_choice_find_meanings (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen,
                                         TaliaMeanings *meanings);

/** Returns the cards that can join `card` and `chosen`; without a card of the hand, those that could join with any of
 * them. */
TaliaCards talia_fishing_choice_find_joining (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen);

/** Returns whether the cards make a move, or could make one with more cards; stores the moves in `meanings`. */
gboolean talia_fishing_choice_is_promising (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen,
                                            TaliaMeanings *meanings);

/** Returns the loose card, or all cards of its build. */
TaliaCards talia_fishing_choice_get_unit (const TaliaFishingChoice *self, TaliaCard card);

/** Finds the only move of this card of the hand; returns FALSE if there are several or none. */
gboolean talia_fishing_choice_find_only (const TaliaFishingChoice *self, TaliaCard card, TaliaMove *move);

/** Returns the text that tells the player what to do next, if the choice has `n_meanings` and the cards `joining` can
 * join it. */
const char *talia_fishing_choice_get_prompt (const TaliaFishingChoice *self, int n_meanings, TaliaCards joining);

G_END_DECLS
