/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the search in fishing games: it considers only legal moves, and it solves endings perfectly. */
#include <math.h>
#include <string.h>

#include "bots/easy/easy.h"
#include "bots/search/fishing/fishing-end.h"
#include "bots/search/fishing/fishing-past.h"
#include "bots/search/fishing/fishing-policy.h"
#include "bots/talia-bot.h"
#include "casino-tables.h"

static int endings = 13, plays = 6;

/* Numbers of players, and options that affect the search. */
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

/* Plays by the playout policy until `left` plays remain. */
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

/* The considered moves are legal and distinct, and there is always one. */
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

/* Returns the side's lead over the mean of the others, multiplied by their number. */
static int
ahead (const TaliaState *state, const int points[], int side)
{
  int sum = 0;

  for (int i = 0; i < state->sides; i++)
    sum += points[i];
  return points[side] * state->sides - sum;
}

/* Searches every line of play without pruning. */
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

/* Two sides have a unique value; with more sides, players may choose between equally good moves. */
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

/* Playing out makes the moves that lead to the exact result. */
static void
test_endings_are_played_out (void)
{
  TaliaRandom random;

  talia_random_init (&random, 2);
  for (int i = 0; i < endings; i++)
    {
      const TaliaGame *game = talia_registry_find (tables[0].game);
      TaliaState state = deal (0, (guint64) i);
      int exact[TALIA_MAX_SEATS], points[TALIA_MAX_SEATS];
      guint nodes = 10000000;
      TaliaPayoff payoff;

      g_assert_cmpint (state.sides, ==, 2);
      play_until (&state, plays, &random);
      talia_game_prepare_payoff (game, &state, &payoff);
      g_assert_true (talia_fishing_solve (&payoff, &state, &nodes, exact));
      g_assert_true (talia_fishing_play_out (&payoff, &state, &random, &nodes));
      g_assert_cmpint (state.fishing.n_played, ==, TALIA_FISHING_PLAYS);
      talia_payoff_points (&payoff, &state, points);
      g_assert_cmpint (ahead (&state, points, 0), ==, ahead (&state, exact, 0));
    }
}

/* The search reports that its nodes are used up. */
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

/* What one seat infers about the others, summed over many tables. */
typedef struct
{
  double truth, others; /* mean weights of the true hands, and of other possible ones */
  guint easy, worlds;   /* the number of worlds that regard a player as easy, and of all worlds */
} Reading;

/* The others play at the easy level or by the playout policy; seat 0 infers their hands in the last round but one. */
static Reading
read_others (gboolean easily)
{
  enum
  {
    TABLES = 24,
    WORLDS = 32
  };
  Reading reading = { 0 };
  TaliaRandom random;

  talia_random_init (&random, 5);
  for (guint i = 0; i < TABLES; i++)
    {
      const TaliaGame *game = talia_registry_find (tables[i % G_N_ELEMENTS (tables)].game);
      TaliaState state = deal (i % G_N_ELEMENTS (tables), i);
      const int round = 4 * state.seats;
      g_autofree double *weights = g_new (double, WORLDS + 1);
      double sum = 0.0;
      TaliaKnowledge known;
      TaliaFishPast past;
      TaliaView view;

      /* the last round but one, after each player has played two cards */
      while (state.fishing.n_played < TALIA_FISHING_PLAYS - round - round / 2 || state.to_act != 0)
        {
          TaliaFishThought thoughts[TALIA_FISH_MOVES];
          TaliaMove move;
          guint n = talia_fishing_think (&state, talia_fishing_weights (&state.fishing.rules), thoughts);

          move = thoughts[talia_fishing_pick (thoughts, n, &random)].move;
          if (easily && state.to_act != 0)
            g_assert_true (talia_easy_choose (game, &state, &move));
          talia_fishing_game_play (&state, &move, NULL);
        }
      talia_game_view (game, &state, 0, &view);
      talia_knowledge_init (&known, game, &view);
      talia_fishing_past_init (&past, game, &view.seen);
      for (guint world = 0; world <= WORLDS; world++)
        {
          TaliaState could_be = state;
          guint styles;

          if (world > 0)
            talia_game_sample_unseen (game, &view, &known.where, &random, &could_be);
          weights[world] = talia_fishing_past_explain (&past, 0, &could_be, &random, &styles);
          g_assert_true (isfinite (weights[world]));
          g_assert_cmpuint (styles & 1, ==, 0);
          reading.easy += (guint) __builtin_popcount (styles);
          reading.worlds += (guint) state.seats - 1;
        }
      for (guint world = 0; world <= WORLDS; world++)
        sum += exp (weights[world] - weights[0]);
      reading.truth += 1.0 / sum / TABLES;
      reading.others += (1.0 - 1.0 / sum) / WORLDS / TABLES;
    }
  return reading;
}

