/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the sets of three cards that are worth considering when a hand passes cards. */
#pragma once

#include "bots/search/core/search-family.h"
#include "trick-policy.h"

G_BEGIN_DECLS

/** What passing goes by; made once a search. */
typedef struct
{
  TaliaCards penalties, dear;
  double cost[64]; /* of each card */
  double trick;    /* what an average trick costs */
} TaliaPasser;

void talia_passer_init (TaliaPasser *self, const TaliaTrickPolicy *policy, const TaliaDealPlan *deal);

/** Three cards of `hand`, likelier such as one would like to be rid of. */
TaliaCards talia_passer_choose (const TaliaPasser *self, TaliaCards hand, TaliaRandom *random);

/** The passes worth thinking about, best first. Returns how many. */
guint talia_passer_list (const TaliaPasser *self, TaliaCards hand, TaliaMove moves[TALIA_SEARCH_MOVES]);

G_END_DECLS
