/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions through which all other code uses a game: each does what is common to all games, and calls the game's
 * own function from its table. */
#include "talia-game.h"

#include <string.h>

#define N_(text) (text)

G_DEFINE_QUARK (talia - deal - error - quark, talia_deal_error)

void
talia_game_init_options (const TaliaGame *game, TaliaOptions *options)
{
  talia_options_init (game->options, options);
}

int
talia_game_dealer_option (const TaliaGame *game)
{
  return talia_options_find (game->options, "dealer", -1);
}

static int
option_dealer (const TaliaGame *game, const TaliaOptions *options)
{
  int index = talia_game_dealer_option (game);

  return index < 0 ? TALIA_NOBODY : options->value[index];
}

gboolean
talia_game_start (const TaliaGame *game, const TaliaOptions *options, TaliaState *state, GError **error)
{
  const char *conflict = game->conflict != NULL ? game->conflict (options) : NULL;
  TaliaState begun;

  memset (&begun, 0, sizeof begun);
  begun.options = *options;
  begun.phase = TALIA_PHASE_DEAL;
  begun.to_act = TALIA_NOBODY;
  begun.dealer = (int8_t) option_dealer (game, options);
  if (conflict == NULL)
    {
      game->start (&begun);
      if (begun.dealer >= begun.seats)
        conflict = N_ ("The dealer must be one of the players.");
    }
  if (conflict != NULL)
    {
      g_set_error_literal (error, TALIA_OPTION_ERROR, TALIA_OPTION_ERROR_CONFLICT, conflict);
      return FALSE;
    }
  *state = begun;
  return TRUE;
}

int
talia_game_next_dealer (const TaliaGame *game, const TaliaState *state)
{
  if (state->deals == 0 || state->dealer == TALIA_NOBODY)
    return state->dealer;
  return (state->dealer + 1) % state->seats;
}

void
talia_game_shuffle (const TaliaGame *game, const TaliaState *state, uint64_t seed, TaliaPack *pack, int *dealer)
{
  TaliaRandom random;

  talia_random_init (&random, seed);
  talia_random_shuffle (&random, game->pack (state), pack);
  *dealer = talia_game_next_dealer (game, state);
  if (game->has_dealer && *dealer == TALIA_NOBODY)
    *dealer = (int) talia_random_below (&random, state->seats);
}

/* Returns why the pack cannot be dealt now (msgid), or NULL. */
static const char *
refuse_deal (const TaliaGame *game, const TaliaState *state, const TaliaPack *pack)
{
  TaliaCards cards = 0;

  if (state->phase == TALIA_PHASE_OVER)
    return N_ ("The match is over.");
  if (state->phase != TALIA_PHASE_DEAL)
    return N_ ("This deal is not over yet.");
  for (int i = 0; i < pack->n; i++)
    cards |= TALIA_BIT (pack->cards[i]);
  if (pack->n != talia_cards_count (cards) || cards != game->pack (state))
    return N_ ("These are not exactly the cards of this deal.");
  return NULL;
}

gboolean
talia_game_deal (const TaliaGame *game, const TaliaState *state, const TaliaPack *pack, int dealer, TaliaState *next,
                 TaliaEvents *events, GError **error)
{
  const char *refusal = refuse_deal (game, state, pack);
  int fixed = talia_game_next_dealer (game, state);

  if (refusal == NULL && game->has_dealer && fixed == TALIA_NOBODY && (dealer < 0 || dealer >= state->seats))
    refusal = N_ ("The dealer must be one of the players.");
  if (refusal != NULL)
    {
      g_set_error_literal (error, TALIA_DEAL_ERROR, 0, refusal);
      return FALSE;
    }

  if (events != NULL)
    events->n = 0;
  if (next != state)
    *next = *state;
  memset (next->hand, 0, sizeof next->hand);
  memset (next->taken, 0, sizeof next->taken);
  memset (next->words, 0, sizeof next->words);
  next->deals++;
  next->dealer = (int8_t) (fixed != TALIA_NOBODY ? fixed : game->has_dealer ? dealer : TALIA_NOBODY);
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_DEALT,
                                           .seat = next->dealer,
                                           .value = (uint8_t) MIN (next->deals, UINT8_MAX) });
  game->deal (next, pack, events);
  return TRUE;
}

/* Refuses a move of another phase, and says what is expected now. */
static TaliaRefusal
refuse_wrong_move (const TaliaState *state)
{
  static const uint8_t first[] = {
    [TALIA_PHASE_PASS] = TALIA_FIRST_PASS,    [TALIA_PHASE_BID] = TALIA_FIRST_BID,
    [TALIA_PHASE_PLAY] = TALIA_FIRST_NOTHING, [TALIA_PHASE_MOON] = TALIA_FIRST_CHOOSE,
    [TALIA_PHASE_OVER] = TALIA_FIRST_NOTHING,
  };

  return TALIA_REFUSED_SUIT (TALIA_RULE_WRONG_MOVE, first[state->phase]);
}

