/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players at the fishing table: what comes to mind is legal, and endings are played as well as can be. */
#include <math.h>
#include <string.h>

#include "bots/search/fishing-end.h"
#include "bots/search/fishing-policy.h"
#include "bots/talia-bot.h"

static int endings = 13, plays = 6;

/* Ways to sit down, and rules that matter. */
static const struct
{
  const char *game;
  TaliaPreset preset;
} tables[] = {
  { "casino", { .settings = "players=2" } },
  { "casino", { .settings = "players=3 face-capture=any sweeps=true raise=others trail-with-build=true" } },
  { "casino", { .settings = "players=4 partners=true face-capture=one-or-three raise=off" } },
  { "royal", { .settings = "players=2" } },
  { "royal", { .settings = "players=3 royal-table-ace=one trail-with-build=true" } },
  { "royal", { .settings = "players=4 partners=true sweep-last=false" } },
};

static TaliaState
deal (guint table, guint64 seed)
{
  const TaliaGame *game = talia_registry_find (tables[table].game);
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_options_apply_preset (game->options, &options, &tables[table].preset);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  talia_game_shuffle (game, &state, seed, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  return state;
}

/* Plays at a glance until so many plays are left. */
static void
play_until (TaliaState *state, int left, TaliaRandom *random)
{
  while (state->fishing.n_played < TALIA_FISHING_PLAYS - left)
    {
      TaliaFishThought thoughts[TALIA_FISH_MOVES];
      guint n = talia_fishing_think (state, talia_fishing_weights (&state->fishing.rules), thoughts);

      talia_fishing_game_play (state, &thoughts[talia_fishing_pick (thoughts, n, random)].move, NULL);
    }
}

/* Whatever comes to mind may be done, nothing twice, and something always does. */
static void
test_thoughts_are_legal (void)
{
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (int i = 0; i < 60; i++)
    {
      const guint table = (guint) i % G_N_ELEMENTS (tables);
      const TaliaGame *game = talia_registry_find (tables[table].game);
      TaliaState state = deal (table, (guint64) i);

      while (state.phase == TALIA_PHASE_PLAY)
        {
          TaliaFishThought thoughts[TALIA_FISH_MOVES];
          guint n = talia_fishing_think (&state, talia_fishing_weights (&state.fishing.rules), thoughts);

          g_assert_cmpuint (n, >, 0);
          for (guint j = 0; j < n; j++)
            {
              g_assert_cmpint (talia_game_check (game, &state, &thoughts[j].move).rule, ==, TALIA_RULE_NONE);
              g_assert_true (isfinite (thoughts[j].score));
              for (guint k = 0; k < j; k++)
                g_assert_false (talia_move_equal (&thoughts[j].move, &thoughts[k].move));
            }
          talia_game_make (game, &state, &thoughts[talia_random_pick (&random, n)].move, NULL);
        }
    }
}

/* How far a side is ahead of the others' mean, times their number. */
static int
ahead (const TaliaState *state, const int points[], int side)
{
  int sum = 0;

  for (int i = 0; i < state->sides; i++)
    sum += points[i];
  return points[side] * state->sides - sum;
}

/* Every line of play, with nothing left out. */
static void
search_plainly (const TaliaGame *game, const TaliaPayoff *payoff, const TaliaState *state, int points[])
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal (game, state, moves, TALIA_MAX_LEGAL), side = talia_state_side (state, state->to_act);

  for (int i = 0; i < n; i++)
    {
      TaliaState next = *state;
      int then[TALIA_MAX_SEATS];

      if (talia_fishing_game_play (&next, &moves[i], NULL))
        talia_payoff_points (payoff, &next, then);
      else
        search_plainly (game, payoff, &next, then);
      if (i == 0 || ahead (state, then, side) > ahead (state, points, side))
        memcpy (points, then, sizeof then);
    }
}

/* With two sides there is one value; with more, players that are indifferent may choose either way. */
static void
test_endings_are_exact (void)
{
  TaliaRandom random;
  guint used = 0, most = 0;

  talia_random_init (&random, 2);
  for (int i = 0; i < endings * (int) G_N_ELEMENTS (tables); i++)
    {
      const guint table = (guint) i % G_N_ELEMENTS (tables);
      const TaliaGame *game = talia_registry_find (tables[table].game);
      TaliaState state = deal (table, (guint64) i);
      int exact[TALIA_MAX_SEATS], plain[TALIA_MAX_SEATS];
      guint nodes = 10000000, before = nodes;
      TaliaPayoff payoff;

      if (state.sides > 2)
        continue;
      play_until (&state, plays, &random);
      talia_game_prepare_payoff (game, &state, &payoff);
      g_assert_true (talia_fishing_solve (&payoff, &state, &nodes, exact));
      used += before - nodes;
      most = MAX (most, before - nodes);
      search_plainly (game, &payoff, &state, plain);
      g_assert_cmpint (ahead (&state, exact, 0), ==, ahead (&state, plain, 0));
    }
  g_test_message ("%u nodes in all, at most %u", used, most);
}

/* Whoever has no more nodes says so. */
static void
test_endings_may_be_too_long (void)
{
  TaliaState state = deal (0, 1);
  int points[TALIA_MAX_SEATS];
  TaliaPayoff payoff;
  TaliaRandom random;
  guint nodes = 10;

  talia_random_init (&random, 3);
  play_until (&state, TALIA_FISH_END_PLAYS, &random);
  talia_game_prepare_payoff (talia_registry_find ("casino"), &state, &payoff);
  g_assert_false (talia_fishing_solve (&payoff, &state, &nodes, points));
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = { { "endings", 0, 0, G_OPTION_ARG_INT, &endings, "endings at each table", "N" },
                                   { "plays", 0, 0, G_OPTION_ARG_INT, &plays, "of so many plays", "N" },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  g_test_add_func ("/fishing/thoughts-are-legal", test_thoughts_are_legal);
  g_test_add_func ("/fishing/endings-are-exact", test_endings_are_exact);
  g_test_add_func ("/fishing/endings-may-be-too-long", test_endings_may_be_too_long);
  return g_test_run ();
}
