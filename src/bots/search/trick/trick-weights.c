/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the learned weights to use for a deal: those of the deal whose penalties are most similar. */
#include "trick-weights.h"

#include <math.h>

#include "bots/search/trick/weights/all-hearts.h"
#include "bots/search/trick/weights/black.h"
#include "bots/search/trick/weights/easy-all-hearts.h"
#include "bots/search/trick/weights/easy-black.h"
#include "bots/search/trick/weights/easy-greek.h"
#include "bots/search/trick/weights/easy-hearts.h"
#include "bots/search/trick/weights/easy-king.h"
#include "bots/search/trick/weights/easy-kings-jacks.h"
#include "bots/search/trick/weights/easy-last.h"
#include "bots/search/trick/weights/easy-queens.h"
#include "bots/search/trick/weights/easy-spades.h"
#include "bots/search/trick/weights/easy-spot.h"
#include "bots/search/trick/weights/easy-tricks.h"
#include "bots/search/trick/weights/greek.h"
#include "bots/search/trick/weights/hearts.h"
#include "bots/search/trick/weights/king.h"
#include "bots/search/trick/weights/kings-jacks.h"
#include "bots/search/trick/weights/last.h"
#include "bots/search/trick/weights/queens.h"
#include "bots/search/trick/weights/spades.h"
#include "bots/search/trick/weights/spot.h"
#include "bots/search/trick/weights/tricks.h"
#include "engine/games/games.h"

#define COSTS (64 + TALIA_MAX_TRICKS)

/* Deals with prices for cards or tricks, then those with bids. */
#define LESSONS(LESSON)                                                                                                \
  LESSON (hearts, hearts, 1, 3)                                                                                        \
  LESSON (black, czarna_dama, 1, 3)                                                                                    \
  LESSON (spot, punktowe, 1, 3)                                                                                        \
  LESSON (greek, greckie, 1, 3)                                                                                        \
  LESSON (tricks, kierki, 1, 3)                                                                                        \
  LESSON (all_hearts, kierki, 2, 3)                                                                                    \
  LESSON (queens, kierki, 3, 3)                                                                                        \
  LESSON (kings_jacks, kierki, 4, 3)                                                                                   \
  LESSON (king, kierki, 5, 3)                                                                                          \
  LESSON (last, kierki, 6, 3)                                                                                          \
  LESSON (spades, spades, 1, 6)

static TaliaTrickLesson lessons[] = {
#define LESSON(name, game, deal, aims) { #name, &talia_game_##game, deal, aims, { weights_##name, easy_##name } },
  LESSONS (LESSON)
#undef LESSON
      { NULL },
};

TaliaTrickLesson *
talia_trick_lessons (void)
{
  return lessons;
}

/* Lists what each card and each trick costs. */
static void
list_costs (const TaliaDealPlan *deal, double costs[COSTS])
{
  memset (costs, 0, COSTS * sizeof *costs);
  for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
    {
      TaliaCard card = talia_cards_pop (&cards);

      costs[card] = talia_deal_plan_cost (deal, card);
    }
  for (int trick = 0; trick < TALIA_MAX_TRICKS; trick++)
    costs[64 + trick] = talia_deal_plan_trick_cost (deal, trick);
}

/* Returns the cosine between two lists of costs: 1 for deals that differ only by a factor. */
static double
compare (const double a[COSTS], const double b[COSTS])
{
  double product = 0.0, aa = 1e-9, bb = 1e-9;

  for (int i = 0; i < COSTS; i++)
    {
      product += a[i] * b[i];
      aa += a[i] * a[i];
      bb += b[i] * b[i];
    }
  return product / sqrt (aa * bb);
}

static void
list_lesson_costs (const TaliaTrickLesson *lesson, double costs[COSTS])
{
  TaliaOptions options;
  TaliaDealPlan deal;
  TaliaState state;

  talia_game_init_options (lesson->game, &options);
  talia_game_start (lesson->game, &options, &state, NULL);
  talia_game_plan (lesson->game, &state, lesson->deal, &deal);
  list_costs (&deal, costs);
}

const TaliaTrickLesson *
talia_trick_lesson_find (const TaliaGame *game, const TaliaDealPlan *deal)
{
  static double known[G_N_ELEMENTS (lessons)][COSTS];
  static gsize ready;
  const TaliaTrickLesson *best = &lessons[0];
  double costs[COSTS], most = -2.0;

  if (g_once_init_enter (&ready))
    {
      for (int i = 0; lessons[i].name != NULL; i++)
        list_lesson_costs (&lessons[i], known[i]);
      g_once_init_leave (&ready, 1);
    }
  list_costs (deal, costs);
  for (int i = 0; lessons[i].name != NULL; i++)
    {
      /* Of deals with the same costs, prefers the one of the same game. */
      double like = compare (costs, known[i]) + (lessons[i].game == game ? 1e-6 : 0.0);

      if ((lessons[i].game->contract != NULL) == (game->contract != NULL) && like > most)
        {
          most = like;
          best = &lessons[i];
        }
    }
  return best;
}
