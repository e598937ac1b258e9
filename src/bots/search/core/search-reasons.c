/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the reason why the search prefers a move. */
#include "search-reasons.h"

#include <math.h>

/* The conditions under which a reason of the rules of thumb is given. */
typedef enum
{
  NEVER,         /* a matter of opinion, on which the search has its own */
  ALWAYS,        /* describes what the move does, or what everybody can see */
  WHEN_BEST,     /* the search prefers the same move */
  WHEN_BETTER,   /* the same, and no other move is about as good */
  WHEN_LOSING,   /* somebody else most likely takes the trick */
  LOW,           /* the same, and the card is a low one */
  WHEN_PARTNERS, /* the same, and the partner's card is winning */
  LEAST_LIKELY,  /* no other card is less likely to take the trick */
  LOWEST,        /* the lowest of the suit, and not certain to take the trick */
  WHEN_TAKING,   /* the player most likely takes the trick */
  WHEN_NEEDED,   /* the same, and the side still needs tricks */
  LAST_TO_PLAY,  /* the card takes the trick, and is the highest of the suit */
  UNAVOIDABLE,   /* the same, and every card of the suit would take it */
  HIGHEST_UNDER, /* no other legal card is between it and the best card of the trick */
  CARDS_OPEN,    /* no side has more than half of the cards yet */
  SPADES_OPEN    /* no side has more than half of the spades yet */
} Condition;

static const uint8_t conditions[TALIA_REASONS] = {
  [TALIA_REASON_ONLY_CARD] = ALWAYS,
  [TALIA_REASON_PASS_DANGEROUS] = WHEN_BETTER,
  [TALIA_REASON_PASS_EMPTIES_SUIT] = ALWAYS,
  [TALIA_REASON_LEAD_SUIT_OUT] = ALWAYS,
  [TALIA_REASON_LEAD_DRIVES_QUEEN] = WHEN_BETTER,
  [TALIA_REASON_LEAD_LOW] = LOW,
  [TALIA_REASON_FOLLOW_UNDER] = HIGHEST_UNDER,
  [TALIA_REASON_FOLLOW_GIVES_QUEEN] = ALWAYS,
  [TALIA_REASON_FOLLOW_GIVES_PENALTY] = ALWAYS,
  [TALIA_REASON_FOLLOW_TAKES_DEAR] = UNAVOIDABLE,
  [TALIA_REASON_FOLLOW_TAKES_FREE] = LAST_TO_PLAY,
  [TALIA_REASON_FOLLOW_LOW] = LOWEST,
  [TALIA_REASON_DISCARD_QUEEN] = ALWAYS,
  [TALIA_REASON_DISCARD_HEART] = ALWAYS,
  [TALIA_REASON_DISCARD_PENALTY] = ALWAYS,
  [TALIA_REASON_DISCARD_DANGEROUS] = WHEN_BETTER,
  [TALIA_REASON_MOON_STOP] = WHEN_TAKING,
  [TALIA_REASON_ALL_STOP] = WHEN_TAKING,
  [TALIA_REASON_MOON_WINS] = ALWAYS,
  [TALIA_REASON_BID_NIL] = WHEN_BEST,
  [TALIA_REASON_BID_TRICKS] = WHEN_BEST,
  [TALIA_REASON_NIL_UNDER] = HIGHEST_UNDER,
  [TALIA_REASON_NIL_LEAST] = LEAST_LIKELY,
  [TALIA_REASON_NIL_COVER] = WHEN_TAKING,
  [TALIA_REASON_NIL_LEAVE] = WHEN_LOSING,
  [TALIA_REASON_BID_MADE_LEAVE] = WHEN_LOSING,
  [TALIA_REASON_TRICK_BY_SPADE] = WHEN_NEEDED,
  [TALIA_REASON_TRICK_TAKEN] = WHEN_NEEDED,
  [TALIA_REASON_TRICK_PARTNER] = WHEN_PARTNERS,
  [TALIA_REASON_TRICK_LATER] = LOW,
  [TALIA_REASON_ROW_HOLD] = WHEN_BETTER,
  [TALIA_REASON_ROW_LOST] = ALWAYS,
  [TALIA_REASON_ROW_OWN_WAY] = ALWAYS,
  [TALIA_REASON_ROW_NOTHING] = ALWAYS,
  [TALIA_REASON_ROW_WAITS] = WHEN_BETTER,
  [TALIA_REASON_ROW_SPARE] = WHEN_BETTER,
  [TALIA_REASON_ROW_LEAST] = WHEN_BETTER,
  [TALIA_REASON_TAKE_SWEEP] = ALWAYS,
  [TALIA_REASON_TAKE_OWN_BUILD] = ALWAYS,
  [TALIA_REASON_TAKE_TO_TRAIL] = ALWAYS,
  [TALIA_REASON_TAKE_BUILD] = ALWAYS,
  [TALIA_REASON_TAKE_COUNTING] = ALWAYS,
  [TALIA_REASON_TAKE_SPADES] = SPADES_OPEN,
  [TALIA_REASON_TAKE_CARDS] = CARDS_OPEN,
  [TALIA_REASON_BUILD_STEAL] = ALWAYS,
  [TALIA_REASON_BUILD_GROWS] = ALWAYS,
  [TALIA_REASON_BUILD_SAFE] = ALWAYS,
  [TALIA_REASON_BUILD_MORE] = ALWAYS,
  [TALIA_REASON_TRAIL_LEAST] = WHEN_BETTER,
  [TALIA_REASON_TRAIL_TWIN] = ALWAYS,
  [TALIA_REASON_TRAIL_RANK_OUT] = ALWAYS,
};

