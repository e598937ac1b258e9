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
  CARDS_OPEN,    /* it is not decided yet whether the side takes the most cards */
  SPADES_OPEN    /* the same for spades */
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

/* Whether the player's side can still have most of the cards, and another one, too: with all those that nobody has
 * taken yet. */
static gboolean
is_open (const TaliaState *seen, int own, TaliaCards cards)
{
  TaliaCards rest = cards;
  int mine = 0, most = 0;

  for (int side = 0; side < seen->sides; side++)
    {
      const TaliaCards taken = talia_state_taken (seen, side) & cards;

      rest &= ~taken;
      if (side == own)
        mine = talia_cards_count (taken);
      else
        most = MAX (most, talia_cards_count (taken));
    }
  return mine + talia_cards_count (rest) > most && most + talia_cards_count (rest) >= mine;
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
      return is_open (known->seen, talia_state_side (known->seen, known->own), TALIA_ALL_CARDS);
    case SPADES_OPEN:
      return is_open (known->seen, talia_state_side (known->seen, known->own), TALIA_SUIT_CARDS (TALIA_SPADES));
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

static TaliaReason
choose (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought, const TaliaFinding *finding)
{
  if (finding->all >= WORTH_TRYING)
    return talia_reason (TALIA_REASON_TAKE_ALL);
  if (!is_so (position, move, thought, finding))
    return isnan (finding->ahead) ? talia_reason (TALIA_REASON_NONE) : compare (finding);
  return *thought;
}

/* Whether a reason that is about taking the trick is followed by one for not taking tricks. */
static gboolean
contradicts (const TaliaReason *reason, const TaliaCause *cause)
{
  return (reason->id == TALIA_REASON_TRICK_TAKEN || reason->id == TALIA_REASON_TRICK_BY_SPADE)
         && cause->id >= TALIA_CAUSE_OTHER_TAKES && cause->id <= TALIA_CAUSE_BEATEN;
}

/* Whether the reason can be followed by what makes the move better than the next one, which has to be clear. A bid is
 * explained by the hand alone. */
static gboolean
has_cause (const TaliaReason *reason, const TaliaFinding *finding)
{
  if (finding->cause.id == TALIA_CAUSE_BID_CARDS || finding->cause.id == TALIA_CAUSE_BID_BELOW
      || finding->cause.id == TALIA_CAUSE_NIL_RISK)
    return TRUE;
  return finding->cause.id != TALIA_CAUSE_NONE && !contradicts (reason, &finding->cause)
         && reason->id != TALIA_REASON_NONE && reason->id != TALIA_REASON_ONLY_CARD
         && reason->id != TALIA_REASON_FOR_MATCH && finding->matters >= find_clear (finding);
}

TaliaReason
talia_search_contrast (const TaliaFinding *finding)
{
  TaliaReason reason = compare (finding);

  if (reason.id != TALIA_REASON_BETTER && reason.id != TALIA_REASON_A_LITTLE_BETTER)
    return talia_reason (TALIA_REASON_NONE);
  reason.cause = finding->cause;
  return reason;
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
