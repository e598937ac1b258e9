/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the sets of three cards that are worth considering when a player passes cards. */
#pragma once

#include "bots/search/core/search-family.h"
#include "trick-policy.h"

G_BEGIN_DECLS

/** The data for choosing passes, computed once for each search. */
typedef struct
{
  TaliaCards penalties, dear;
  double cost[64]; /* by card */
  double trick;    /* what an average trick costs */
} TaliaPasser;

void talia_passer_init (TaliaPasser *self, const TaliaTrickPolicy *policy, const TaliaDealPlan *deal);

/** Chooses three cards of `hand` at random, with a preference for cards that are dangerous to keep. */
TaliaCards talia_passer_choose (const TaliaPasser *self, TaliaCards hand, TaliaRandom *random);

/** Lists the passes worth considering, best first. Returns their number. */
guint talia_passer_list (const TaliaPasser *self, TaliaCards hand, TaliaMove moves[TALIA_SEARCH_MOVES]);

G_END_DECLS
