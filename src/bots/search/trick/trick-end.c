/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Solves the last tricks of a deal in which all cards are known: for two sides by alpha-beta search; with more, each
 * side maximises its own result. */
#include "trick-end.h"

#include "engine/trick/talia-trick-game.h"
#include "trick-alike.h"

typedef struct
{
  const TaliaPayoff *payoff;
  int sign; /* -1 if low scores win */
  guint nodes;
  TaliaCards priced;
  TaliaTrickKinds kinds;
} Solver;

static void
init (Solver *self, const TaliaPayoff *payoff, gboolean lowest_wins, const TaliaTrickRules *rules, guint nodes)
{
  *self = (Solver) { .payoff = payoff, .sign = lowest_wins ? -1 : 1, .nodes = nodes };
  for (guint i = 0; i < payoff->n_prices; i++)
    self->priced |= payoff->cards[i];
  talia_trick_kinds_init (&self->kinds, payoff, rules);
}

/* Whether no remaining card or trick has a price, so that it makes no difference who takes it. */
static gboolean
is_settled (const Solver *self, const TaliaState *state)
{
  TaliaCards left = state->trick.aside;

  if (self->payoff->score != NULL || state->trick.in_trick > 0)
    return FALSE;
  for (int seat = 0; seat < state->seats; seat++)
    left |= state->hand[seat];
  for (int trick = state->trick.tricks; self->payoff->tricks && trick < TALIA_MAX_TRICKS; trick++)
    if (self->payoff->trick[trick] != 0)
      return FALSE;
  return (left & self->priced) == 0;
}

static void
settle (const Solver *self, TaliaState *state, int points[TALIA_MAX_SEATS])
{
  state->phase = TALIA_PHASE_DEAL; /* a side that has everything keeps it */
  talia_payoff_points (self->payoff, state, points);
}

/* Keeps the lowest of equivalent cards, between which no player has another card. */
static TaliaCards
leave_one (const Solver *self, const TaliaState *state, TaliaCards legal)
{
  TaliaCards others = talia_trick_cards (&state->trick);

  for (int seat = 0; seat < state->seats; seat++)
    if (seat != state->to_act)
      others |= state->hand[seat];
  return talia_trick_leave_lowest (&self->kinds, legal, others);
}

static gboolean solve (Solver *self, const TaliaState *state, int alpha, int beta, int points[TALIA_MAX_SEATS]);

/* Solves the position after a card. */
static gboolean
solve_after (Solver *self, const TaliaState *state, TaliaCard card, int alpha, int beta, int points[TALIA_MAX_SEATS])
{
  TaliaState next = *state;

  if (self->nodes == 0)
    return FALSE;
  self->nodes--;
  if (!talia_trick_game_play (&next, card, NULL) && !is_settled (self, &next))
    return solve (self, &next, alpha, beta, points);
  settle (self, &next, points);
  return TRUE;
}

/*
 * `alpha` and `beta` are the results that side 0 and side 1 can reach elsewhere, as the lead of side 0; they are unused
 * if there are more sides. Returns FALSE if there were too many cards.
 */
static gboolean
solve (Solver *self, const TaliaState *state, int alpha, int beta, int points[TALIA_MAX_SEATS])
{
  const int side = talia_state_side (state, state->to_act);
  TaliaCards legal = leave_one (self, state, talia_trick_legal (&state->trick, state->hand[state->to_act]));
  int best = G_MININT;

  while (legal != 0 && (state->sides > 2 || alpha < beta))
    {
      int then[TALIA_MAX_SEATS], ahead;

      if (!solve_after (self, state, talia_cards_pop (&legal), alpha, beta, then))
        return FALSE;
      ahead = self->sign * talia_points_lead (state, then, side);
      if (ahead <= best)
        continue;
      best = ahead;
      memcpy (points, then, sizeof then);
      if (side == 0)
        alpha = MAX (alpha, ahead);
      else
        beta = MIN (beta, -ahead);
    }
  return TRUE;
}

gboolean
talia_trick_solve_after (const TaliaPayoff *payoff, gboolean lowest_wins, const TaliaState *state, TaliaCard card,
                         guint *nodes, int points[TALIA_MAX_SEATS])
{
  gboolean solved;
  Solver self;

  init (&self, payoff, lowest_wins, &state->trick.rules, *nodes);
  solved = solve_after (&self, state, card, G_MININT, G_MAXINT, points);

  *nodes = self.nodes;
  return solved;
}

/* Finds the best card of the player to act. Returns FALSE if there were too many cards. */
static gboolean
find_best (const TaliaPayoff *payoff, gboolean lowest_wins, const TaliaState *state, guint *nodes, TaliaCard *best)
{
  const int side = talia_state_side (state, state->to_act);
  int most = G_MININT;

  for (TaliaCards legal = talia_trick_legal (&state->trick, state->hand[state->to_act]); legal != 0;)
    {
      const TaliaCard card = talia_cards_pop (&legal);
      int points[TALIA_MAX_SEATS], ahead;

      if (!talia_trick_solve_after (payoff, lowest_wins, state, card, nodes, points))
        return FALSE;
      ahead = talia_points_lead (state, points, side) * (lowest_wins ? -1 : 1);
      if (ahead > most)
        {
          most = ahead;
          *best = card;
        }
    }
  return TRUE;
}

gboolean
talia_trick_play_solved (const TaliaPayoff *payoff, gboolean lowest_wins, TaliaState *state, TaliaCard card,
                         guint *nodes)
{
  while (!talia_trick_game_play (state, card, NULL))
    if (!find_best (payoff, lowest_wins, state, nodes, &card))
      return FALSE;
  return TRUE;
}

gboolean
talia_trick_all_known (const TaliaUnseen *unseen)
{
  TaliaCards once = 0, twice = 0;

  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    {
      twice |= once & unseen->may_hold[place];
      once |= unseen->may_hold[place];
    }
  return twice == 0;
}