/* Hands are inferred from plays, and so is the style of a player. */
static void
test_plays_tell (void)
{
  const Reading easy = read_others (TRUE), glance = read_others (FALSE);

  g_test_message ("of easy players the true hands weigh %.3f, others %.3f, and %u of %u are told to be easy",
                  easy.truth, easy.others, easy.easy, easy.worlds);
  g_test_message ("of others the true hands weigh %.3f, others %.3f, and %u of %u are taken for easy", glance.truth,
                  glance.others, glance.easy, glance.worlds);
  g_assert_cmpfloat (easy.truth, >, 3.0 * easy.others);
  g_assert_cmpfloat (glance.truth, >, glance.others);
  g_assert_cmpuint (easy.easy * 3, >, easy.worlds * 2);
  g_assert_cmpuint (glance.easy * 3, <, glance.worlds);
}

/* A world never contradicts the rules: a player who has built holds, or has played since, a card that takes the
 * build. */
static void
test_builders_had_a_card (void)
{
  const TaliaGame *game = talia_registry_find ("casino");
  TaliaState state = casino_table (game, "players=2", "9H,5S,2C,3C", "4D", ""), could_be;
  const TaliaMove build = casino_move ("build:9:5S:4D"), take = casino_move ("take:9D:4D,5S");
  TaliaFishPast past;
  TaliaRandom random;
  double with, without;
  guint styles;

  state.hand[1] = casino_cards ("9D,JC,QC,KC");
  g_assert_cmpint (talia_game_apply (game, &state, &build, &state, NULL).rule, ==, TALIA_RULE_NONE);
  g_assert_cmpint (talia_game_apply (game, &state, &take, &state, NULL).rule, ==, TALIA_RULE_NONE);
  talia_random_init (&random, 1);
  talia_fishing_past_init (&past, game, &state);
  with = talia_fishing_past_explain (&past, 1, &state, &random, &styles);
  could_be = state;
  could_be.hand[0] = casino_cards ("8H,2C,3C");
  without = talia_fishing_past_explain (&past, 1, &could_be, &random, &styles);
  g_assert_cmpfloat (with, >, without + 10.0);
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = { { "endings", 0, 0, G_OPTION_ARG_INT, &endings, "endings at each table", "N" },
                                   { "plays", 0, 0, G_OPTION_ARG_INT, &plays, "the number of plays in each", "N" },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  g_test_add_func ("/fishing/thoughts-are-legal", test_thoughts_are_legal);
  g_test_add_func ("/fishing/plays-tell", test_plays_tell);
  g_test_add_func ("/fishing/builders-had-a-card", test_builders_had_a_card);
  g_test_add_func ("/fishing/endings-are-exact", test_endings_are_exact);
  g_test_add_func ("/fishing/endings-are-played-out", test_endings_are_played_out);
  g_test_add_func ("/fishing/endings-may-be-too-long", test_endings_may_be_too_long);
  return g_test_run ();
}
