/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets two levels play each other over duplicate deals: each deal twice, the levels' seats swapped. */
#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include "bots/talia-bot.h"

/* Whole matches are followed, so that every kind of deal and every standing comes up. */
typedef struct
{
  const TaliaGame *game;
  const TaliaLevel *levels[2];
  TaliaThinking thinking;
  TaliaRandom deals;
} Duel;

/* The running mean of the difference, by Welford. */
typedef struct
{
  int n;
  double mean, squares;
} Sample;

static void
sample_add (Sample *sample, double x)
{
  double off = x - sample->mean;

  sample->mean += off / ++sample->n;
  sample->squares += off * (x - sample->mean);
}

/* Half the width of the 95 % interval. */
static double
sample_interval (const Sample *sample)
{
  return sample->n > 1 ? 1.96 * sqrt (sample->squares / (sample->n - 1) / sample->n) : 0.0;
}

/* Which level a side plays at. */
static int
level_of (int side, gboolean swapped)
{
  return (side + swapped) & 1;
}

/* Plays the deal on the table to its end. */
static void
play_deal (Duel *duel, TaliaState *state, gboolean swapped)
{
  while (state->to_act != TALIA_NOBODY)
    {
      const TaliaLevel *level = duel->levels[level_of (talia_state_side (state, state->to_act), swapped)];
      g_autoptr (GArray) advice = NULL;
      TaliaView view;

      talia_game_view (duel->game, state, state->to_act, &view);
      talia_thinking_init (&duel->thinking, level, talia_random_next (&duel->thinking.random));
      advice = talia_level_advise (level, duel->game, &view, &duel->thinking);
      if (advice->len == 0
          || talia_game_apply (duel->game, state, &g_array_index (advice, TaliaAdvice, 0).move, state, NULL).rule
                 != TALIA_RULE_NONE)
        g_error ("%s gave an illegal answer in %s", level->id, duel->game->id);
    }
}

/* Points a side of the first level is better off than one of the second in this deal. */
static double
difference (const TaliaGame *game, const TaliaState *state, gboolean swapped)
{
  double points[2] = { 0.0 };
  int n[2] = { 0 };

  for (int side = 0; side < state->sides; side++)
    {
      int level = level_of (side, swapped);

      points[level] += talia_game_score (game, state, side, NULL, NULL);
      n[level]++;
    }
  return (points[0] / n[0] - points[1] / n[1]) * (game->lowest_wins ? -1.0 : 1.0);
}

static void
begin_match (const Duel *duel, TaliaState *state)
{
  TaliaOptions options;

  talia_game_init_options (duel->game, &options);
  if (!talia_game_start (duel->game, &options, state, NULL))
    g_error ("%s does not start with its defaults", duel->game->id);
}

static void
deal (Duel *duel, TaliaState *state)
{
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (duel->game, state, talia_random_next (&duel->deals), &pack, &dealer);
  if (!talia_game_deal (duel->game, state, &pack, dealer, state, NULL, NULL))
    g_error ("%s cannot be dealt", duel->game->id);
}

static void
run_duel (Duel *duel, int deals)
{
  Sample sample = { 0 };
  TaliaState state;
  int matches = 0;

  begin_match (duel, &state);
  for (int i = 0; i < deals; i++)
    {
      TaliaState other;

      if (state.phase == TALIA_PHASE_OVER)
        {
          begin_match (duel, &state);
          matches++;
        }
      deal (duel, &state);
      other = state;
      play_deal (duel, &state, FALSE);
      play_deal (duel, &other, TRUE);
      sample_add (&sample, (difference (duel->game, &state, FALSE) + difference (duel->game, &other, TRUE)) / 2);
    }
  g_print ("%-12s %s over %s: %+.2f ± %.2f points a deal, %d duplicate deals in %d matches%s\n", duel->game->id,
           duel->levels[0]->id, duel->levels[1]->id, sample.mean, sample_interval (&sample), deals, matches + 1,
           sample.mean > sample_interval (&sample) ? "" : "  NOT SHOWN");
}

static void
run_matches (Duel *duel, int matches)
{
  guint64 deals = 0;

  for (int i = 0; i < matches; i++)
    {
      TaliaState state;

      for (begin_match (duel, &state); state.phase != TALIA_PHASE_OVER; deals++)
        {
          deal (duel, &state);
          play_deal (duel, &state, i & 1);
        }
    }
  g_print ("%-12s %d whole matches, %" G_GUINT64_FORMAT " deals, no illegal answer\n", duel->game->id, matches, deals);
}

int
main (int argc, char **argv)
{
  static int deals = 500, matches;
  static char *game;
  const GOptionEntry entries[] = { { "deals", 'd', 0, G_OPTION_ARG_INT, &deals, "duplicate deals of each game (500)",
                                     "N" },
                                   { "matches", 'm', 0, G_OPTION_ARG_INT, &matches, "play whole matches instead", "N" },
                                   { "game", 'g', 0, G_OPTION_ARG_STRING, &game, "only this game", "ID" },
                                   { NULL } };
  g_autoptr (GOptionContext) context = g_option_context_new ("LEVEL LEVEL - computer players against each other");
  g_autoptr (GError) error = NULL;
  Duel duel = { 0 };

  setlocale (LC_ALL, ""); /* for the output alone */
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("talia-duel: %s\n", error->message);
      return 2;
    }
  for (int i = 0; i < 2; i++)
    if (argc != 3 || (duel.levels[i] = talia_level_find (argv[i + 1])) == NULL)
      {
        g_printerr ("talia-duel: it takes two levels, such as: talia-duel easy random\n");
        return 2;
      }
  if (game != NULL && talia_registry_find (game) == NULL)
    {
      g_printerr ("talia-duel: there is no game “%s”\n", game);
      return 2;
    }
  for (int i = 0; (duel.game = talia_registry_list ()[i]) != NULL; i++)
    if (game == NULL || g_str_equal (game, duel.game->id))
      {
        talia_random_init (&duel.deals, 1);
        talia_random_init (&duel.thinking.random, 2);
        if (matches > 0)
          run_matches (&duel, matches);
        else
          run_duel (&duel, deals);
      }
  return 0;
}
