/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Samples the hidden cards of a trick-taking deal, in agreement with what has been seen. */
#include "talia-trick-game.h"

/*
 * Returns those of `cards` that the seat which now plays `card` cannot hold, because with one of them the rules would
 * have forbidden it. Every rule of talia_trick_legal() forbids a card because of one other card in the hand, so it is
 * enough to try the others one by one.
 */
static TaliaCards
ruled_out (const TaliaTrick *trick, TaliaCard card, TaliaCards cards)
{
  TaliaCards played = TALIA_BIT (card), out = 0;

  if (talia_trick_legal (trick, played | cards) & played)
    return 0;
  while (cards != 0)
    {
      TaliaCards other = TALIA_BIT (talia_cards_pop (&cards));

      out |= talia_trick_legal (trick, played | other) & played ? 0 : other;
    }
  return out;
}

/* Replays the deal and examines each play. */
static void
learn_from_plays (const TaliaState *seen, TaliaUnseen *unseen)
{
  TaliaTrick then = { .rules = seen->trick.rules, .leader = (uint8_t) talia_trick_game_leader (seen, 0) };

  for (int i = 0; i < seen->trick.n_played; i++)
    {
      TaliaCards *may_hold = &unseen->may_hold[(then.leader + then.in_trick) % seen->seats];

      *may_hold &= ~ruled_out (&then, seen->trick.played[i], *may_hold);
      talia_trick_add (&then, seen->seats, seen->trick.played[i]);
    }
}

/* The holder of the opening card leads, and no hand has a lower one of its suit: such a card is set aside. */
static void
learn_from_opening (const TaliaState *seen, TaliaUnseen *unseen)
{
  TaliaCard opening = seen->trick.rules.opening;

  if (opening == TALIA_NO_CARD || seen->phase != TALIA_PHASE_PLAY)
    return;
  talia_unseen_bar (unseen, TALIA_SUIT_CARDS (talia_card_suit (opening)) & (TALIA_BIT (opening) - 1),
                    TALIA_PLACE_NOBODY);
  if (seen->trick.n_played == 0)
    talia_unseen_bar (unseen, TALIA_BIT (opening), seen->trick.leader);
}

void
talia_trick_game_unseen (const TaliaView *view, TaliaUnseen *unseen)
{
  const TaliaState *seen = &view->seen;
  const TaliaTrick *trick = &seen->trick;

  learn_from_opening (seen, unseen);
  learn_from_plays (seen, unseen);
  if (trick->pass_shift != 0 && seen->phase != TALIA_PHASE_PASS)
    talia_unseen_bar (unseen, trick->pass[view->seat], (view->seat + trick->pass_shift) % seen->seats);
}

/* Samples what the others have passed: any three cards of the seat that got them or, before the exchange, of the
 * giver. */
static void
sample_passes (const TaliaView *view, TaliaRandom *random, TaliaState *state)
{
  TaliaTrick *trick = &state->trick;
  gboolean choosing = state->phase == TALIA_PHASE_PASS;
  TaliaCards hand[TALIA_MAX_SEATS];

  memcpy (hand, state->hand, sizeof hand);
  for (int i = 0; i < trick->n_played; i++)
    {
      int leader = talia_trick_game_leader (state, i / state->seats);

      hand[(leader + i % state->seats) % state->seats] |= TALIA_BIT (trick->played[i]);
    }
  for (int seat = 0; seat < state->seats; seat++)
    {
      int to = (seat + trick->pass_shift) % state->seats;

      if (seat != view->seat && (choosing ? seat < state->to_act : to != view->seat))
        trick->pass[seat] = talia_random_cards (random, hand[choosing ? seat : to], TALIA_PASSED_CARDS);
    }
}

void
talia_trick_game_sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state)
{
  TaliaCards dealt[TALIA_MAX_PLACES];

  talia_unseen_deal (unseen, random, dealt);
  for (int seat = 0; seat < state->seats; seat++)
    state->hand[seat] |= dealt[seat];
  state->trick.aside |= dealt[TALIA_PLACE_NOBODY];
  if (state->trick.pass_shift != 0)
    sample_passes (view, random, state);
}
