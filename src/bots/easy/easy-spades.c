/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level in Spades: bids the number of tricks that its hand should take, tries to take them, and covers a
 * partner's nil. */
#include "bots/talia-spades-hand.h"
#include "easy.h"

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)

/* What the seat knows, and conclusions from it. */
typedef struct
{
  const TaliaKnowledge *known;
  int partner;
  int later_opponents; /* the seats that still play to this trick */
  gboolean later_partner;
  int need;          /* tricks that the side still has to take */
  int opponent_need; /* tricks that the other side still has to take */
  int left;          /* the number of remaining tricks, including this one */
} Look;

static gboolean
bid_nil (const TaliaState *seen, int seat)
{
  return seen->trick.bid[seat] == 0 || seen->trick.bid[seat] == TALIA_BID_BLIND;
}

/* Whether the nil of a seat has not failed yet. */
static gboolean
keeps_nil (const TaliaState *seen, int seat)
{
  return bid_nil (seen, seat) && seen->trick.won[seat] == 0;
}

static int
need_of (const TaliaState *seen, int side)
{
  int need = 0;

  for (int seat = side; seat < seen->seats; seat += seen->sides)
    if (!bid_nil (seen, seat))
      need += seen->trick.bid[seat] - seen->trick.won[seat];
  return need;
}

static Look
look_at (const TaliaKnowledge *known)
{
  const TaliaState *seen = known->seen;
  Look look = { .known = known, .partner = (known->own + 2) % 4, .left = 13 - seen->trick.tricks };
  int side = talia_state_side (seen, known->own);

  for (int i = 1; i <= known->later; i++)
    {
      int seat = (known->own + i) % 4;

      look.later_opponents += seat != look.partner;
      look.later_partner |= seat == look.partner;
    }
  look.need = need_of (seen, side);
  look.opponent_need = need_of (seen, 1 - side);
  return look;
}

/* --- bidding ---------------------------------------------------------------------------------- */

static double
judge_bid (const TaliaKnowledge *known, const TaliaMove *move, TaliaReason *reason)
{
  const TaliaState *seen = known->seen;
  TaliaCards hand = known->hand;
  double tricks = talia_spades_tricks (hand);
  int others = 0, bids = 0;

  if (move->kind == TALIA_MOVE_LOOK)
    {
      *reason = talia_reason (TALIA_REASON_BID_LOOK);
      return 0.0;
    }
  if (move->kind == TALIA_MOVE_BLIND)
    {
      *reason = talia_reason (TALIA_REASON_BID_NOT_BLIND);
      return -100.0;
    }
  for (int seat = 0; seat < 4; seat++)
    if (seat != known->own && seen->trick.bid[seat] <= 13)
      {
        others += seen->trick.bid[seat];
        bids++;
      }
  /* There are only thirteen tricks. */
  if (bids == 3)
    tricks = MIN (tricks, MAX (13 - others, 1));
  if (move->value == 0)
    {
      *reason = talia_reason (TALIA_REASON_BID_NIL);
      return 40.0 * (1.0 - talia_spades_nil_risk (hand)) - 10.0 * MAX (tricks - 2.0, 0.0);
    }
  *reason = talia_reason (TALIA_REASON_BID_TRICKS);
  return -10.0 * ABS (move->value - MAX (tricks, 1.0));
}

/* --- playing ----------------------------------------------------------------------------------- */

static gboolean
beats (TaliaCard card, TaliaCard other)
{
  if (talia_card_suit (card) == talia_card_suit (other))
    return card > other;
  return talia_card_suit (card) == TALIA_SPADES;
}

/* Estimates the probability that `card`, the best of its trick so far, is not beaten by the opponents who follow. */
static double
chance_to_hold (const Look *look, TaliaCard card, int led)
{
  int above = talia_cards_count (look->known->unseen & talia_cards_above (card));
  int of_suit = talia_cards_count (look->known->unseen & TALIA_SUIT_CARDS (led));
  gboolean trumps_out = (look->known->unseen & SPADES) != 0 && talia_card_suit (card) != TALIA_SPADES;
  double holds = 1.0;

  for (int i = 1; i < 4; i++)
    {
      int seat = (look->known->own + i) % 4;
      guint voids;

      if (seat == look->partner
          || (look->known->best_seat != TALIA_NOBODY && i >= 4 - look->known->seen->trick.in_trick))
        continue;
      voids = look->known->voids[seat];
      if (voids >> led & 1)
        holds *= trumps_out && !(voids >> TALIA_SPADES & 1) ? 0.3 : 1.0;
      else
        {
          holds *= above == 0 ? 1.0 : 1.0 / (1.0 + 0.6 * above);
          if (trumps_out && of_suit < 8)
            holds *= 0.5 + of_suit / 16.0;
        }
    }
  return holds;
}

