/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how long judging a move and listing all moves takes in Casino, over matches between bots. */
#include <stdlib.h>
#include <time.h>

#include "bots/talia-bot.h"
#include "engine/games/games.h"

#define MAX_SAMPLES 400000

typedef struct
{
  const char *name;
  double *at; /* room for MAX_SAMPLES */
  int n;
} Samples;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return 1e6 * (double) time.tv_sec + 1e-3 * (double) time.tv_nsec;
}

static void
note (Samples *samples, double value)
{
  if (samples->n < MAX_SAMPLES)
    samples->at[samples->n++] = value;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static void
report (Samples *samples)
{
  qsort (samples->at, (size_t) samples->n, sizeof *samples->at, compare);
  g_print ("  %-14s n %7d   p50 %9.2f   p99 %9.2f   max %9.2f\n", samples->name, samples->n,
           samples->at[samples->n / 2], samples->at[samples->n * 99 / 100], samples->at[samples->n - 1]);
}

/* Plays one match, and measures each position. */
static void
play (const TaliaGame *game, const TaliaOptions *options, const TaliaLevel *level, uint64_t seed, TaliaMove *moves,
      Samples *check, Samples *legal, Samples *count, int *crowded)
{
  TaliaThinking thinking = { 0 };
  TaliaState state;

  talia_random_init (&thinking.random, seed);
  talia_game_start (game, options, &state, NULL);
  while (state.phase != TALIA_PHASE_OVER)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;
      TaliaPack pack;
      double begun;
      int dealer, n;

      if (state.phase == TALIA_PHASE_DEAL)
        {
          talia_game_shuffle (game, &state, seed * 1000 + state.deals, &pack, &dealer);
          talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL);
          continue;
        }
      begun = now ();
      n = talia_game_legal (game, &state, moves, TALIA_MAX_LEGAL);
      note (legal, now () - begun);
      *crowded += n < 0;
      note (count, n < 0 ? TALIA_MAX_LEGAL + 1 : n);

      talia_game_view (game, &state, state.to_act, &view);
      advice = talia_level_advise (level, game, &view, &thinking);
      for (int i = 0; i < 4; i++)
        {
          guint any = (guint) talia_random_below (&thinking.random, advice->len);
          TaliaMove move = g_array_index (advice, TaliaAdvice, any).move;

          /* Every second move is changed, because a refusal takes as long. */
          if (i % 2 == 1)
            move.cards ^=
                TALIA_BIT (talia_random_card (&thinking.random, TALIA_ALL_CARDS)) & talia_state_table (&state);
          begun = now ();
          talia_game_check (game, &state, &move);
          note (check, now () - begun);
        }
      talia_game_apply (game, &state, &g_array_index (advice, TaliaAdvice, 0).move, &state, NULL);
    }
}

/* Creates tables of 26 loose cards, and sets of cards whose sum fits the played card, so that their groups must be
 * found. */
static void
crowd (const TaliaGame *game, TaliaMove *moves, Samples *check, Samples *legal, int *crowded)
{
  TaliaRandom random;
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;

  talia_random_init (&random, 26);
  talia_game_init_options (game, &options);
  talia_game_start (game, &options, &state, NULL);
  talia_random_shuffle (&random, TALIA_ALL_CARDS, &pack);
  talia_game_deal (game, &state, &pack, 0, &state, NULL, NULL);
  for (int table = 0; table < 1000; table++)
    {
      const int seat = state.to_act;
      double begun;
      int n;

      talia_random_shuffle (&random, TALIA_ALL_CARDS, &pack);
      state.hand[seat] = state.fishing.loose = 0;
      for (int i = 0; i < 30; i++)
        *(i < 4 ? &state.hand[seat] : &state.fishing.loose) |= TALIA_BIT (pack.cards[i]);
      begun = now ();
      n = talia_game_legal (game, &state, moves, TALIA_MAX_LEGAL);
      note (legal, now () - begun);
      *crowded += n < 0;

      for (int tries = 0; tries < 100; tries++)
        {
          TaliaMove move = { .kind = TALIA_MOVE_TAKE, .card = talia_random_card (&random, state.hand[seat]) };
          int value = talia_fishing_value (&state.fishing.rules, move.card), sum = 0;

          move.cards = talia_random_next (&random) & state.fishing.loose;
          for (TaliaCards rest = move.cards; rest != 0;)
            {
              TaliaCard card = talia_cards_pop (&rest);
              int worth = talia_fishing_value (&state.fishing.rules, card);

              if (worth == 0 || worth > value)
                move.cards &= ~TALIA_BIT (card);
              else
                sum += worth;
            }
          if (value < 5 || move.cards == 0 || sum % value != 0)
            continue;
          begun = now ();
          talia_game_check (game, &state, &move);
          note (check, now () - begun);
        }
    }
}

int
main (int argc, char **argv)
{
  const char *const tables[] = { "players=2", "players=3", "players=4", "players=4 partners=true" };
  const TaliaGame *const games[] = { &talia_game_casino, &talia_game_royal };
  const char *const levels[] = { "easy", "random" };
  const int matches = argc > 1 ? atoi (argv[1]) : 20;
  g_autofree TaliaMove *moves = g_new0 (TaliaMove, TALIA_MAX_LEGAL);

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    for (guint l = 0; l < G_N_ELEMENTS (levels); l++)
      {
        Samples check = { "check, us", g_new (double, MAX_SAMPLES), 0 };
        Samples legal = { "legal, us", g_new (double, MAX_SAMPLES), 0 };
        Samples count = { "moves listed", g_new (double, MAX_SAMPLES), 0 };
        int crowded = 0;

        for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
          for (int match = 0; match < matches; match++)
            {
              TaliaOptions options;
              TaliaPreset preset = { "", "", tables[t] };

              talia_options_apply_preset (games[g]->options, &options, &preset);
              play (games[g], &options, talia_level_find (levels[l]), (uint64_t) match, moves, &check, &legal, &count,
                    &crowded);
            }
        g_print ("%s, %s players, %d matches each with 2, 3, 4 seats and pairs\n", games[g]->id, levels[l], matches);
        report (&check);
        report (&legal);
        report (&count);
        g_print ("  too many to list: %d of %d\n", crowded, count.n);
        g_free (check.at);
        g_free (legal.at);
        g_free (count.at);
      }
  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      Samples check = { "check, us", g_new (double, MAX_SAMPLES), 0 };
      Samples legal = { "legal, us", g_new (double, MAX_SAMPLES), 0 };
      int crowded = 0;

      crowd (games[g], moves, &check, &legal, &crowded);
      g_print ("%s, 26 loose cards, captures whose sum fits\n", games[g]->id);
      report (&check);
      report (&legal);
      g_print ("  too many to list: %d of %d\n", crowded, legal.n);
      g_free (check.at);
      g_free (legal.at);
    }
  return 0;
}
