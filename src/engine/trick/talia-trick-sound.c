/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks a trick-taking deal received from another machine: whether it keeps the invariants of every such deal, and
 * whether legal moves lead to it. */
#include "talia-trick-game.h"

/* Counts how many of the cards played are the seat's. */
static int
count_plays (const TaliaTrick *trick, int seats, int seat)
{
  return trick->tricks + ((seat + seats - trick->leader) % seats < trick->in_trick);
}

/* Whether the numbers of cards and tricks are possible, and the seats exist. */
static gboolean
is_played (const TaliaTrick *trick, int seats)
{
  TaliaCards cards = 0;

  if (trick->tricks > TALIA_MAX_TRICKS || trick->in_trick >= seats || trick->leader >= seats
      || trick->n_played > TALIA_MAX_PACK || trick->n_played != trick->tricks * seats + trick->in_trick)
    return FALSE;
  for (int i = 0; i < trick->tricks; i++)
    if (trick->winner[i] >= seats)
      return FALSE;
  for (int i = 0; i < trick->n_played; i++)
    {
      if (!talia_card_is_valid (trick->played[i]) || (cards & TALIA_BIT (trick->played[i])))
        return FALSE;
      cards |= TALIA_BIT (trick->played[i]);
    }
  return trick->tricks == 0 || trick->leader == trick->winner[trick->tricks - 1];
}

gboolean
talia_trick_game_adds_up (const TaliaView *view)
{
  const TaliaState *seen = &view->seen;
  const TaliaTrick *trick = &seen->trick;
  const TaliaTrickRules *rules = &trick->rules;

  if (seen->board != TALIA_BOARD_TRICK || !is_played (trick, seen->seats) || trick->pass_shift < 0
      || trick->pass_shift >= seen->seats || (rules->trump >= TALIA_SUITS && rules->trump != TALIA_NO_TRUMP)
      || (rules->opening != TALIA_NO_CARD && !talia_card_is_valid (rules->opening)))
    return FALSE;
  for (int seat = 0; seat < seen->seats; seat++)
    if (view->held[seat] + count_plays (trick, seen->seats, seat)
        != view->held[0] + count_plays (trick, seen->seats, 0))
      return FALSE;
  /* Three cards are chosen from a whole hand. */
  return view->held[0] + count_plays (trick, seen->seats, 0) >= TALIA_PASSED_CARDS
         && ((seen->phase != TALIA_PHASE_PASS && seen->phase != TALIA_PHASE_BID) || trick->n_played == 0);
}

gboolean
talia_trick_game_gather (const TaliaState *state, TaliaPack *pack)
{
  const int first = state->dealer == TALIA_NOBODY ? 0 : (state->dealer + 1) % state->seats, seats = state->seats;
  const TaliaTrick *trick = &state->trick;
  TaliaState back = *state;

  talia_trick_game_rewind (&back);
  if (trick->pass_shift != 0 && state->phase != TALIA_PHASE_PASS)
    {
      for (int seat = 0; seat < seats; seat++)
        back.hand[(seat + trick->pass_shift) % seats] &= ~trick->pass[seat];
      for (int seat = 0; seat < seats; seat++)
        back.hand[seat] |= trick->pass[seat];
    }
  return talia_pack_gather (pack, back.hand, seats, first, trick->aside);
}

gboolean
talia_trick_game_retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move)
{
  if (so_far->phase == TALIA_PHASE_PASS)
    {
      *move = TALIA_PASS (state->trick.pass[so_far->to_act]);
      return state->phase != TALIA_PHASE_PASS || so_far->to_act != state->to_act;
    }
  if (so_far->phase != TALIA_PHASE_PLAY || so_far->trick.n_played >= state->trick.n_played)
    return FALSE;
  *move = TALIA_PLAY (state->trick.played[so_far->trick.n_played]);
  return TRUE;
}
