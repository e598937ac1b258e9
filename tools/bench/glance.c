/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing at a glance. */
#include "glance.h"

#include "bots/easy/easy.h"
#include "bots/search/talia-trick-weights.h"
#include "engine/trick/talia-trick-game.h"

static guint
advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
        TaliaAdvice *advice)
{
  const guint n = talia_easy_advise (level, game, view, thinking, advice);
  TaliaState state = view->seen;
  TaliaTrickPolicy policy;
  TaliaKnowledge known;
  TaliaDealPlan deal;
  double chances[64];

  if (state.phase != TALIA_PHASE_PLAY || state.board != TALIA_BOARD_TRICK)
    return n;
  talia_knowledge_init (&known, game, view);
  talia_game_plan (game, &state, state.deals, &deal);
  talia_trick_policy_init (&policy, game, &deal, talia_trick_lesson_find (game, &deal)->weights);
  /* Of the others it is known together what they hold, and of each what it cannot hold. */
  for (int seat = 0; seat < state.seats; seat++)
    if (seat != view->seat)
      state.hand[seat] = known.where.may_hold[seat];
  talia_trick_chances (&policy, &state, talia_trick_legal (&state.trick, state.hand[view->seat]), chances);
  for (guint i = 0; i < n; i++)
    advice[i].points = chances[advice[i].move.card];
  talia_advice_sort (advice, n);
  return n;
}

static gboolean
plays (const TaliaGame *game)
{
  return talia_level_plays (talia_level_find ("easy"), game);
}

const TaliaLevel talia_glance = { .id = "glance", .advise = advise, .plays = plays };
