/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The baseline's rules of thumb for tricks: avoid penalties, or take the tricks that were bid. */
#include "baseline-private.h"
#include "engine/talia-playout.h"

/* --- sets of cards ------------------------------------------------------------------------------ */

/* The ranks of the set, whatever their suits. */
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

/* `some`, or all of them where there are none. */
static inline TaliaCards
prefer (TaliaCards some, TaliaCards all)
{
  return some != 0 ? some : all;
}

/* --- the running trick -------------------------------------------------------------------------- */

typedef struct
{
  TaliaCards set;    /* its cards */
  TaliaCards led;    /* the suit led, whole */
  TaliaCards trumps; /* the trump suit, whole; 0: none */
  TaliaCards above;  /* the cards that beat all of it */
  gboolean last;     /* it is the last player's turn */
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

/* Those that cost most; where none does, those that might take some that do; else all. */
static inline TaliaCards
dearest (const BaselineCosts *costs, TaliaCards cards)
{
  if (cards & costs->costing)
    for (guint i = 0; i < costs->n_tiers; i++)
      if (cards & costs->tiers[i])
        return cards & costs->tiers[i];
  return prefer (cards & costs->catching, cards);
}

/* Under what lies there with the highest card that loses; what costs goes first, then what may take it. */
static inline TaliaCard
avoid (const Baseline *self, const TaliaState *state, TaliaCards legal)
{
  const BaselineCosts *costs = &self->costs;
  TaliaCards under;
  Trick trick;

  /* Where only other tricks cost, this one is the time to get rid of high cards. */
  if (costs->only_tricks && !costs->tricks[state->trick.tricks])
    return highest (legal);
  if (state->trick.in_trick == 0)
    return lowest (legal);
  trick = look_at (state);
  under = legal & ~trick.above;
  if (under != 0)
    return highest (dearest (costs, under));
  /* It takes, or hopes to be beaten yet; with what costs only where it must. */
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

/* --- towards a bid ------------------------------------------------------------------------------ */

static inline gboolean
bid_nil (const TaliaState *state, int seat)
{
  return state->trick.bid[seat] == 0 || state->trick.bid[seat] == TALIA_BID_BLIND;
}

/* With so many tricks to spare at most, a side may still be kept from its bid. */
#define MAY_FAIL 2

/* Tricks that the side still has to take. */
static inline int
need_of (const TaliaState *state, int side)
{
  int need = 0;

  for (int seat = side; seat < state->seats; seat += state->sides)
    if (!bid_nil (state, seat))
      need += state->trick.bid[seat] - state->trick.won[seat];
  return need;
}

/* Whether the seat would rather not take this trick. */
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

/* Whether a partner lies best with a card that may be left to take the trick. */
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