/* Estimates the probability that the seat itself takes the trick with `card`. */
static double
chance_to_take (const Look *look, TaliaCard card)
{
  if (look->known->best_seat == TALIA_NOBODY)
    return chance_to_hold (look, card, talia_card_suit (card));
  return beats (card, look->known->best) ? chance_to_hold (look, card, talia_knowledge_led (look->known)) : 0.0;
}

/* Estimates the value of a card for later tricks: about its probability of taking one. */
static double
keep_value (const Look *look, TaliaCard card)
{
  int above = talia_cards_count (look->known->unseen & talia_cards_above (card));
  double worth = 1.0 / (1.0 + above);

  if (talia_card_suit (card) == TALIA_SPADES)
    return 0.45 + 0.55 * worth + talia_card_rank (card) * 0.005;
  return 0.8 * worth + talia_card_rank (card) * 0.005;
}

/* Returns the value of a trick for the side: it is needed, it defeats the others, or it is only a bag. */
static double
trick_value (const Look *look)
{
  int to_spare = look->left - look->opponent_need;

  if (look->need > 0)
    return 10.0;
  if (look->opponent_need > 0 && to_spare >= 0 && to_spare <= 2)
    return 6.0;
  return -2.0;
}

static double
judge_own_nil (const Look *look, TaliaCard card, TaliaReason *reason)
{
  double takes = chance_to_take (look, card);

  /* The partner may still beat it. */
  if (look->later_partner)
    takes *= 0.7;
  *reason = talia_reason (takes < 0.3 ? TALIA_REASON_NIL_UNDER : TALIA_REASON_NIL_LEAST);
  return -100.0 * takes + talia_card_rank (card) + (talia_card_suit (card) == TALIA_SPADES ? 4.0 : 0.0);
}

/* The partner's card is winning, or the partner plays later. */
static double
judge_cover (const Look *look, TaliaCard card, TaliaReason *reason)
{
  double takes = chance_to_take (look, card);

  *reason = talia_reason (TALIA_REASON_NIL_COVER);
  reason->seat = (int8_t) look->partner;
  /* A high card before the partner's turn, or one that beats the partner's card. */
  if (look->known->best_seat == look->partner)
    return beats (card, look->known->best) ? 60.0 - 10.0 * keep_value (look, card) : -talia_card_rank (card) * 0.1;
  return 30.0 * takes + talia_card_rank (card);
}

static double
judge_card (const Look *look, TaliaCard card, TaliaReason *reason)
{
  double value = trick_value (look);
  double takes = chance_to_take (look, card), side = takes;
  gboolean void_in_led =
      look->known->best_seat != TALIA_NOBODY && talia_card_suit (card) != talia_knowledge_led (look->known);

  if (keeps_nil (look->known->seen, look->known->own))
    return judge_own_nil (look, card, reason);
  if (keeps_nil (look->known->seen, look->partner) && (look->known->best_seat == look->partner || look->later_partner))
    return judge_cover (look, card, reason);

  /* If the card of an opponent with a nil is winning, that is worth more than a trick. */
  if (look->known->best_seat != TALIA_NOBODY && look->known->best_seat != look->partner
      && keeps_nil (look->known->seen, look->known->best_seat) && !beats (card, look->known->best))
    {
      *reason = talia_reason (TALIA_REASON_NIL_LEAVE);
      reason->seat = (int8_t) look->known->best_seat;
      return 30.0 + talia_card_rank (card) * 0.1;
    }
  if (look->known->best_seat == look->partner && takes == 0.0)
    side =
        look->later_opponents == 0 ? 1.0 : chance_to_hold (look, look->known->best, talia_knowledge_led (look->known));
  else if (look->later_partner)
    side = MAX (side, 0.35);

  if (value < 0)
    *reason = talia_reason (side < 0.5 ? TALIA_REASON_BID_MADE_LEAVE : TALIA_REASON_BID_MADE_SPEND);
  else if (takes > 0.6)
    {
      *reason = talia_reason (void_in_led ? TALIA_REASON_TRICK_BY_SPADE : TALIA_REASON_TRICK_TAKEN);
      reason->number = (int8_t) look->need;
    }
  else if (look->known->best_seat == look->partner)
    *reason = talia_reason (TALIA_REASON_TRICK_PARTNER);
  else
    *reason = talia_reason (TALIA_REASON_TRICK_LATER);

  if (value < 0)
    /* With enough tricks, a card that might take a trick later is best spent on one that is lost. */
    return value * 3.0 * side + (1.0 - takes) * 4.0 * keep_value (look, card);
  return value * side - 7.0 * keep_value (look, card);
}

void
talia_easy_spades (const TaliaKnowledge *known, TaliaAdvice *advice, guint n)
{
  if (known->seen->phase == TALIA_PHASE_BID)
    for (guint i = 0; i < n; i++)
      advice[i].points = judge_bid (known, &advice[i].move, &advice[i].reason);
  else
    {
      const Look look = look_at (known);

      for (guint i = 0; i < n; i++)
        advice[i].points = judge_card (&look, advice[i].move.card, &advice[i].reason);
    }
}
