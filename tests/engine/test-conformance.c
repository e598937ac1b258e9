/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays every game at random, with random options, and checks what must hold in every game. */
#include <string.h>

#include "engine/games/games.h"
#include "engine/talia-sound.h"
#include "invariants.h"
#include "sampling.h"
#include "starting.h"
#include "viewing.h"

static int matches;

/* One match being played. */
typedef struct
{
  const TaliaGame *game;
  TaliaRandom random;
  TaliaState state;
  TaliaCards pack;
  int before[TALIA_MAX_SEATS]; /* totals before this deal */
  TaliaPayoff payoff;          /* of this deal, prepared after dealing */
  TaliaMove *moves;            /* room for TALIA_MAX_LEGAL */
  TaliaMoves numbered;         /* the same; empty if `crowded` */
  gboolean crowded;            /* there are more legal moves than `moves` has */
  SamplingDeal so_far;         /* the running deal so far */
} Play;

static uint64_t
below (Play *play, uint64_t n)
{
  return talia_random_below (&play->random, n);
}

/* --- checks of every state --- */

static void
check_cards (const Play *play)
{
  const TaliaState *state = &play->state;
  TaliaCards all = 0;
  int n = 0;
  TaliaCards parts[2 * TALIA_MAX_SEATS + 2];

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    {
      parts[2 * seat] = state->hand[seat];
      parts[2 * seat + 1] = state->taken[seat];
    }
  parts[2 * TALIA_MAX_SEATS] = talia_state_table (state);
  parts[2 * TALIA_MAX_SEATS + 1] = talia_state_hidden (state);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      all |= parts[i];
      n += talia_cards_count (parts[i]);
    }
  g_assert_cmphex (all, ==, play->pack);
  g_assert_cmpint (n, ==, talia_cards_count (play->pack));
}

static gboolean
is_legal (const Play *play, int n, const TaliaMove *move)
{
  for (int i = 0; i < n; i++)
    if (talia_move_equal (&play->moves[i], move))
      return TRUE;
  return FALSE;
}

/* A move that is not listed is refused by a rule with an id, and changes nothing. */
static void
check_refused (const Play *play, int n, const TaliaMove *move)
{
  TaliaState next = play->state;
  TaliaRefusal refusal = talia_game_apply (play->game, &play->state, move, &next, NULL);

  if (is_legal (play, n, move))
    g_assert_cmpint (refusal.rule, ==, TALIA_RULE_NONE);
  else if (!play->crowded || refusal.rule != TALIA_RULE_NONE)
    {
      g_assert_cmpint (refusal.rule, !=, TALIA_RULE_NONE);
      g_assert_nonnull (talia_rule_id ((TaliaRuleId) refusal.rule));
      g_assert_cmpstr (talia_refusal_text (refusal), !=, "");
      g_assert_true (talia_state_equal (&next, &play->state));
    }
}

/* A listed fishing move with one change is listed too, or it is refused. */
static void
check_near_miss (Play *play, int n)
{
  TaliaCards table = talia_state_table (&play->state);
  TaliaMove move = play->moves[below (play, (uint64_t) n)];

  switch (below (play, 4))
    {
    case 0:
      if (table != 0)
        move.cards ^= TALIA_BIT (talia_random_card (&play->random, table));
      break;
    case 1:
      move.value = (uint8_t) (move.value + below (play, 3) - 1);
      break;
    case 2:
      move.card = talia_random_card (&play->random, play->state.hand[play->state.to_act]);
      break;
    default:
      move.kind = (uint8_t) (TALIA_MOVE_TRAIL + below (play, 3));
      move.value = move.kind == TALIA_MOVE_BUILD ? (uint8_t) below (play, 15) : 0;
      break;
    }
  check_refused (play, n, &move);
}

static void
check_moves (Play *play, int n)
{
  const int all = 1000; /* the most moves of a long list that are tried, chosen at random */
  TaliaMove noise;

  for (int i = 0; i < MIN (n, all); i++)
    {
      const TaliaMove *move = &play->moves[n <= all ? (uint64_t) i : below (play, (uint64_t) n)];

      g_assert_cmpint (talia_game_check (play->game, &play->state, move).rule, ==, TALIA_RULE_NONE);
    }
  if (play->state.board == TALIA_BOARD_FISHING)
    for (int i = 0; i < 8; i++)
      check_near_miss (play, n);
  for (int card = 0; card < 64; card++)
    check_refused (play, n, &TALIA_PLAY ((TaliaCard) card));
  for (int kind = TALIA_MOVE_SKIP; kind <= TALIA_MOVE_BUILD; kind++)
    check_refused (play, n, &TALIA_PLAIN_MOVE (kind));
  /* Passes of three cards, held or not, and moves of random bytes. */
  check_refused (play, n,
                 &TALIA_PASS (TALIA_BIT (talia_random_card (&play->random, TALIA_ALL_CARDS))
                              | TALIA_BIT (talia_random_card (&play->random, TALIA_ALL_CARDS))
                              | TALIA_BIT (talia_random_card (&play->random, TALIA_ALL_CARDS))));
  memset (&noise, 0, sizeof noise);
  noise.cards = talia_random_next (&play->random);
  noise.kind = (uint8_t) below (play, 256);
  noise.card = (TaliaCard) below (play, 256);
  noise.value = (uint8_t) below (play, 256);
  if (noise.kind != TALIA_MOVE_PLAY)
    check_refused (play, n, &noise);
}

