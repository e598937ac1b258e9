/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The baseline's rules of thumb for tricks: it avoids penalties, takes the tricks that were bid, or takes everything
 * and keeps others from doing so. */
#include "baseline-private.h"
#include "engine/talia-playout.h"

/* --- sets of cards ------------------------------------------------------------------------------ */

/* Returns the ranks of the set, whatever their suits. */
static inline TaliaCards
ranks_of (TaliaCards cards)
{
  cards |= cards >> 32;
  return (cards | cards >> 16) & TALIA_SUIT_CARDS (0);
}

static inline TaliaCard
lowest (TaliaCards cards)
{
  return talia_cards_first (cards & TALIA_RANK_CARDS (talia_cards_first (ranks_of (cards))));
}

static inline TaliaCard
highest (TaliaCards cards)
{
  return talia_cards_last (cards & TALIA_RANK_CARDS (talia_cards_last (ranks_of (cards))));
}

/* Returns `some`, or `all` if that is empty. */
static inline TaliaCards
prefer (TaliaCards some, TaliaCards all)
{
  return some != 0 ? some : all;
}

/* --- the running trick -------------------------------------------------------------------------- */

typedef struct
{
  TaliaCards set;    /* its cards */
  TaliaCards led;    /* all cards of the suit led */
  TaliaCards trumps; /* all cards of the trump suit; 0: none */
  TaliaCards above;  /* the cards that would win the trick now */
  gboolean last;     /* the seat is the last to play */
} Trick;

static inline Trick
look_at (const TaliaState *state)
{
  const TaliaTrick *trick = &state->trick;
  Trick look = { .set = talia_trick_cards (trick), .led = TALIA_SUIT_CARDS (talia_trick_led (trick)) };
  TaliaCards ruffs;

  look.trumps = trick->rules.trump != TALIA_NO_TRUMP ? TALIA_SUIT_CARDS (trick->rules.trump) : 0;
  look.last = trick->in_trick == state->seats - 1;
  ruffs = look.set & look.trumps;
  if (ruffs != 0)
    look.above = talia_cards_above (talia_cards_last (ruffs));
  else
    look.above = talia_cards_above (talia_cards_last (look.set & look.led)) | look.trumps;
  return look;
}

/* --- avoiding costs ----------------------------------------------------------------------------- */

/* Returns the most expensive cards; if there are none, those that might take penalty cards; otherwise all. */
static inline TaliaCards
dearest (const BaselineCosts *costs, TaliaCards cards)
{
  if (cards & costs->costing)
    for (guint i = 0; i < costs->n_tiers; i++)
      if (cards & costs->tiers[i])
        return cards & costs->tiers[i];
  return prefer (cards & costs->catching, cards);
}

/* Plays the highest card that loses the trick; penalty cards go first, then cards that might take them. */
static inline TaliaCard
avoid (const Baseline *self, const TaliaState *state, TaliaCards legal)
{
  const BaselineCosts *costs = &self->costs;
  TaliaCards under;
  Trick trick;

  /* If only other tricks cost points, high cards are played in this one. */
  if (costs->only_tricks && !costs->tricks[state->trick.tricks])
    return highest (legal);
  if (state->trick.in_trick == 0)
    return lowest (legal);
  trick = look_at (state);
  under = legal & ~trick.above;
  if (under != 0)
    return highest (dearest (costs, under));
  /* The card takes the trick, unless it is beaten later; it is a penalty card only if it must be. */
  legal = prefer (legal & ~costs->costing, legal);
  return trick.last ? highest (legal) : lowest (prefer (legal & ~trick.trumps, legal));
}

static inline TaliaCard
choose_to_avoid (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  Baseline *self = data;

  if ((legal & (legal - 1)) == 0)
    return talia_cards_first (legal);
  if (baseline_errs (self))
    return talia_random_card (self->random, legal);
  return avoid (self, state, legal);
}

void
baseline_play_to_avoid (Baseline *self, TaliaState *state)
{
  talia_playout (state, choose_to_avoid, self);
}

/* --- the moon ----------------------------------------------------------------------------------- */

/* A side that alone has taken penalties goes on for the rest from this share of all penalties: 8 points of 26. */
#define MOON_OF 26
#define MOON_FROM 8

/* Returns the only side with penalties if it has enough to go on for the rest, otherwise TALIA_NOBODY. */
static int
find_shooter (const Baseline *self, const TaliaState *state)
{
  int penalties[TALIA_MAX_SEATS], shooter = TALIA_NOBODY;

  talia_payoff_penalties (&self->payoff, state, penalties);
  for (int side = 0; side < state->sides; side++)
    if (penalties[side] > 0)
      {
        if (shooter != TALIA_NOBODY || penalties[side] * MOON_OF < self->payoff.moon.points * MOON_FROM)
          return TALIA_NOBODY;
        shooter = side;
      }
  return shooter;
}

static inline gboolean
shoots (const Baseline *self, const TaliaState *state, int seat)
{
  return talia_state_side (state, seat) == self->shooter;
}

/* Returns the cards that nobody else can beat in their suit. */
static TaliaCards
find_sure (const TaliaState *state, TaliaCards cards)
{
  TaliaCards others = 0, sure = 0;

  for (int seat = 0; seat < state->seats; seat++)
    if (seat != state->to_act)
      others |= state->hand[seat];
  for (int suit = 0; suit < TALIA_SUITS; suit++)
    {
      TaliaCards against = others & TALIA_SUIT_CARDS (suit);

      sure |= cards & TALIA_SUIT_CARDS (suit) & (against != 0 ? talia_cards_above (talia_cards_last (against)) : cards);
    }
  return sure;
}

