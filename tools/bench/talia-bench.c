/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how many random deals can be played in a second: by each game through its table of functions, by the trick
 * core alone, by the fast playout, and by a yardstick with hand-written rules. */
#include <stdlib.h>

#include "bit-board.h"
#include "engine/talia-playout.h"

/* Each figure is the best of this many short runs, because a shared machine is only fast for moments. */
#define RUNS 50

static double seconds = 1;

typedef uint64_t (*Work) (gconstpointer what, uint64_t seed, int deals);

/* Returns the deals a second in one run of `*deals`, which is then adjusted to the time that a run should take. */
static double
measure_once (Work work, gconstpointer what, uint64_t seed, int *deals)
{
  for (;;)
    {
      gint64 begin = g_get_monotonic_time ();
      gint64 took;
      volatile uint64_t sum = work (what, seed, *deals);

      (void) sum;
      took = MAX (g_get_monotonic_time () - begin, 1);
      if (took >= seconds * G_USEC_PER_SEC / RUNS)
        return *deals * (double) G_USEC_PER_SEC / (double) took;
      *deals *= 4; /* too short to tell */
    }
}

/* One of the programs that are measured in turn. */
typedef struct
{
  Work work;
  gconstpointer what;
  int deals;
  double best; /* deals a second */
} Figure;

/* Measures all in turn, so that a machine that is slow for a while is slow for all of them. */
static void
measure (Figure *figures, int n)
{
  for (int i = 0; i < n; i++)
    figures[i].deals = 64;
  for (int run = 0; run < RUNS; run++)
    for (int i = 0; i < n; i++)
      figures[i].best =
          MAX (figures[i].best, measure_once (figures[i].work, figures[i].what, (uint64_t) run, &figures[i].deals));
}

static uint64_t
run_loop (gconstpointer what, uint64_t seed, int deals)
{
  return (*(const BitboardLoop *) what) (seed, deals);
}

/* Makes one of the legal moves at random, and returns how many there were. */
static inline int
move (const TaliaGame *game, TaliaState *state, TaliaMoves *moves, TaliaRandom *random)
{
  int n = talia_game_moves (game, state, moves);
  TaliaMove any;

  if (n <= 0)
    return n;
  talia_moves_get (moves, (int) talia_random_pick (random, (guint) n), &any);
  talia_game_make (game, state, &any, NULL);
  return n;
}

/* Plays random deals with talia_game_moves() and talia_game_make(), and starts a new match when one ends. */
static uint64_t
run_functions (gconstpointer what, uint64_t seed, int deals)
{
  const TaliaGame *game = what;
  g_auto (TaliaMoves) moves = { 0 };
  TaliaOptions options;
  TaliaRandom random;
  TaliaState fresh, state;

  talia_random_init (&random, seed);
  talia_game_init_options (game, &options);
  talia_game_start (game, &options, &fresh, NULL);
  state = fresh;
  for (int d = 0; d < deals; d++)
    {
      TaliaPack pack;

      if (state.phase == TALIA_PHASE_OVER)
        state = fresh;
      talia_random_shuffle (&random, game->pack (&state), &pack);
      talia_game_deal (game, &state, &pack, 0, &state, NULL, NULL);
      while (move (game, &state, &moves, &random) > 0)
        ;
      if (state.to_act != TALIA_NOBODY) /* too many moves to list: this match is given up */
        state = fresh;
    }
  return (uint64_t) state.total[0];
}

/* Plays with the trick core alone: list legal cards, draw one, make the move; cards are dealt and drawn as in the
 * yardstick. */
static inline __attribute__ ((always_inline)) uint64_t
play_core (const TaliaTrickRules *rules, uint64_t seed, int deals, BitboardSelect select)
{
  BitboardSource source = { .word = seed * 2 + 1 };
  uint64_t sum = 0;

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
          TaliaCards bit = bitboard_random (&source, talia_trick_legal (&trick, hand[seat]), select);
          int winner = talia_trick_add (&trick, 4, talia_cards_first (bit));

          hand[seat] ^= bit;
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

static uint64_t
run_core (gconstpointer what, uint64_t seed, int deals)
{
  return play_core (what, seed, deals, BITBOARD_PORTABLE);
}

static uint64_t
run_core_pdep (gconstpointer what, uint64_t seed, int deals)
{
  return play_core (what, seed, deals, BITBOARD_PDEP);
}

/* --- the fast playout ------------------------------------------------------------------------- */

#define MAX_DEALS 16

/* The deals of one match that the fast playout can play, each at its first card, with their costs. */
typedef struct
{
  guint n;
  TaliaState deals[MAX_DEALS];
  TaliaPayoff payoffs[MAX_DEALS];
} Prepared;

static TaliaCard
play_any (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer random)
{
  return talia_random_card (random, legal);
}

/* Passes and bids at random until the first card is to be played. */
static void
reach_play (const TaliaGame *game, TaliaState *state, TaliaRandom *random)
{
  g_auto (TaliaMoves) moves = { 0 };

  while (state->phase != TALIA_PHASE_PLAY)
    move (game, state, &moves, random);
}

static void
prepare_deals (const TaliaGame *game, Prepared *prepared)
{
  TaliaOptions options;
  TaliaRandom random;
  TaliaState state;

  prepared->n = 0;
  talia_random_init (&random, 1);
  talia_game_init_options (game, &options);
  talia_game_start (game, &options, &state, NULL);
  while (state.phase != TALIA_PHASE_OVER && prepared->n < MAX_DEALS)
    {
      TaliaPack pack;
      int dealer;

      talia_game_shuffle (game, &state, prepared->n, &pack, &dealer);
      talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL);
      reach_play (game, &state, &random);
      if (prepared->n > 0 && state.board != prepared->deals[0].board)
        return;
      prepared->deals[prepared->n] = state;
      talia_game_prepare_payoff (game, &state, &prepared->payoffs[prepared->n++]);
      talia_playout (&state, play_any, &random);
      talia_game_end_deal (game, &state, NULL);
      if (state.phase == TALIA_PHASE_MOON)
        return;
    }
}

