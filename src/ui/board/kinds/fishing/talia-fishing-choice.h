/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The choice in a fishing game: a card of the hand, cards of the table, and the moves that they make. */
#pragma once

#include "engine/fishing/talia-fishing-meanings.h"
#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Part of a board. */
typedef struct
{
  const TaliaView *view; /* the board's own */
  TaliaCard card;        /* chosen in the hand, or TALIA_NO_CARD */
  TaliaCards chosen;     /* on the table */
} TaliaFishingChoice;

/** The own hand, and what lies on the table. */
TaliaCards talia_fishing_choice_get_hand (const TaliaFishingChoice *self);
/** What `card` and `chosen` would mean. */
void talia_fishing_choice_find_meanings (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen,
                                         TaliaMeanings *meanings);

/** What can join `card` and `chosen`; without a card of the hand, what any of them would let join. */
TaliaCards talia_fishing_choice_find_joining (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen);

/** Whether the cards make a move, or could with more; `meanings` says which. */
gboolean talia_fishing_choice_is_promising (const TaliaFishingChoice *self, TaliaCard card, TaliaCards chosen,
                                            TaliaMeanings *meanings);

/** The loose card, or all of its build. */
TaliaCards talia_fishing_choice_get_unit (const TaliaFishingChoice *self, TaliaCard card);

/** The one move of that card of the hand; FALSE when there are several or none. */
gboolean talia_fishing_choice_find_only (const TaliaFishingChoice *self, TaliaCard card, TaliaMove *move);

/** What the player is to do next, when the choice has `n_meanings` and `joining` can join it. */
const char *talia_fishing_choice_get_prompt (const TaliaFishingChoice *self, int n_meanings, TaliaCards joining);

G_END_DECLS
