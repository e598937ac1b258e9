/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How many random whole deals a second: each game through the public seam, the trick core alone, a yardstick. */
#include <stdlib.h>

#include "bench-bitboard.h"
#include "talia-rules.h"

/* Each figure is the best of this many runs, so that what else the machine does matters little. */
#define RUNS 5

static double seconds = 0.4;

typedef uint64_t (*Work) (gconstpointer what, uint64_t seed, int deals);

/* Deals a second. */
static double
measure (Work work, gconstpointer what)
{
  double best = 0.0;
  int deals = 64;

  for (int run = 0; run < RUNS; run++)
    {
      gint64 begin = g_get_monotonic_time ();
      gint64 took;
      volatile uint64_t sum = work (what, (uint64_t) run, deals);

      (void) sum;
      took = MAX (g_get_monotonic_time () - begin, 1);
      if (took < seconds * G_USEC_PER_SEC / 4)
        {
          deals *= 4; /* too short to tell: this run does not count */
          run--;
          continue;
        }
      best = MAX (best, deals * (double) G_USEC_PER_SEC / (double) took);
    }
  return best;
}

static uint64_t
run_loop (gconstpointer what, uint64_t seed, int deals)
{
  return (*(const BitboardLoop *) what) (seed, deals);
}

/* Random deals through talia_rules_legal() and talia_rules_apply(), from a fresh match each time one ends. */
static uint64_t
run_seam (gconstpointer what, uint64_t seed, int deals)
{
  const TaliaRules *rules = what;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaOptions options;
  TaliaRandom random;
  TaliaState fresh, state;

  talia_random_init (&random, seed);
  talia_rules_init_options (rules, &options);
  talia_rules_start (rules, &options, &fresh, NULL);
  state = fresh;
  for (int d = 0; d < deals; d++)
    {
      TaliaPack pack;
      int n;

      if (state.phase == TALIA_PHASE_OVER)
        state = fresh;
      talia_random_shuffle (&random, rules->pack (&state), &pack);
      talia_rules_deal (rules, &state, &pack, 0, &state, NULL, NULL);
      while ((n = talia_rules_legal (rules, &state, moves, TALIA_MAX_LEGAL)) > 0)
        talia_rules_apply (rules, &state, &moves[talia_random_pick (&random, (guint) n)], &state, NULL);
      if (state.to_act != TALIA_NOBODY) /* too many moves to list: give this match up */
        state = fresh;
    }
  return (uint64_t) state.total[0];
}

/* The trick core alone: legal cards, a random one, the next state; dealt as the yardstick deals. */
static uint64_t
run_core (gconstpointer what, uint64_t seed, int deals)
{
  const TaliaTrickRules *rules = what;
  BitboardSource source = { .word = seed * 2 + 1 };
  TaliaRandom random;
  uint64_t sum = 0;

  talia_random_init (&random, seed);
  for (int d = 0; d < deals; d++)
    {
      TaliaTrick trick = { .rules = *rules };
      TaliaCards hand[4];
      TaliaCards taken[4] = { 0 };
      int seat = 0;

      bitboard_deal (&source, hand);
      while (rules->opening != TALIA_NO_CARD && !(hand[seat] & TALIA_BIT (rules->opening)))
        seat++;
      trick.leader = (uint8_t) seat;
      while (trick.n_played < 52)
        {
          TaliaCard card = talia_random_card (&random, talia_trick_legal (&trick, hand[seat]));
          int winner;

          hand[seat] &= ~TALIA_BIT (card);
          winner = talia_trick_add (&trick, 4, card);
          if (winner < 0)
            {
              seat = (seat + 1) & 3;
              continue;
            }
          for (int i = 1; i <= 4; i++)
            taken[winner] |= TALIA_BIT (trick.played[trick.n_played - i]);
          seat = winner;
        }
      for (int p = 0; p < 4; p++)
        sum = sum * 31 + (uint64_t) talia_cards_count (taken[p] & TALIA_SUIT_CARDS (TALIA_HEARTS));
    }
  return sum;
}

#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)
#define QUEEN TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES)
#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)

/* The rules that the yardstick plays too. */
static const struct
{
  const char *game;
  BitboardLoop loop, pdep;
  TaliaTrickRules rules;
} cores[] = {
  { "hearts",
    bitboard_hearts,
    bitboard_hearts_pdep,
    { .lead_ban = HEARTS,
      .lead_free = HEARTS | QUEEN,
      .break_lead = QUEEN,
      .break_follow = QUEEN,
      .break_discard = HEARTS | QUEEN,
      .shield = HEARTS | QUEEN,
      .trump = TALIA_NO_TRUMP,
      .opening = 0 } },
  { "spades",
    bitboard_spades,
    bitboard_spades_pdep,
    { .lead_ban = SPADES,
      .lead_free = SPADES,
      .break_discard = SPADES,
      .trump = TALIA_SPADES,
      .opening = TALIA_NO_CARD } },
};

static void
bench_core (guint i)
{
  const TaliaRules *rules = talia_registry_find (cores[i].game);
  double loop = measure (run_loop, &cores[i].loop);
  double core = measure (run_core, &cores[i].rules);
  double seam = rules != NULL ? measure (run_seam, rules) : 0.0;

  g_print ("%-12s yardstick %8.0f k/s   core %8.0f k/s = %4.2f   seam %8.0f k/s = %4.2f\n", cores[i].game, loop / 1e3,
           core / 1e3, core / loop, seam / 1e3, seam / loop);
  if (bitboard_has_pdep ())
    g_print ("%-12s yardstick with pdep %8.0f k/s\n", cores[i].game, measure (run_loop, &cores[i].pdep) / 1e3);
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "seconds", 0, 0, G_OPTION_ARG_DOUBLE, &seconds, "how long to measure each figure", "S" }, { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("- random whole deals a second, one core");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("talia-bench: %s\n", error->message);
      return 2;
    }
  for (guint i = 0; i < G_N_ELEMENTS (cores); i++)
    bench_core (i);
  for (int i = 0; talia_registry_list ()[i] != NULL; i++)
    g_print ("%-12s seam %8.1f k/s\n", talia_registry_list ()[i]->id,
             measure (run_seam, talia_registry_list ()[i]) / 1e3);
  return 0;
}