static inline TaliaCard
draw_portable (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer source)
{
  return talia_cards_first (bitboard_random (source, legal, BITBOARD_PORTABLE));
}

static inline TaliaCard
draw_by_pdep (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer source)
{
  return talia_cards_first (bitboard_random (source, legal, BITBOARD_PDEP));
}

/* Plays deals of a match by the fast playout, with their payoff; cards are dealt and drawn as in the yardstick. */
static inline __attribute__ ((always_inline)) uint64_t
play_prepared (const Prepared *prepared, uint64_t seed, int deals, TaliaPlayoutPolicy policy)
{
  BitboardSource source = { .word = seed * 2 + 1 };
  uint64_t sum = 0;

  for (int d = 0; d < deals; d++)
    {
      guint which = (guint) d % prepared->n;
      TaliaState state = prepared->deals[which];
      int points[TALIA_MAX_SEATS];

      bitboard_deal (&source, state.hand);
      if (state.board == TALIA_BOARD_TRICK)
        talia_trick_game_begin_play (&state, 0);
      talia_playout (&state, policy, &source);
      talia_payoff_points (&prepared->payoffs[which], &state, points);
      for (int side = 0; side < state.sides; side++)
        sum = sum * 31 + (uint64_t) points[side];
    }
  return sum;
}

static uint64_t
run_playout (gconstpointer what, uint64_t seed, int deals)
{
  return play_prepared (what, seed, deals, draw_portable);
}

static uint64_t
run_playout_pdep (gconstpointer what, uint64_t seed, int deals)
{
  return play_prepared (what, seed, deals, draw_by_pdep);
}

#define HEARTS TALIA_SUIT_CARDS (TALIA_HEARTS)
#define QUEEN TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES)
#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)

/* The rules of the yardstick. */
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
print_ratio (const char *what, const Figure *figure, const Figure *yardstick)
{
  g_print ("   %s %8.0f k/s = %4.2f", what, figure->best / 1e3, figure->best / yardstick->best);
}

static void
bench_core (guint i)
{
  const TaliaGame *game = talia_registry_find (cores[i].game);
  g_autofree Prepared *prepared = g_new0 (Prepared, 1);
  Figure figures[] = {
    { .work = run_loop, .what = &cores[i].loop },   { .work = run_core, .what = &cores[i].rules },
    { .work = run_playout, .what = prepared },      { .work = run_functions, .what = game },
    { .work = run_loop, .what = &cores[i].pdep },   { .work = run_core_pdep, .what = &cores[i].rules },
    { .work = run_playout_pdep, .what = prepared },
  };

  prepare_deals (game, prepared);
  measure (figures, bitboard_has_pdep () ? 7 : 4);
  g_print ("%-12s yardstick %8.0f k/s", game->id, figures[0].best / 1e3);
  print_ratio ("core", &figures[1], &figures[0]);
  print_ratio ("playout", &figures[2], &figures[0]);
  print_ratio ("functions", &figures[3], &figures[0]);
  if (bitboard_has_pdep ())
    {
      g_print ("\n%-12s with pdep %8.0f k/s", "", figures[4].best / 1e3);
      print_ratio ("core", &figures[5], &figures[4]);
      print_ratio ("playout", &figures[6], &figures[4]);
    }
  g_print ("\n");
}

/* Measures a game by its fast playout, if it has one, and by the public functions, beside the yardstick of Hearts. */
static void
bench_game (const TaliaGame *game)
{
  g_autofree Prepared *prepared = g_new0 (Prepared, 1);
  Figure figures[] = {
    { .work = run_loop, .what = &cores[0].loop },
    { .work = run_functions, .what = game },
    { .work = run_playout, .what = prepared },
  };
  TaliaOptions options;
  TaliaState state;
  gboolean has_playout;

  talia_game_init_options (game, &options);
  talia_game_start (game, &options, &state, NULL);
  has_playout = state.board != TALIA_BOARD_FISHING;
  if (has_playout)
    prepare_deals (game, prepared);
  measure (figures, has_playout ? 3 : 2);
  g_print ("%-12s", game->id);
  print_ratio ("functions", &figures[1], &figures[0]);
  if (has_playout)
    print_ratio ("playout", &figures[2], &figures[0]);
  g_print ("\n");
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
    bench_game (talia_registry_list ()[i]);
  return 0;
}
