/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Claims: which of the remaining tricks a seat is sure of, and the moves that play a deal to its end. */
#include "talia-claim.h"

/* With a single card left, playing it is as quick as claiming. */
#define FEWEST_CARDS 2

/* Returns the cards that other seats may hold: all that the view does not show. */
static TaliaCards
cards_of_others (const TaliaGame *game, const TaliaView *view)
{
  const TaliaState *seen = &view->seen;
  TaliaCards cards = game->pack (seen) & ~seen->hand[view->seat] & ~talia_state_table (seen);

  for (int seat = 0; seat < seen->seats; seat++)
    cards &= ~seen->taken[seat];
  return cards;
}

static TaliaCards
trumps_of (const TaliaTrick *trick)
{
  return trick->rules.trump != TALIA_NO_TRUMP ? TALIA_SUIT_CARDS (trick->rules.trump) : 0;
}

/* Returns the cards of `hand` that take the trick if they are led, whichever seats hold `others`. */
static TaliaCards
find_winners (const TaliaTrick *trick, TaliaCards hand, TaliaCards others)
{
  TaliaCards rest = others & trumps_of (trick) ? hand & trumps_of (trick) : hand;
  TaliaCards winners = 0;

  while (rest != 0)
    {
      TaliaCard card = talia_cards_pop (&rest);

      if (!(others & talia_cards_above (card)))
        winners |= TALIA_BIT (card);
    }
  return winners;
}

/* Whether the hand takes all tricks if it leads; sets the order of its leads, if `leads` is not NULL. */
static gboolean
takes_the_rest (const TaliaTrick *running, TaliaCards hand, TaliaCards others, TaliaCard *leads)
{
  TaliaTrick trick = *running;

  while (hand != 0)
    {
      TaliaCards winners = find_winners (&trick, hand, others) & talia_trick_legal_leads (&trick, hand);
      TaliaCards followers;
      TaliaCard card;

      if (winners == 0)
        return FALSE;
      card = talia_cards_last (winners & trumps_of (&trick) ? winners & trumps_of (&trick) : winners);
      trick.broken |= (uint8_t) talia_trick_breaks (&trick, card);
      trick.tricks++;
      hand &= ~TALIA_BIT (card);
      if (leads != NULL)
        *leads++ = card;
      /* In the worst case, a single seat holds all cards of the suit, and plays the lowest. */
      followers = others & TALIA_SUIT_CARDS (talia_card_suit (card));
      if (followers != 0)
        others &= ~TALIA_BIT (talia_cards_first (followers));
    }
  return TRUE;
}

TaliaClaim
talia_claim_judge (const TaliaGame *game, const TaliaView *view, TaliaCard leads[TALIA_MAX_TRICKS])
{
  const TaliaState *seen = &view->seen;
  TaliaCards hand = seen->hand[view->seat], others;

  if (seen->phase != TALIA_PHASE_PLAY || view->held[view->seat] < FEWEST_CARDS)
    return TALIA_CLAIM_NONE;
  if (talia_game_settled (game, seen))
    return TALIA_CLAIM_END;
  if (seen->board != TALIA_BOARD_TRICK || seen->to_act != view->seat || seen->trick.in_trick > 0)
    return TALIA_CLAIM_NONE;

  others = cards_of_others (game, view);
  /* If tricks cost points nobody wants them, so the rest is only decided if the seat cannot lose any. */
  if (game->lowest_wins && find_winners (&seen->trick, hand, others) != hand)
    return TALIA_CLAIM_NONE;
  return takes_the_rest (&seen->trick, hand, others, leads) ? TALIA_CLAIM_REST : TALIA_CLAIM_NONE;
}

guint
talia_claim_play_out (const TaliaGame *game, const TaliaState *state, int seat, TaliaMove moves[TALIA_MAX_PACK])
{
  g_auto (TaliaMoves) legal = { 0 };
  TaliaCard leads[TALIA_MAX_TRICKS];
  TaliaState now = *state;
  TaliaClaim claim;
  TaliaView view;
  guint n = 0, led = 0;

  talia_game_view (game, state, seat, &view);
  claim = talia_claim_judge (game, &view, leads);
  while (claim != TALIA_CLAIM_NONE && now.phase == TALIA_PHASE_PLAY)
    {
      if (claim == TALIA_CLAIM_REST && now.to_act == seat)
        moves[n] = TALIA_PLAY (leads[led++]);
      else if (talia_game_moves (game, &now, &legal) > 0)
        talia_moves_get (&legal, 0, &moves[n]);
      if (talia_game_apply (game, &now, &moves[n], &now, NULL).rule != TALIA_RULE_NONE)
        g_return_val_if_reached (0);
      n++;
    }
  return n;
}
