/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the search prefers a move. */
#include "search-reasons.h"

#include <math.h>

/* What has to be so for a thought to be said. */
typedef enum
{
  NEVER, /* a matter of opinion, in which the search has its own */
  ALWAYS,
  WHEN_LOSING,  /* the trick most likely goes to somebody else */
  LOW,          /* the same, and the card is a low one */
  WHEN_TAKING,  /* the trick most likely goes to the own seat */
  WHEN_NEEDED,  /* the same, and the side still needs tricks */
  HIGHEST_UNDER /* no other card that may be played lies between it and the best of the trick */
} Condition;

static const uint8_t conditions[TALIA_REASONS] = {
  [TALIA_REASON_ONLY_CARD] = ALWAYS,
  [TALIA_REASON_PASS_EMPTIES_SUIT] = ALWAYS,
  [TALIA_REASON_LEAD_SUIT_OUT] = ALWAYS,
  [TALIA_REASON_LEAD_LOW] = LOW,
  [TALIA_REASON_FOLLOW_UNDER] = HIGHEST_UNDER,
  [TALIA_REASON_FOLLOW_GIVES_QUEEN] = ALWAYS,
  [TALIA_REASON_FOLLOW_GIVES_PENALTY] = ALWAYS,
  [TALIA_REASON_DISCARD_QUEEN] = ALWAYS,
  [TALIA_REASON_DISCARD_HEART] = ALWAYS,
  [TALIA_REASON_DISCARD_PENALTY] = ALWAYS,
  [TALIA_REASON_MOON_STOP] = WHEN_TAKING,
  [TALIA_REASON_ALL_STOP] = WHEN_TAKING,
  [TALIA_REASON_MOON_WINS] = ALWAYS,
  [TALIA_REASON_NIL_UNDER] = HIGHEST_UNDER,
  [TALIA_REASON_NIL_COVER] = WHEN_TAKING,
  [TALIA_REASON_NIL_LEAVE] = WHEN_LOSING,
  [TALIA_REASON_BID_MADE_LEAVE] = WHEN_LOSING,
  [TALIA_REASON_TRICK_BY_SPADE] = WHEN_NEEDED,
  [TALIA_REASON_TRICK_TAKEN] = WHEN_NEEDED,
  [TALIA_REASON_ROW_LOST] = ALWAYS,
  [TALIA_REASON_TAKE_SWEEP] = ALWAYS,
  [TALIA_REASON_TAKE_BUILD] = ALWAYS,
  [TALIA_REASON_TAKE_COUNTING] = ALWAYS,
  [TALIA_REASON_TAKE_SPADES] = ALWAYS,
  [TALIA_REASON_BUILD_STEAL] = ALWAYS,
  [TALIA_REASON_TRAIL_TWIN] = ALWAYS,
  [TALIA_REASON_TRAIL_RANK_OUT] = ALWAYS,
};

/* Most likely: in so many of the worlds. */
#define LIKELY 0.7

/* The highest low card. */
#define LOW_RANK TALIA_EIGHT

/* To go for everything is said where it is worth so many points, */
#define WORTH_TRYING 1.0

/* and that a move is better where it is by so many standard errors, and points. */
#define CLEAR 1.5
#define LEAST 0.05

static gboolean
is_highest_under (const TaliaKnowledge *known, TaliaCard card)
{
  const TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card));
  const TaliaCards between = talia_cards_above (card) & (TALIA_BIT (known->best) - 1) & suit;

  return known->best_seat != TALIA_NOBODY && talia_card_suit (known->best) == talia_card_suit (card)
         && card < known->best && (known->hand & between) == 0;
}

static gboolean
is_so (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought, const TaliaFinding *finding)
{
  switch ((Condition) conditions[thought->id])
    {
    case NEVER:
      return FALSE;
    case ALWAYS:
      return TRUE;
    case WHEN_LOSING:
      return finding->takes <= 1.0 - LIKELY;
    case LOW:
      return finding->takes <= 1.0 - LIKELY && talia_card_rank (move->card) <= LOW_RANK;
    case WHEN_TAKING:
      return finding->takes >= LIKELY;
    case WHEN_NEEDED:
      return finding->takes >= LIKELY && thought->number > 0;
    case HIGHEST_UNDER:
      return is_highest_under (&position->known, move->card);
    }
  g_return_val_if_reached (FALSE);
}

TaliaReason
talia_search_reason (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought,
                     const TaliaFinding *finding)
{
  TaliaReason reason;
  double clear;

  if (finding->all >= WORTH_TRYING)
    return talia_reason (TALIA_REASON_TAKE_ALL);
  if (is_so (position, move, thought, finding))
    return *thought;
  if (isnan (finding->ahead))
    return talia_reason (TALIA_REASON_NONE);
  if (isinf (finding->ahead))
    return talia_reason (TALIA_REASON_ONLY_MOVE);
  clear = MAX (CLEAR * finding->error, LEAST);
  if (finding->matters < clear)
    return talia_reason (TALIA_REASON_AS_GOOD);
  if (finding->ahead <= -clear)
    return talia_reason (TALIA_REASON_FOR_MATCH);
  if (finding->ahead < 1.0)
    return talia_reason (TALIA_REASON_A_LITTLE_BETTER);
  reason = talia_reason (TALIA_REASON_BETTER);
  reason.number = (int16_t) lround (MIN (finding->ahead, 1000.0));
  return reason;
}
