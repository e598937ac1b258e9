/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fast playouts for searches: plays a deal to its last card by one policy, without events and without checks. */
#pragma once

#include "engine/rows/talia-rows-game.h"
#include "engine/trick/talia-trick-game.h"

G_BEGIN_DECLS

/**
 * TaliaPlayoutPolicy:
 * @state: the deal as it stands; `to_act` plays next
 * @legal: the cards that may be played, at least one
 * @may_skip: the turn may be lost instead
 *
 * Returns one of `legal`, or TALIA_NO_CARD to lose the turn. If the function is `static inline`, the compiler makes one
 * loop of it and talia_playout().
 */
typedef TaliaCard (*TaliaPlayoutPolicy) (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data);

#define TALIA_PLAYOUT_INLINE static inline __attribute__ ((always_inline))

/* Makes the seat to act play its next card. `legal` are its cards that may be played. */
TALIA_PLAYOUT_INLINE TaliaCard
talia_playout_take (TaliaState *state, int seats, TaliaCards legal, TaliaPlayoutPolicy policy, gpointer data)
{
  TaliaTrick *trick = &state->trick;
  int seat = state->to_act;
  TaliaCard card = policy (state, legal, FALSE, data);

  TALIA_RELY ((legal & state->hand[seat] & TALIA_BIT (card)) != 0);
  TALIA_RELY (trick->n_played < TALIA_MAX_PACK && trick->in_trick < seats);
  state->hand[seat] ^= TALIA_BIT (card);
  trick->played[trick->n_played++] = card;
  trick->in_trick++;
  state->to_act = (int8_t) (seat + 1 < seats ? seat + 1 : 0);
  return card;
}

/* Whether all hands have the same size, minus one for those who have played to the running trick. */
TALIA_PLAYOUT_INLINE gboolean
talia_playout_hands_are_even (const TaliaState *state, int seats)
{
  const TaliaTrick *trick = &state->trick;
  const int n = __builtin_popcountll (state->hand[state->to_act]);

  for (int i = 0; i < seats; i++)
    if (__builtin_popcountll (state->hand[(trick->leader + i) % seats]) != n - (i < trick->in_trick))
      return FALSE;
  return n > 0 && (trick->leader + trick->in_trick) % seats == state->to_act;
}

/* Plays the rest of a trick, in which `first` cards have been played. */
TALIA_PLAYOUT_INLINE TaliaCards
talia_playout_follow (TaliaState *state, int first, int seats, TaliaCards set, TaliaPlayoutPolicy policy, gpointer data)
{
  TaliaTrick *trick = &state->trick;
  const TaliaCards led = TALIA_SUIT_CARDS (talia_trick_led (trick));

  for (int i = first; i < seats; i++)
    {
      TaliaCards legal = talia_trick_legal_after (trick, led, state->hand[state->to_act]);
      TaliaCard card = talia_playout_take (state, seats, legal, policy, data);

      trick->broken |= (uint8_t) talia_trick_breaks_after (trick, led, card);
      set |= TALIA_BIT (card);
    }
  return set;
}

TALIA_PLAYOUT_INLINE void
talia_playout_tricks (TaliaState *state, int seats, TaliaPlayoutPolicy policy, gpointer data)
{
  TaliaTrick *trick = &state->trick;
  TaliaCards set = talia_trick_cards (trick);

  TALIA_RELY (talia_playout_hands_are_even (state, seats));
  if (trick->in_trick > 0
      && talia_trick_game_end_trick (state, seats,
                                     talia_playout_follow (state, trick->in_trick, seats, set, policy, data)))
    return;
  do
    {
      TaliaCards legal = talia_trick_legal_leads (trick, state->hand[state->to_act]);
      TaliaCard card = talia_playout_take (state, seats, legal, policy, data);

      trick->broken |= (uint8_t) (trick->rules.break_lead >> card & 1);
      set = talia_playout_follow (state, 1, seats, TALIA_BIT (card), policy, data);
    }
  while (!talia_trick_game_end_trick (state, seats, set));
}

TALIA_PLAYOUT_INLINE void
talia_playout_rows (TaliaState *state, TaliaPlayoutPolicy policy, gpointer data)
{
  TaliaRows *rows = &state->rows;
  TaliaMove move;

  do
    {
      TaliaCards legal = state->hand[state->to_act] & talia_rows_open (rows);
      TaliaCard card = TALIA_NO_CARD;

      if (legal != 0)
        card = policy (state, legal, rows->begun && rows->may_pass, data);
      move = card != TALIA_NO_CARD ? TALIA_PLAY (card) : TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP);
    }
  while (!talia_rows_game_play (state, &move, NULL));
}

/**
 * Plays a deal of tricks or rows, in its play phase, to the end by `policy`. The state is then the one after the last
 * card, not scored yet: talia_payoff_points() computes what each side gets, and talia_game_end_deal() turns it into the
 * state to which talia_game_apply() would have led.
 */
TALIA_PLAYOUT_INLINE void
talia_playout (TaliaState *state, TaliaPlayoutPolicy policy, gpointer data)
{
  if (state->board == TALIA_BOARD_ROWS)
    talia_playout_rows (state, policy, data);
  else if (state->seats == 4) /* known to the compiler, which makes it faster */
    talia_playout_tricks (state, 4, policy, data);
  else
    talia_playout_tricks (state, state->seats, policy, data);
  state->phase = TALIA_PHASE_DEAL;
  state->to_act = TALIA_NOBODY;
}

G_END_DECLS