/* The moves of the numbered list equal those of the other list. */
static void
check_numbered (Play *play, int n)
{
  g_assert_cmpint (talia_game_moves (play->game, &play->state, &play->numbered), ==, n);
  for (int i = 0; i < n; i++)
    {
      TaliaMove move;

      talia_moves_get (&play->numbered, i, &move);
      g_assert_true (talia_move_equal (&move, &play->moves[i]));
    }
}

static void
check_text (const TaliaMove *move)
{
  g_autofree char *text = talia_move_to_text (move);
  TaliaMove again;

  g_assert_true (talia_move_parse (text, &again));
  g_assert_true (talia_move_equal (move, &again));
}

/* A state sampled from any seat's view could be the true one. */
static void
check_samples (Play *play)
{
  for (int seat = 0; seat < play->state.seats; seat++)
    sampling_check (play->game, &play->so_far, &play->state, seat, &play->random);
}

/* The check of views accepts every true view, whatever is known of the match before it. */
static void
check_sound (Play *play)
{
  for (int seat = 0; seat < play->state.seats; seat++)
    {
      TaliaView view;

      talia_game_view (play->game, &play->state, seat, &view);
      g_assert_true (talia_view_is_sound (play->game, &play->so_far.before, &view));
      g_assert_true (talia_view_is_sound (play->game, NULL, &view));
      talia_game_view_open (play->game, &play->state, seat, &view);
      g_assert_true (talia_view_is_sound (play->game, &play->so_far.before, &view));
    }
}

/* It also accepts each step from one true view to the next. */
static void
check_follows (Play *play, const TaliaState *next, const TaliaEvents *events)
{
  for (int seat = 0; seat < next->seats && next->to_act != TALIA_NOBODY; seat++)
    {
      TaliaView from, view;

      talia_game_view (play->game, &play->state, seat, &from);
      talia_game_view (play->game, next, seat, &view);
      g_assert_true (talia_view_follows (play->game, &play->so_far.before, &from, events, &view));
    }
}

