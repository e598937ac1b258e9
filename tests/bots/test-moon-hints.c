/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the hints in a hundred positions of Hearts in which one player alone has taken penalties, so that a moon is
 * possible: what each hint says is true, and none makes a player try for a moon that costs points on average. */
#include <math.h>

#include "bots/search/trick/trick-policy.h"
#include "bots/search/trick/trick-weights.h"
#include "bots/talia-bot.h"
#include "engine/talia-playout.h"

#define HINTS 100
#define WORLDS 200
#define MORE_WORLDS 1000
#define MUCH 2.0     /* points; a moon is worth 26 */
#define DEALS 400    /* in which it is tried to take everything */
#define LOOKS 40     /* in which a trick is played to its end */
#define LEAST_COST 6 /* in penalties that the one player has */
#define LAST_TRICK 10

static GArray *
ask (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, guint worlds, uint64_t seed)
{
  TaliaThinking thinking = { .worlds = worlds };

  talia_random_init (&thinking.random, seed);
  return talia_level_advise (level, game, view, &thinking);
}

/* Returns the only player who has taken penalties, if they are many, or else nobody. */
static int
find_shooter (const TaliaGame *game, const TaliaState *state)
{
  int shooter = TALIA_NOBODY;
  TaliaDealPlan plan;

  talia_game_plan (game, state, state->deals, &plan);
  for (int seat = 0; seat < state->seats; seat++)
    {
      const int cost = talia_deal_plan_cost_of (&plan, state->taken[seat]);

      if (cost == 0)
        continue;
      if (shooter != TALIA_NOBODY || cost < LEAST_COST)
        return TALIA_NOBODY;
      shooter = seat;
    }
  return shooter;
}