/* The share of worlds in which something happens if it is most likely. */
#define LIKELY 0.7

/* The share of worlds in which something happens if it is certain. */
#define SURE 0.95

/* The highest rank that counts as low. */
#define LOW_RANK TALIA_EIGHT

/* The lead in points of a plan to take everything that makes it the reason. */
#define WORTH_TRYING 1.0

/* The lead, in standard errors and in points, of a move that is called better. */
#define CLEAR 1.5
#define LEAST 0.05

/* The difference between two shares of worlds that makes the rival's cards the reason. */
#define RIVAL 0.2

/* A move is better mainly in one part if that makes up this share of its lead. */
#define MAINLY 0.5

/* Returns the cards of the hand that are above the card in its suit. */
static TaliaCards
held_above (const TaliaKnowledge *known, TaliaCard card)
{
  return talia_cards_above (card) & known->hand & TALIA_SUIT_CARDS (talia_card_suit (card));
}

static TaliaCards
held_below (const TaliaKnowledge *known, TaliaCard card)
{
  return (TALIA_BIT (card) - 1) & known->hand & TALIA_SUIT_CARDS (talia_card_suit (card));
}

static gboolean
follows (const TaliaKnowledge *known, TaliaCard card)
{
  return known->best_seat != TALIA_NOBODY && talia_card_suit (known->best) == talia_card_suit (card);
}

static gboolean
is_highest_under (const TaliaKnowledge *known, TaliaCard card)
{
  const TaliaCards between = held_above (known, card) & (TALIA_BIT (known->best) - 1);

  return follows (known, card) && card < known->best && between == 0;
}

/* The last player to a trick knows who takes it. */
static gboolean
takes_for_sure (const TaliaKnowledge *known, TaliaCard card)
{
  return known->later == 0 && follows (known, card) && card > known->best && held_above (known, card) == 0;
}

static gboolean
is_partners (const TaliaKnowledge *known)
{
  return known->best_seat != TALIA_NOBODY
         && talia_state_side (known->seen, known->best_seat) == talia_state_side (known->seen, known->own);
}

/* Whether no side has more than half of the cards. */
static gboolean
is_open (const TaliaState *seen, TaliaCards cards)
{
  for (int side = 0; side < seen->sides; side++)
    if (2 * talia_cards_count (talia_state_taken (seen, side) & cards) > talia_cards_count (cards))
      return FALSE;
  return TRUE;
}

/* Whether the lead is more than chance. */
static double
find_clear (const TaliaFinding *finding)
{
  return MAX (CLEAR * finding->error, LEAST);
}