/* The legal moves found in the view of the seat to act equal those found in the state. */
static void
check_view_suffices (Play *play, int n)
{
  g_autofree TaliaMove *seen = g_new (TaliaMove, (gsize) n);
  TaliaView view;

  talia_game_view (play->game, &play->state, play->state.to_act, &view);
  if (play->crowded)
    {
      g_assert_cmpint (talia_game_legal (play->game, &view.seen, seen, n), ==, -1);
      return;
    }
  g_assert_cmpint (talia_game_legal (play->game, &view.seen, seen, n), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_true (talia_move_equal (&seen[i], &play->moves[i]));
}

static void
check_events (const TaliaEvents *events)
{
  g_assert_cmpuint (events->n, >, 0);
  for (guint i = 0; i < events->n; i++)
    g_assert_cmpint (events->at[i].kind, <=, TALIA_EVENT_MATCH_ENDED);
}

/* --- playing --- */

static void
deal (Play *play)
{
  TaliaState before = play->state;
  TaliaEvents events;
  TaliaPack pack;
  g_autoptr (GError) error = NULL;
  int dealer;

  g_assert_cmpint (play->state.to_act, ==, TALIA_NOBODY);
  talia_game_shuffle (play->game, &before, talia_random_next (&play->random), &pack, &dealer);
  play->pack = 0;
  for (int i = 0; i < pack.n; i++)
    play->pack |= TALIA_BIT (pack.cards[i]);
  memcpy (play->before, before.total, sizeof play->before);
  talia_game_deal (play->game, &before, &pack, dealer, &play->state, &events, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (play->state.deals, ==, before.deals + 1);
  check_events (&events);
  talia_game_prepare_payoff (play->game, &play->state, &play->payoff);
  play->so_far.before = before;
  play->so_far.pack = pack;
  play->so_far.dealer = dealer;
  g_array_set_size (play->so_far.moves, 0);

  /* A deal is refused in the middle of another one, and with a card missing. */
  g_assert_false (talia_game_deal (play->game, &play->state, &pack, dealer, &before, NULL, NULL));
  pack.n--;
  g_assert_false (talia_game_deal (play->game, &before, &pack, dealer, &before, NULL, NULL));
}

static void
move (Play *play)
{
  TaliaState before = play->state;
  TaliaState next;
  TaliaEvents events;
  TaliaMove chosen;
  int n = talia_game_legal (play->game, &play->state, play->moves, TALIA_MAX_LEGAL);

  check_numbered (play, n);
  play->crowded = n < 0;
  if (play->crowded)
    n = talia_game_legal_or_some (play->game, &play->state, play->moves);
  g_assert_cmpint (n, >, 0);
  g_assert_cmpint (talia_game_legal (play->game, &play->state, &chosen, 0), ==, -1);
  check_moves (play, n);
  check_view_suffices (play, n);
  for (int seat = 0; seat < play->state.seats; seat++)
    viewing_check (play->game, &play->state, play->pack, seat, &play->random);
  check_samples (play);
  check_sound (play);

  chosen = play->moves[below (play, (uint64_t) n)];
  check_text (&chosen);
  g_array_append_vals (play->so_far.moves, &(SamplingMove) { chosen, play->state.to_act }, 1);
  g_assert_cmpint (talia_game_apply (play->game, &play->state, &chosen, &next, &events).rule, ==, TALIA_RULE_NONE);
  check_events (&events);
  check_follows (play, &next, &events);
  g_assert_true (talia_state_equal (&before, &play->state));
  g_assert_false (talia_state_equal (&before, &next));
  /* Made in place and without events, it is the same move. */
  talia_game_apply (play->game, &before, &chosen, &before, NULL);
  g_assert_true (talia_state_equal (&before, &next));
  play->state = next;
}

/* The payoff prepared before the first move equals the score, whatever has happened since. */
static void
check_payoff (const Play *play)
{
  int points[TALIA_MAX_SEATS];

  talia_payoff_points (&play->payoff, &play->state, points);
  for (int side = 0; side < play->state.sides; side++)
    g_assert_cmpint (points[side], ==, talia_game_score (play->game, &play->state, side, NULL, NULL));
}

static void
check_deal_end (const Play *play)
{
  check_payoff (play);
  for (int side = 0; side < play->state.sides; side++)
    g_assert_cmpint (play->state.total[side], ==,
                     play->before[side] + talia_game_score (play->game, &play->state, side, NULL, NULL));
  invariants_check_deal (play->game, &play->state);
}

static void
play_match (const StartingCase *test, uint64_t seed, TaliaMove *moves)
{
  const TaliaGame *game = test->game;
  Play play = { .game = game, .moves = moves };
  TaliaMove any = TALIA_PLAY (0);

  play.so_far.moves = g_array_new (FALSE, FALSE, sizeof (SamplingMove));
  talia_random_init (&play.random, seed);
  starting_case (test, seed, &play.random, &play.state);
  g_assert_cmpint (talia_game_check (game, &play.state, &any).rule, ==, TALIA_RULE_NO_DEAL);
  while (play.state.phase != TALIA_PHASE_OVER)
    {
      deal (&play);
      while (play.state.to_act != TALIA_NOBODY)
        {
          check_cards (&play);
          invariants_check_state (&play.state);
          check_payoff (&play);
          move (&play);
        }
      check_deal_end (&play);
      check_samples (&play);
      g_assert_cmpuint (play.state.deals, <, 10000);
    }
  g_assert_cmpint (talia_game_check (game, &play.state, &any).rule, ==, TALIA_RULE_MATCH_OVER);
  g_assert_cmpint (talia_game_legal (game, &play.state, moves, TALIA_MAX_LEGAL), ==, 0);
  g_assert_cmpint (play.state.winners, ==, talia_game_leaders (game, &play.state));
  g_assert_cmpint (play.state.winners, !=, 0);
  talia_moves_clear (&play.numbered);
  g_array_unref (play.so_far.moves);
}

static void
test_case (gconstpointer data)
{
  const StartingCase *test = data;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  guint64 pairs = viewing_get_pairs ();

  for (int i = 0; i < matches; i++)
    play_match (test, (uint64_t) i, moves);
  g_test_message ("%" G_GUINT64_FORMAT " pairs of states with one view", viewing_get_pairs () - pairs);
  g_assert_cmpuint (viewing_get_pairs (), >, pairs);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  matches = starting_parse_matches (&argc, &argv);
  starting_add_cases ("conformance", test_case);
  return g_test_run ();
}
