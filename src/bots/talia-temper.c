/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The temper of a player: biases that decide between moves that are nearly equally good. */
#include "talia-temper.h"

#include <string.h>

/* The distance up to which rules of thumb call moves equal, as a share of the range of all moves. */
#define ALIKE 0.07

/* The number of tricks that a player without a bid is assumed to have bid. */
#define USUAL_BID 3

/* The length of a suit that is neither short nor long. */
#define USUAL_LENGTH 4

gboolean
talia_temper_is_none (const TaliaTemper *self)
{
  static const TaliaTemper none;

  return memcmp (self, &none, offsetof (TaliaTemper, counts)) == 0;
}

/* Whether nobody can beat the card in its suit, or it beats nobody's card there. */
static gboolean
is_sure (const TaliaKnowledge *known, TaliaCard card)
{
  const TaliaCards others = known->unseen & TALIA_SUIT_CARDS (talia_card_suit (card));
  const TaliaCards above = others & talia_cards_above (card);

  return above == 0 || above == others;
}

/* Returns the liking for a card that leaves the hand. */
static double
taste_of_card (const TaliaTemper *self, const TaliaKnowledge *known, TaliaCard card)
{
  const int suit = talia_card_suit (card);
  const int length = talia_cards_count (known->hand & TALIA_SUIT_CARDS (suit));
  double taste = 0.0;

  /* The length of a suit matters if players must follow it. */
  if (known->seen->board == TALIA_BOARD_TRICK)
    taste += self->shape * (USUAL_LENGTH - length) / USUAL_LENGTH;
  taste += self->high * (talia_card_rank (card) - TALIA_EIGHT) / (TALIA_ACE - TALIA_EIGHT);
  if (suit == TALIA_SPADES)
    taste += self->spades;
  return taste;
}

static double
taste_of_play (const TaliaTemper *self, const TaliaKnowledge *known, TaliaCard card)
{
  const gboolean leads = known->seen->board == TALIA_BOARD_TRICK && known->best_seat == TALIA_NOBODY;

  return taste_of_card (self, known, card) + (leads && is_sure (known, card) ? self->sure : 0.0);
}

static double
taste_of_pass (const TaliaTemper *self, const TaliaKnowledge *known, TaliaCards cards)
{
  double taste = 0.0;

  while (cards != 0)
    taste += taste_of_card (self, known, talia_cards_pop (&cards));
  return taste;
}

static double
taste_of_bid (const TaliaTemper *self, int bid)
{
  return bid > 0 ? self->bids * bid : self->bids * USUAL_BID + self->nil;
}

double
talia_temper_taste (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move)
{
  switch ((TaliaMoveKind) move->kind)
    {
    case TALIA_MOVE_PLAY:
      return taste_of_play (self, known, move->card);
    case TALIA_MOVE_PASS:
      return taste_of_pass (self, known, move->cards);
    case TALIA_MOVE_BID:
      return taste_of_bid (self, move->value);
    case TALIA_MOVE_TRAIL:
      return taste_of_card (self, known, move->card);
    case TALIA_MOVE_TAKE:
      return -self->spades
             * talia_cards_count ((move->cards | TALIA_BIT (move->card)) & TALIA_SUIT_CARDS (TALIA_SPADES));
    case TALIA_MOVE_BUILD:
      return self->builds;
    case TALIA_MOVE_SKIP:
    case TALIA_MOVE_LOOK:
    case TALIA_MOVE_BLIND:
    case TALIA_MOVE_ADD:
    case TALIA_MOVE_SUBTRACT:
      return 0.0;
    }
  return 0.0;
}

double
talia_temper_liking (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move, gboolean all,
                     double own, double spread)
{
  if (talia_temper_is_none (self))
    return 0.0;
  return spread * (talia_temper_taste (self, known, move) + (all ? self->moon : 0.0)) - own * self->safe;
}

void
talia_temper_prefer (const TaliaTemper *self, const TaliaKnowledge *known, TaliaAdvice *advice, guint n)
{
  const double alike = n > 0 ? ALIKE * (advice[0].points - advice[n - 1].points) : 0.0;
  guint best = 0;

  if (talia_temper_is_none (self))
    return;
  for (guint i = 1; i < n && advice[i].points >= advice[0].points - alike; i++)
    if (talia_temper_taste (self, known, &advice[i].move) > talia_temper_taste (self, known, &advice[best].move))
      best = i;
  if (best > 0)
    {
      const TaliaAdvice chosen = advice[best];

      memmove (advice + 1, advice, best * sizeof *advice);
      advice[0] = chosen;
    }
}