/* Takes everything: leads high, keeps winners, and throws what costs nothing. */
static TaliaCard
shoot (const Baseline *self, const TaliaState *state, TaliaCards legal)
{
  TaliaCards winners;
  Trick trick;

  if (state->trick.in_trick == 0)
    return highest (prefer (find_sure (state, legal), legal));
  trick = look_at (state);
  winners = legal & trick.above;
  if (winners != 0)
    return trick.last ? lowest (winners) : highest (winners);
  return lowest (prefer (legal & ~self->costs.costing, legal));
}

/* Whether the shooter takes the trick as it stands, or plays to it later. */
static gboolean
shooter_may_take (const Baseline *self, const TaliaState *state, const Trick *trick)
{
  int later = state->seats - 1 - state->trick.in_trick;

  if (shoots (self, state, talia_trick_best_of (&state->trick, state->seats, trick->set)))
    return TRUE;
  for (int i = 1; i <= later; i++)
    if (shoots (self, state, (state->to_act + i) % state->seats))
      return TRUE;
  return FALSE;
}

/* Returns the cheapest of the penalty cards, of which there must be one. */
static TaliaCard
cheapest (const BaselineCosts *costs, TaliaCards cards)
{
  guint tier = costs->n_tiers - 1;

  while ((cards & costs->tiers[tier]) == 0)
    tier--;
  return lowest (cards & costs->tiers[tier]);
}

/* Keeps the shooter from the rest: spends winners, gives a penalty card to somebody else, but none to the shooter. */
static TaliaCard
stop (const Baseline *self, const TaliaState *state, TaliaCards legal)
{
  const BaselineCosts *costs = &self->costs;
  TaliaCards winners, sure;
  Trick trick;

  if (state->trick.in_trick == 0)
    {
      sure = find_sure (state, legal);
      return highest (prefer (sure & costs->costing & ~costs->tiers[0], prefer (sure, legal)));
    }
  trick = look_at (state);
  winners = legal & trick.above;
  if (!shooter_may_take (self, state, &trick))
    return legal & ~winners & costs->costing ? cheapest (costs, legal & ~winners & costs->costing)
                                             : avoid (self, state, legal);
  if (winners != 0)
    return highest (prefer (winners & ~costs->tiers[0], winners));
  return lowest (prefer (legal & ~costs->costing, legal));
}

static inline TaliaCard
choose_for_moon (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  Baseline *self = data;

  if (state->trick.in_trick == 0)
    self->shooter = find_shooter (self, state);
  if ((legal & (legal - 1)) == 0)
    return talia_cards_first (legal);
  if (baseline_errs (self))
    return talia_random_card (self->random, legal);
  if (self->shooter == TALIA_NOBODY)
    return avoid (self, state, legal);
  return (shoots (self, state, state->to_act) ? shoot : stop) (self, state, legal);
}

void
baseline_play_for_moon (Baseline *self, TaliaState *state)
{
  self->shooter = find_shooter (self, state);
  talia_playout (state, choose_for_moon, self);
}

/* --- playing to the bid ------------------------------------------------------------------------- */

static inline gboolean
bid_nil (const TaliaState *state, int seat)
{
  return state->trick.bid[seat] == 0 || state->trick.bid[seat] == TALIA_BID_BLIND;
}

/* With at most this many tricks to spare, a side may still fail to make its bid. */
#define MAY_FAIL 2

/* Returns the number of tricks that the side still needs. */
static inline int
need_of (const TaliaState *state, int side)
{
  int need = 0;

  for (int seat = side; seat < state->seats; seat += state->sides)
    if (!bid_nil (state, seat))
      need += state->trick.bid[seat] - state->trick.won[seat];
  return need;
}

/* Whether the seat prefers not to take this trick. */
static inline gboolean
ducks (const TaliaState *state, int seat)
{
  int side = seat & 1, others, spare;

  if (bid_nil (state, seat))
    return TRUE;
  if (need_of (state, side) > 0)
    return FALSE;
  others = need_of (state, !side);
  spare = TALIA_RANKS - state->trick.tricks - others;
  return others <= 0 || spare < 0 || spare > MAY_FAIL;
}

/* Whether a partner is winning with a card that will probably take the trick. */
static inline gboolean
partner_takes (const TaliaState *state, const Trick *trick)
{
  int best = talia_trick_best_of (&state->trick, state->seats, trick->set);

  if (best % state->sides != state->to_act % state->sides)
    return FALSE;
  return trick->last || talia_cards_count (trick->above & trick->led) <= 2;
}

static inline TaliaCard
take (const TaliaState *state, TaliaCards legal)
{
  TaliaCards trumps = TALIA_SUIT_CARDS (state->trick.rules.trump), winners;
  Trick trick;

  if (state->trick.in_trick == 0)
    return highest (prefer (legal & ~trumps, legal));
  trick = look_at (state);
  winners = legal & trick.above;
  if (winners == 0 || partner_takes (state, &trick))
    return lowest (prefer (legal & ~trumps, legal));
  if (trick.last || (winners & trick.led) == 0)
    return lowest (winners);
  return highest (winners & trick.led);
}

static inline TaliaCard
choose_to_bid (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  Baseline *self = data;

  if ((legal & (legal - 1)) == 0)
    return talia_cards_first (legal);
  if (baseline_errs (self))
    return talia_random_card (self->random, legal);
  return ducks (state, state->to_act) ? avoid (self, state, legal) : take (state, legal);
}

void
baseline_play_to_bid (Baseline *self, TaliaState *state)
{
  talia_playout (state, choose_to_bid, self);
}