/* Deals and plays until a moon is possible and there is a choice: for the one who may shoot it, or for another. */
static gboolean
find_position (const TaliaGame *game, uint64_t number, gboolean own, TaliaState *state)
{
  TaliaOptions options;
  TaliaPack pack;
  int dealer;

  talia_game_init_options (game, &options);
  g_assert_true (talia_options_set (game->options, &options, "moon=add", NULL));
  g_assert_true (talia_game_start (game, &options, state, NULL));
  talia_game_shuffle (game, state, number, &pack, &dealer);
  g_assert_true (talia_game_deal (game, state, &pack, dealer, state, NULL, NULL));
  while (state->to_act != TALIA_NOBODY && state->trick.tricks < LAST_TRICK)
    {
      const int shooter = find_shooter (game, state);
      g_autoptr (GArray) advice = NULL;
      g_auto (TaliaMoves) moves = { 0 };
      TaliaView view;

      if (shooter != TALIA_NOBODY && (shooter == state->to_act) == own && talia_game_moves (game, state, &moves) > 1)
        return TRUE;
      talia_game_view (game, state, state->to_act, &view);
      advice = ask (talia_level_find ("easy"), game, &view, 1, number);
      talia_game_make (game, state, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
    }
  return FALSE;
}

typedef struct
{
  TaliaTrickPolicy policy;
  TaliaRandom *random;
} Player;

static TaliaCard
choose (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  const Player *player = data;

  return talia_trick_choose (&player->policy, state, legal, player->random);
}

/* Plays the rest of a deal out; `all` tries to take everything, TALIA_NOBODY: nobody does. Returns how many points the
 * seat is ahead of the others' mean. */
static double
play_out (const TaliaGame *game, const TaliaState *world, int seat, int all, TaliaRandom *random)
{
  Player player = { .random = random };
  TaliaState end = *world;
  int points[TALIA_MAX_SEATS], others = 0;
  TaliaDealPlan plan;
  TaliaPayoff payoff;

  talia_game_plan (game, world, world->deals, &plan);
  talia_trick_policy_init (&player.policy, game, &plan, talia_trick_lesson_find (game, &plan)->weights);
  player.policy.all = (int8_t) all;
  talia_playout (&end, choose, &player);
  talia_game_prepare_payoff (game, world, &payoff);
  talia_payoff_points (&payoff, &end, points);
  for (int side = 0; side < end.sides; side++)
    others += side == seat ? 0 : points[side];
  return others / (double) (end.sides - 1) - points[seat];
}

/* Returns whether trying to take everything brings more on average than not trying, by players who follow habits, in
 * deals that the hint has not seen. */
static gboolean
does_trying_pay (const TaliaGame *game, const TaliaState *state, const TaliaView *view, const TaliaMove *move,
                 uint64_t number)
{
  double sum = 0.0, squares = 0.0, error;
  TaliaRandom random;

  talia_random_init (&random, number);
  for (guint i = 0; i < DEALS; i++)
    {
      TaliaState world;
      double gain;

      talia_game_sample (game, view, &random, &world);
      talia_game_make (game, &world, move, NULL);
      gain = play_out (game, &world, state->to_act, state->to_act, &random)
             - play_out (game, &world, state->to_act, TALIA_NOBODY, &random);
      sum += gain;
      squares += gain * gain;
    }
  error = sqrt ((squares / DEALS - sum / DEALS * sum / DEALS) / DEALS);
  g_test_message ("deal %" G_GUINT64_FORMAT ": trying to take everything brings %+.1f ± %.1f", number, sum / DEALS,
                  2 * error);
  return sum / DEALS > -2 * error;
}

/* No other move brings much more than this one, in more deals, which the hint has not seen. */
static void
check_best (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, uint64_t number)
{
  g_autoptr (GArray) again = ask (talia_level_for_hints (), game, view, MORE_WORLDS, ~number);
  const TaliaAdvice *best = &g_array_index (again, TaliaAdvice, 0);

  for (guint i = 0; i < again->len; i++)
    {
      const TaliaAdvice *one = &g_array_index (again, TaliaAdvice, i);

      if (talia_move_equal (&one->move, move))
        g_assert_cmpfloat (best->points - one->points, <=, MUCH);
    }
}

/* Checks a hint to stop a moon: the player takes this trick in most deals that are possible, and somebody else may
 * shoot the moon. */
static void
check_stop (const TaliaGame *game, const TaliaState *state, const TaliaView *view, const TaliaAdvice *best,
            uint64_t number)
{
  TaliaRandom random;
  guint taken = 0;

  g_assert_cmpint (best->reason.seat, ==, find_shooter (game, state));
  g_assert_cmpint (best->reason.seat, !=, state->to_act);
  talia_random_init (&random, number);
  for (guint i = 0; i < LOOKS; i++)
    {
      TaliaState world;

      talia_game_sample (game, view, &random, &world);
      talia_game_make (game, &world, &best->move, NULL);
      while (world.trick.tricks == state->trick.tricks)
        {
          g_autoptr (GArray) advice = NULL;
          TaliaView theirs;

          talia_game_view (game, &world, world.to_act, &theirs);
          advice = ask (talia_level_find ("easy"), game, &theirs, 1, number);
          talia_game_make (game, &world, &g_array_index (advice, TaliaAdvice, 0).move, NULL);
        }
      taken += world.trick.leader == state->to_act;
    }
  g_assert_cmpuint (2 * taken, >, LOOKS);
}

static void
test_hints_are_true (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  guint hints = 0, doubtful = 0, said[TALIA_REASONS] = { 0 };

  for (uint64_t number = 1; hints < HINTS; number++)
    {
      g_autoptr (GArray) advice = NULL;
      const TaliaAdvice *best;
      TaliaState state;
      TaliaView view;

      if (!find_position (game, number, hints % 2, &state))
        continue;
      talia_game_view (game, &state, state.to_act, &view);
      advice = ask (talia_level_for_hints (), game, &view, WORLDS, number);
      best = &g_array_index (advice, TaliaAdvice, 0);
      hints++;
      said[best->reason.id]++;
      if (best->reason.id == TALIA_REASON_TAKE_ALL)
        {
          check_best (game, &view, &best->move, number);
          doubtful += !does_trying_pay (game, &state, &view, &best->move, number);
        }
      else if (best->reason.id == TALIA_REASON_MOON_STOP)
        check_stop (game, &state, &view, best, number);
    }
  g_test_message ("of %u hints, %u say to take everything (%u are doubtful), %u to stop somebody", hints,
                  said[TALIA_REASON_TAKE_ALL], doubtful, said[TALIA_REASON_MOON_STOP]);
  g_assert_cmpuint (said[TALIA_REASON_TAKE_ALL], >, 0);
  g_assert_cmpuint (4 * doubtful, <=, said[TALIA_REASON_TAKE_ALL]); /* the search sees further than habits do */
  g_assert_cmpuint (said[TALIA_REASON_MOON_STOP], >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moon-hints/hints-are-true", test_hints_are_true);
  return g_test_run ();
}
