/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player that chooses by the playout policy alone. */
#include "glance.h"

#include "bots/easy/easy.h"
#include "bots/search/trick/trick-weights.h"

static guint
advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
        TaliaAdvice *advice)
{
  const guint n = talia_easy_advise (level, game, view, thinking, advice);
  const TaliaState *seen = &view->seen;
  TaliaTrickPolicy policy;
  TaliaKnowledge known;
  TaliaDealPlan deal;
  double chances[64];

  if (seen->phase != TALIA_PHASE_PLAY || seen->board != TALIA_BOARD_TRICK)
    return n;
  talia_knowledge_init (&known, game, view);
  talia_game_plan (game, seen, seen->deals, &deal);
  talia_trick_policy_init (&policy, game, &deal, talia_trick_lesson_find (game, &deal)->weights);
  talia_trick_chances (&policy, &known, chances);
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