TaliaRefusal
talia_game_check (const TaliaGame *game, const TaliaState *state, const TaliaMove *move)
{
  TaliaRefusal refusal;

  if (state->phase == TALIA_PHASE_DEAL)
    return TALIA_REFUSED (TALIA_RULE_NO_DEAL);
  if (state->phase == TALIA_PHASE_OVER)
    return TALIA_REFUSED (TALIA_RULE_MATCH_OVER);
  if (!talia_move_is_clean (move))
    return refuse_wrong_move (state);
  if (move->cards & ~TALIA_ALL_CARDS)
    return TALIA_REFUSED (TALIA_RULE_NOT_IN_HAND);
  refusal = game->check (state, move);
  return refusal.rule == TALIA_RULE_WRONG_MOVE ? refuse_wrong_move (state) : refusal;
}

int
talia_game_moves (const TaliaGame *game, const TaliaState *state, TaliaMoves *moves)
{
  *moves = (TaliaMoves) { .list = moves->list };
  if (state->to_act == TALIA_NOBODY)
    return 0;
  if (game->moves != NULL)
    {
      game->moves (state, moves);
      return moves->n = talia_moves_count (moves);
    }
  if (moves->list == NULL)
    moves->list = g_new (TaliaMove, TALIA_MAX_LEGAL);
  return moves->n = game->legal (state, moves->list, TALIA_MAX_LEGAL);
}

int
talia_game_legal (const TaliaGame *game, const TaliaState *state, TaliaMove *moves, int room)
{
  TaliaMoves sets = { 0 };

  if (game->moves == NULL)
    return state->to_act != TALIA_NOBODY ? game->legal (state, moves, room) : 0;
  if (talia_game_moves (game, state, &sets) > room)
    return -1;
  for (int i = 0; i < sets.n; i++)
    talia_moves_get (&sets, i, &moves[i]);
  return sets.n;
}

int
talia_game_legal_or_some (const TaliaGame *game, const TaliaState *state, TaliaMove moves[TALIA_MAX_LEGAL])
{
  int n = talia_game_legal (game, state, moves, TALIA_MAX_LEGAL);

  if (n < 0)
    {
      g_return_val_if_fail (game->some != NULL, 0);
      n = game->some (state, moves, TALIA_MAX_LEGAL);
    }
  return n;
}

void
talia_game_end_deal (const TaliaGame *game, TaliaState *state, TaliaEvents *events)
{
  if (game->end == NULL || game->end (state, events))
    talia_game_finish_deal (game, state, events);
}

static inline void
make (const TaliaGame *game, TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  if (game->apply (state, move, events))
    talia_game_end_deal (game, state, events);
}

TaliaRefusal
talia_game_apply (const TaliaGame *game, const TaliaState *state, const TaliaMove *move, TaliaState *next,
                  TaliaEvents *events)
{
  TaliaRefusal refusal = talia_game_check (game, state, move);

  if (refusal.rule != TALIA_RULE_NONE)
    return refusal;
  if (events != NULL)
    events->n = 0;
  if (next != state)
    *next = *state;
  make (game, next, move, events);
  return TALIA_ACCEPTED;
}

void
talia_game_make (const TaliaGame *game, TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  if (events != NULL)
    events->n = 0;
  make (game, state, move, events);
}

void
talia_game_view (const TaliaGame *game, const TaliaState *state, int seat, TaliaView *view)
{
  g_return_if_fail (seat >= 0 && seat < state->seats);

  memset (view, 0, sizeof *view);
  view->seen = *state;
  view->seat = (int8_t) seat;
  for (int other = 0; other < state->seats; other++)
    {
      view->held[other] = (uint8_t) talia_cards_count (state->hand[other]);
      if (other != seat)
        view->seen.hand[other] = 0;
    }
  if (game->hide != NULL)
    game->hide (&view->seen, seat);
}

void
talia_game_view_open (const TaliaGame *game, const TaliaState *state, int seat, TaliaView *view)
{
  talia_game_view (game, state, seat, view);
  memcpy (view->seen.hand, state->hand, sizeof view->seen.hand);
}

/* Prepares the payoff, and the plan from which it is made, which contains more for explanations. */
static void
prepare (const TaliaGame *game, const TaliaState *state, TaliaDealPlan *plan, TaliaPayoff *payoff)
{
  talia_game_plan (game, state, state->deals, plan);
  talia_payoff_init (payoff, plan);
  payoff->score = game->score;
  payoff->chosen = game->moon;
}

void
talia_game_prepare_payoff (const TaliaGame *game, const TaliaState *state, TaliaPayoff *payoff)
{
  TaliaDealPlan plan;

  prepare (game, state, &plan, payoff);
}

static int
explain_by_plan (const TaliaGame *game, const TaliaState *state, int side, TaliaScoreLine *lines)
{
  TaliaDealPlan plan;
  TaliaPayoff payoff;

  prepare (game, state, &plan, &payoff);
  return talia_payoff_explain (&payoff, &plan, state, side, lines);
}

