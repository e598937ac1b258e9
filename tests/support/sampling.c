/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks a state sampled from a view: it gives the same view, and could have been reached in the same deal. */
#include "sampling.h"

#include <string.h>

#include "invariants.h"

#define MANY_MOVES 500

/* Checks that the true place of each card is among those that the view considers possible. */
static void
check_unseen (const TaliaUnseen *unseen, const TaliaState *truth)
{
  TaliaCards nobody = truth->to_act != TALIA_NOBODY ? talia_state_hidden (truth) : 0;

  for (int seat = 0; seat < truth->seats; seat++)
    if (unseen->n[seat] > 0)
      g_assert_cmphex (truth->hand[seat] & unseen->cards & ~unseen->may_hold[seat], ==, 0);
  g_assert_cmphex (nobody & ~unseen->may_hold[TALIA_PLACE_NOBODY], ==, 0);
  g_assert_cmpint (talia_cards_count (nobody), ==, unseen->n[TALIA_PLACE_NOBODY]);
}

static void
check_same_moves (const TaliaGame *game, const TaliaView *view, const TaliaState *sample)
{
  TaliaMove seen[MANY_MOVES], found[MANY_MOVES];
  int n = talia_game_legal (game, &view->seen, seen, MANY_MOVES);

  g_assert_cmpint (talia_game_legal (game, sample, found, MANY_MOVES), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_true (talia_move_equal (&seen[i], &found[i]));
}

/* Returns the cards that the seat must have been dealt, derived from its hand and its moves. */
static TaliaCards
dealt_to (const SamplingDeal *deal, const TaliaState *state, int seat)
{
  const TaliaTrick *trick = &state->trick;
  TaliaCards cards = state->hand[seat];

  for (guint i = 0; i < deal->moves->len; i++)
    {
      const SamplingMove *it = &g_array_index (deal->moves, SamplingMove, i);

      if (it->seat == seat && it->move.card != TALIA_NO_CARD)
        cards |= TALIA_BIT (it->move.card);
    }
  if (state->board == TALIA_BOARD_TRICK && state->phase != TALIA_PHASE_PASS && trick->pass_shift != 0)
    {
      cards &= ~trick->pass[(seat + state->seats - trick->pass_shift) % state->seats];
      cards |= trick->pass[seat];
    }
  return cards;
}

/* Notes which card replaces which, where a place has other cards in the sample than in truth. */
static void
note_changed (TaliaCard instead[64], TaliaCards truth, TaliaCards sample)
{
  TaliaCards gone = truth & ~sample, come = sample & ~truth;

  g_assert_cmpint (talia_cards_count (gone), ==, talia_cards_count (come));
  while (gone != 0)
    instead[talia_cards_pop (&gone)] = talia_cards_pop (&come);
}

TaliaPack
sampling_pack (const SamplingDeal *deal, const TaliaState *truth, const TaliaState *sample)
{
  TaliaPack pack = deal->pack;
  TaliaCard instead[64];

  for (int card = 0; card < 64; card++)
    instead[card] = (TaliaCard) card;
  for (int seat = 0; seat < truth->seats; seat++)
    note_changed (instead, dealt_to (deal, truth, seat), dealt_to (deal, sample, seat));
  if (truth->board == TALIA_BOARD_TRICK)
    note_changed (instead, truth->trick.aside, sample->trick.aside);
  if (truth->board == TALIA_BOARD_FISHING)
    for (int i = TALIA_FISHING_PLAYS - truth->fishing.n_stock; i < TALIA_FISHING_PLAYS; i++)
      instead[truth->fishing.stock[i]] = sample->fishing.stock[i];
  for (int i = 0; i < pack.n; i++)
    pack.cards[i] = instead[pack.cards[i]];
  return pack;
}

/* A view does not remember builds that are gone from a Casino table, so it cannot know who had to guard one. */
static gboolean
may_be_forgotten (const TaliaState *state, TaliaRefusal refusal)
{
  return state->board == TALIA_BOARD_FISHING
         && (refusal.rule == TALIA_RULE_GUARD || refusal.rule == TALIA_RULE_BUILD_CARD);
}

/* Plays the visible moves of the deal again with the sample's cards. */
static void
check_replay (const TaliaGame *game, const SamplingDeal *deal, const TaliaState *truth, const TaliaState *sample)
{
  const TaliaPack pack = sampling_pack (deal, truth, sample);
  TaliaState state;

  g_assert_true (talia_game_deal (game, &deal->before, &pack, deal->dealer, &state, NULL, NULL));
  for (guint i = 0; i < deal->moves->len; i++)
    {
      const SamplingMove *it = &g_array_index (deal->moves, SamplingMove, i);
      TaliaMove move = it->move;
      TaliaRefusal refusal;

      g_assert_cmpint (state.to_act, ==, it->seat);
      if (move.kind == TALIA_MOVE_PASS)
        move.cards = sample->trick.pass[it->seat];
      refusal = talia_game_check (game, &state, &move);
      if (!may_be_forgotten (&state, refusal))
        g_assert_cmpint (refusal.rule, ==, TALIA_RULE_NONE);
      talia_game_make (game, &state, &move, NULL);
    }
  g_assert_true (talia_state_equal (&state, sample));
}

void
sampling_check (const TaliaGame *game, const SamplingDeal *deal, const TaliaState *truth, int seat, TaliaRandom *random)
{
  TaliaView view, again;
  TaliaUnseen unseen;
  TaliaState sample;

  talia_game_view (game, truth, seat, &view);
  talia_game_unseen (game, &view, &unseen);
  check_unseen (&unseen, truth);
  talia_game_sample (game, &view, random, &sample);
  talia_game_view (game, &sample, seat, &again);
  g_assert_cmpmem (&view, sizeof view, &again, sizeof again);
  if (truth->to_act == seat)
    check_same_moves (game, &view, &sample);
  invariants_check_state (&sample);
  check_replay (game, deal, truth, &sample);
}
