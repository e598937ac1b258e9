/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts how often a player does what a temper may prefer, such as moons, nils and high bids. */
#include "duel-traits.h"

/* A hand that alone has this share of all penalties seems to try for a moon. */
#define ALARM 0.33

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)

static void
add (DuelTraits *self, DuelTrait trait, double x)
{
  self->sum[trait] += x;
  self->n[trait]++;
}

static gboolean
is_sure (const TaliaState *state, TaliaCard card)
{
  TaliaCards others = 0;

  for (int seat = 0; seat < state->seats; seat++)
    if (seat != state->to_act)
      others |= state->hand[seat];
  others &= TALIA_SUIT_CARDS (talia_card_suit (card));
  return (others & talia_cards_above (card)) == 0 || (others & ~talia_cards_above (card)) == 0;
}

static guint
find_suits (TaliaCards cards)
{
  guint suits = 0;

  while (cards != 0)
    suits |= 1u << talia_card_suit (talia_cards_pop (&cards));
  return suits;
}

static void
add_lead (DuelTraits *self, const TaliaState *state, TaliaCards legal, TaliaCard card)
{
  guint sure = 0;

  for (TaliaCards rest = legal; rest != 0;)
    sure += is_sure (state, talia_cards_pop (&rest));
  if (sure > 0 && (int) sure < talia_cards_count (legal))
    add (self, DUEL_SURE, is_sure (state, card));
}

/* Adds the place of the card by rank among the cards that could be chosen. */
static void
add_rank (DuelTraits *self, TaliaCards legal, TaliaCard card)
{
  int low = TALIA_ACE, high = 0;

  for (TaliaCards rest = legal; rest != 0;)
    {
      const int rank = talia_card_rank (talia_cards_pop (&rest));

      low = MIN (low, rank);
      high = MAX (high, rank);
    }
  if (high > low)
    add (self, DUEL_HIGH, (double) (talia_card_rank (card) - low) / (high - low));
}

static void
add_card (DuelTraits *self, const TaliaState *state, TaliaCards legal, TaliaCard card)
{
  const guint suits = find_suits (legal);

  if ((legal & SPADES) != 0 && (legal & ~SPADES) != 0)
    add (self, DUEL_SPADE, talia_card_suit (card) == TALIA_SPADES);
  if ((suits & (suits - 1)) != 0)
    add (self, DUEL_LENGTH, talia_cards_count (state->hand[state->to_act] & TALIA_SUIT_CARDS (talia_card_suit (card))));
  add_rank (self, legal, card);
  if (state->board == TALIA_BOARD_TRICK && state->trick.in_trick == 0)
    add_lead (self, state, legal, card);
}

static void
add_fishing (DuelTraits *self, const TaliaMove *legal, int n, const TaliaMove *move)
{
  gboolean builds = FALSE;

  for (int i = 0; i < n; i++)
    builds |= legal[i].kind == TALIA_MOVE_BUILD;
  if (builds)
    add (self, DUEL_BUILD, move->kind == TALIA_MOVE_BUILD);
}

void
duel_traits_add_move (DuelTraits *self, const TaliaGame *game, const TaliaState *state, const TaliaMove *move)
{
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const int n = talia_game_legal_or_some (game, state, legal);
  TaliaCards cards = 0;

  if (move->kind == TALIA_MOVE_BID)
    {
      add (self, DUEL_NIL, move->value == 0);
      if (move->value > 0)
        add (self, DUEL_BID, move->value);
    }
  if (move->kind == TALIA_MOVE_BLIND || move->kind == TALIA_MOVE_LOOK)
    add (self, DUEL_BLIND, move->kind == TALIA_MOVE_BLIND);
  if (move->kind == TALIA_MOVE_PASS && (state->hand[state->to_act] & SPADES) != 0)
    for (TaliaCards rest = move->cards; rest != 0;)
      add (self, DUEL_SPADE, talia_card_suit (talia_cards_pop (&rest)) == TALIA_SPADES);
  if (state->board == TALIA_BOARD_FISHING)
    add_fishing (self, legal, n, move);
  for (int i = 0; i < n; i++)
    if (legal[i].card != TALIA_NO_CARD && legal[i].kind == TALIA_MOVE_PLAY)
      cards |= TALIA_BIT (legal[i].card);
  if (move->kind == TALIA_MOVE_PLAY)
    add_card (self, state, cards, move->card);
  else if (move->card != TALIA_NO_CARD)
    add_rank (self, state->hand[state->to_act], move->card);
}

static gboolean
has_moon (const TaliaGame *game, const TaliaState *state, TaliaCards *penalties)
{
  TaliaDealPlan plan;

  talia_game_plan (game, state, state->deals, &plan);
  *penalties = talia_deal_plan_cards (&plan);
  return state->board == TALIA_BOARD_TRICK && plan.moon.own != NULL;
}

guint
duel_traits_find_moon (const TaliaGame *game, const TaliaState *state)
{
  guint found = 0;
  TaliaCards penalties;

  if (!has_moon (game, state, &penalties))
    return 0;
  for (int seat = 0; seat < state->seats; seat++)
    if ((state->taken[seat] & penalties) != 0)
      {
        if (found != 0)
          return 0;
        if (talia_cards_count (state->taken[seat] & penalties) < ALARM * talia_cards_count (penalties))
          return 0;
        found = 1u << seat;
      }
  return found;
}

void
duel_traits_add_deal (DuelTraits *self, const TaliaGame *game, const TaliaState *end, int seat, guint tried)
{
  TaliaFeats feats = { 0 };
  TaliaCards penalties;

  talia_feats_add (&feats, game, end, seat);
  for (guint i = 0; i < feats.nils + feats.failed_nils; i++)
    add (self, DUEL_NIL_MADE, i < feats.nils);
  if (!has_moon (game, end, &penalties))
    return;
  add (self, DUEL_MOON_TRIED, tried >> seat & 1);
  add (self, DUEL_MOON, feats.moons);
}

const char *
duel_traits_name (DuelTrait trait)
{
  static const char *const names[DUEL_TRAITS] = {
    [DUEL_MOON_TRIED] = "moons tried", [DUEL_MOON] = "moons made",       [DUEL_BID] = "bid, not nil",
    [DUEL_NIL] = "bids nil",           [DUEL_SPADE] = "chooses a spade", [DUEL_SURE] = "leads what is sure",
    [DUEL_LENGTH] = "length of suit",  [DUEL_HIGH] = "height of card",   [DUEL_BUILD] = "builds",
    [DUEL_NIL_MADE] = "nils made",     [DUEL_BLIND] = "bids blind nil",
  };

  return names[trait];
}