int
talia_game_score (const TaliaGame *game, const TaliaState *state, int side, TaliaScoreLine lines[TALIA_MAX_SCORE_LINES],
                  int *n_lines)
{
  TaliaScoreLine scratch[TALIA_MAX_SCORE_LINES];
  TaliaScoreLine *into = lines != NULL ? lines : scratch;
  int n = game->score != NULL ? game->score (state, side, into) : explain_by_plan (game, state, side, into);

  if (n_lines != NULL)
    *n_lines = n;
  return talia_score_lines_sum (into, n);
}

guint
talia_game_plan (const TaliaGame *game, const TaliaState *state, guint deal, TaliaDealPlan *plan)
{
  TaliaDealPlan scratch;
  TaliaDealPlan *into = plan != NULL ? plan : &scratch;

  *into = (TaliaDealPlan) { 0 };
  return game->plan != NULL ? game->plan (state, deal, into) : 0;
}

gboolean
talia_game_has_schedule (const TaliaGame *game, const TaliaState *state)
{
  TaliaDealPlan first, other;
  const guint n = talia_game_plan (game, state, 1, &first);

  for (guint deal = 2; deal <= n; deal++)
    {
      talia_game_plan (game, state, deal, &other);
      if (g_strcmp0 (other.title, first.title) != 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
talia_game_settled (const TaliaGame *game, const TaliaState *state)
{
  TaliaCards left;
  TaliaDealPlan plan;

  if (state->phase != TALIA_PHASE_PLAY || game->plan == NULL)
    return FALSE;
  left = game->pack (state);
  for (int seat = 0; seat < state->seats; seat++)
    left &= ~state->taken[seat];
  talia_game_plan (game, state, state->deals, &plan);
  return (talia_deal_plan_counting (&plan) & left) == 0;
}

gboolean
talia_game_contract (const TaliaGame *game, const TaliaState *state, int side, TaliaContract *contract)
{
  g_return_val_if_fail (side >= 0 && side < state->sides, FALSE);

  *contract = (TaliaContract) { 0 };
  if (game->contract == NULL || state->deals == 0)
    return FALSE;
  game->contract (state, side, contract);
  return TRUE;
}

const char *
talia_game_title (const TaliaGame *game, const TaliaState *state)
{
  const char *title = game->title != NULL ? game->title (state) : NULL;

  return g_strcmp0 (title, game->name) != 0 ? title : NULL;
}

int
talia_game_place (const TaliaGame *game, const TaliaState *state, int side)
{
  int place = 1;

  for (int other = 0; other < state->sides; other++)
    place += game->lowest_wins ? state->total[other] < state->total[side] : state->total[other] > state->total[side];
  return place;
}

uint8_t
talia_game_leaders (const TaliaGame *game, const TaliaState *state)
{
  uint8_t leaders = 0;

  for (int side = 0; side < state->sides; side++)
    if (talia_game_place (game, state, side) == 1)
      leaders |= (uint8_t) (1 << side);
  return leaders;
}

void
talia_events_add (TaliaEvents *events, TaliaEvent event)
{
  if (events == NULL)
    return;
  g_return_if_fail (events->n < TALIA_MAX_EVENTS);
  events->at[events->n++] = event;
}

void
talia_events_claim (TaliaEvents *events, const TaliaState *from, int seat, const TaliaEvents *last)
{
  TaliaCards cards = talia_state_table (from);
  guint after_trick = 0;

  for (int i = 0; i < from->seats; i++)
    cards |= from->hand[i];
  *events = (TaliaEvents) { 0 };
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_CLAIMED, .seat = (int8_t) seat, .cards = cards });
  for (guint i = 0; i < last->n; i++)
    if (last->at[i].kind == TALIA_EVENT_TRICK)
      after_trick = i + 1;
  for (guint i = after_trick; i < last->n; i++)
    talia_events_add (events, last->at[i]);
}

gboolean
talia_events_tell (const TaliaEvents *events, const TaliaState *from, guint steps, const TaliaEvents *last)
{
  const gboolean claimed = events->n > 0 && events->at[0].kind == TALIA_EVENT_CLAIMED;
  TaliaEvents expected = *last;

  if (claimed)
    talia_events_claim (&expected, from, events->at[0].seat, last);
  return (claimed || steps == 1) && events->n == expected.n
         && memcmp (events->at, expected.at, expected.n * sizeof *expected.at) == 0;
}

void
talia_game_finish_deal (const TaliaGame *game, TaliaState *state, TaliaEvents *events)
{
  int points[TALIA_MAX_SEATS];
  TaliaPayoff payoff;

  state->phase = TALIA_PHASE_DEAL;
  state->to_act = TALIA_NOBODY;
  talia_game_prepare_payoff (game, state, &payoff);
  talia_payoff_points (&payoff, state, points);
  for (int side = 0; side < state->sides; side++)
    state->total[side] += points[side];
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_DEAL_ENDED, .seat = TALIA_NOBODY });
  if (game->over (state))
    {
      state->phase = TALIA_PHASE_OVER;
      state->winners = talia_game_leaders (game, state);
      talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_MATCH_ENDED, .seat = TALIA_NOBODY });
    }
}