static gboolean
is_so (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought, const TaliaFinding *finding)
{
  const TaliaKnowledge *known = &position->known;
  const gboolean losing = finding->takes <= 1.0 - LIKELY, taking = finding->takes >= LIKELY;

  switch ((Condition) conditions[thought->id])
    {
    case NEVER:
      return FALSE;
    case ALWAYS:
      return TRUE;
    case WHEN_BEST:
      return isfinite (finding->ahead);
    case WHEN_BETTER:
      return isfinite (finding->ahead) && finding->ahead > 0.0 && finding->matters >= find_clear (finding);
    case WHEN_LOSING:
      return losing;
    case LOW:
      return losing && talia_card_rank (move->card) <= LOW_RANK;
    case WHEN_PARTNERS:
      return losing && is_partners (known) && talia_card_rank (move->card) <= LOW_RANK;
    case LEAST_LIKELY:
      return finding->least;
    case LOWEST:
      return finding->takes < SURE && known->later > 0 && held_below (known, move->card) == 0;
    case WHEN_TAKING:
      return taking;
    case WHEN_NEEDED:
      return taking && thought->number > 0;
    case LAST_TO_PLAY:
      return takes_for_sure (known, move->card);
    case UNAVOIDABLE:
      return takes_for_sure (known, move->card)
             && (held_below (known, move->card) & (TALIA_BIT (known->best) - 1)) == 0;
    case HIGHEST_UNDER:
      return is_highest_under (known, move->card);
    case CARDS_OPEN:
      return is_open (known->seen, TALIA_ALL_CARDS);
    case SPADES_OPEN:
      return is_open (known->seen, TALIA_SUIT_CARDS (TALIA_SPADES));
    }
  g_return_val_if_reached (FALSE);
}

static TaliaReason
compare (const TaliaFinding *finding)
{
  const double clear = find_clear (finding);
  TaliaReason reason;

  if (isinf (finding->ahead))
    return talia_reason (TALIA_REASON_ONLY_MOVE);
  if (finding->matters < clear)
    {
      reason = talia_reason (TALIA_REASON_AS_GOOD);
      reason.cards = finding->next;
      return reason;
    }
  if (finding->ahead <= -clear)
    return talia_reason (TALIA_REASON_FOR_MATCH);
  reason = talia_reason (finding->ahead < 1.0 ? TALIA_REASON_A_LITTLE_BETTER : TALIA_REASON_BETTER);
  if (reason.id == TALIA_REASON_BETTER)
    reason.number = (int32_t) lround (MIN (finding->ahead, 1000.0));
  if (finding->gained >= MAX (MAINLY * finding->ahead, clear))
    {
      reason.gain = finding->gain.id;
      reason.gained = finding->gain.cards;
    }
  else if (finding->takes >= LIKELY) /* NAN if there is no trick */
    reason.gain = TALIA_GAIN_MOST_LIKELY_TAKES;
  else if (finding->takes <= 1.0 - LIKELY)
    reason.gain = TALIA_GAIN_MOST_LIKELY_NOT;
  return reason;
}

/* Whether the move is better because the rival most likely holds none of the cards that it lets out, but may well hold
 * one that the next best move would let out. */
static gboolean
spares_rival (const TaliaFinding *finding)
{
  return finding->let_out != 0 && finding->rival <= 1.0 - LIKELY && finding->rival_next >= finding->rival + RIVAL;
}

static TaliaReason
choose (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought, const TaliaFinding *finding)
{
  TaliaReason reason = *thought;

  if (finding->all >= WORTH_TRYING)
    return talia_reason (TALIA_REASON_TAKE_ALL);
  if (!is_so (position, move, thought, finding))
    return isnan (finding->ahead) ? talia_reason (TALIA_REASON_NONE) : compare (finding);
  if (conditions[thought->id] == WHEN_BETTER && spares_rival (finding))
    {
      reason.id = TALIA_REASON_ROW_RIVAL;
      reason.cards = finding->let_out;
    }
  return reason;
}

/* Whether the reason can be followed by what makes the move better than the next one, which has to be clear. A bid is
 * explained by the hand alone. */
static gboolean
has_cause (const TaliaReason *reason, const TaliaFinding *finding)
{
  if (finding->cause.id == TALIA_CAUSE_BID_CARDS || finding->cause.id == TALIA_CAUSE_BID_BELOW
      || finding->cause.id == TALIA_CAUSE_NIL_RISK)
    return TRUE;
  return finding->cause.id != TALIA_CAUSE_NONE && reason->id != TALIA_REASON_NONE
         && reason->id != TALIA_REASON_ONLY_CARD && reason->id != TALIA_REASON_FOR_MATCH
         && finding->matters >= find_clear (finding);
}

TaliaReason
talia_search_reason (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought,
                     const TaliaFinding *finding)
{
  TaliaReason reason = choose (position, move, thought, finding);

  if (has_cause (&reason, finding))
    {
      reason.cause = finding->cause;
      if (reason.gain == TALIA_GAIN_MOST_LIKELY_TAKES || reason.gain == TALIA_GAIN_MOST_LIKELY_NOT)
        reason.gain = TALIA_GAIN_NONE; /* the cause says more */
    }
  return reason;
}
