/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick-taking core: how tricks are led, followed and taken, driven by data alone. */
#pragma once

#include "engine/talia-cards.h"
#include "engine/talia-refusal.h"
#include "engine/talia-rely.h"

G_BEGIN_DECLS

#define TALIA_MAX_TRICKS 17
#define TALIA_NO_TRUMP 0xff

/**
 * TaliaTrickRules:
 *
 * The rules in which trick-taking deals differ. All zero (with TALIA_NO_TRUMP) is plain whist without trumps: any lead,
 * follow suit if you can.
 */
typedef struct
{
  TaliaCards lead_ban;      /* may not be led unless there are no other cards or the ban is broken */
  TaliaCards lead_free;     /* a hand that has only these cards is not subject to the ban (contains lead_ban) */
  TaliaCards break_lead;    /* breaks the ban when led */
  TaliaCards break_follow;  /* breaks it when played to a trick of its own suit */
  TaliaCards break_discard; /* breaks it when played to a trick of another suit */
  TaliaCards shield;        /* may not be played to the first trick if there is another legal card */
  TaliaCards force;         /* must be discarded by a player who is void in the led suit */
  TaliaCards force_under;   /* must also be played to its own suit if a higher card of it is in the trick */
  TaliaCards ends_without;  /* when nobody holds any of these, the deal ends after the trick; 0: only at its end */
  uint8_t trump;            /* a suit or TALIA_NO_TRUMP */
  TaliaCard opening;        /* its holder leads the first trick; or TALIA_NO_CARD */
  uint8_t ban_refusal;      /* TaliaRuleId, by the suit led: the refusal of what may not be led */
  uint8_t shield_refusal;   /* the refusal of what may not be played to the first trick */
  uint8_t force_refusal;    /* by the suit of the card that must be played instead: the refusal of all others */
  uint8_t either_refusal;   /* the same if there is more than one such card */
  uint8_t last_takes_aside; /* whether the taker of the last trick also gets the cards set aside */
  uint8_t unused;
} TaliaTrickRules;

/** The trick part of a state. Seats are those of the state. */
typedef struct
{
  TaliaTrickRules rules;
  TaliaCards pass[TALIA_MAX_SEATS]; /* the cards that each seat has chosen to pass, 0: none (yet) */
  TaliaCards aside;                 /* the card that is set aside */
  TaliaCard played[TALIA_MAX_PACK]; /* every card of the deal in playing order */
  uint8_t winner[TALIA_MAX_TRICKS]; /* the taker of each finished trick */
  uint8_t n_played;
  uint8_t tricks;               /* the number of finished tricks */
  uint8_t in_trick;             /* the number of cards in the running trick */
  uint8_t leader;               /* the leader of the running trick */
  uint8_t broken;               /* whether the lead ban is broken */
  int8_t pass_shift;            /* the number of seats clockwise that passed cards travel, 0: no passing */
  uint8_t won[TALIA_MAX_SEATS]; /* the number of tricks taken by each seat */
  uint8_t bid[TALIA_MAX_SEATS]; /* the number of tricks that a seat has bid, or one of the TALIA_BID_ values */
  uint8_t unused[7];
} TaliaTrick;

/** Returns the cards of the running trick, in the order in which they were played: `in_trick` of them. */
static inline const TaliaCard *
talia_trick_running (const TaliaTrick *trick)
{
  TALIA_RELY (trick->in_trick <= trick->n_played && trick->n_played <= TALIA_MAX_PACK);
  return trick->played + trick->n_played - trick->in_trick;
}

/** Returns the cards of the running trick as a set. */
static inline TaliaCards
talia_trick_cards (const TaliaTrick *trick)
{
  const TaliaCard *cards = talia_trick_running (trick);
  TaliaCards set = 0;

  for (int i = 0; i < trick->in_trick; i++)
    set |= TALIA_BIT (cards[i]);
  return set;
}

/** Returns the suit that was led to the running trick, which must not be empty. */
static inline int
talia_trick_led (const TaliaTrick *trick)
{
  TALIA_RELY (trick->in_trick > 0);
  return talia_card_suit (talia_trick_running (trick)[0]);
}

/** Returns those of `cards` that are lower than a card of their suit in the running trick. */
TaliaCards talia_trick_beaten (const TaliaTrick *trick, TaliaCards cards);

/** Returns why `card`, which is in `hand`, may not be played next. */
TaliaRefusal talia_trick_check (const TaliaTrick *trick, TaliaCards hand, TaliaCard card);

/* A search spends most of its time in the following functions, so they are here, to be inlined. */

static inline TaliaCards
talia_trick_legal_leads (const TaliaTrick *trick, TaliaCards hand)
{
  const TaliaTrickRules *rules = &trick->rules;

  if (trick->tricks == 0 && rules->opening != TALIA_NO_CARD && (hand & TALIA_BIT (rules->opening)))
    return TALIA_BIT (rules->opening);
  return hand & ~talia_cards_either (trick->broken | ((hand & ~rules->lead_free) == 0), 0, rules->lead_ban);
}

static inline TaliaCards
talia_trick_legal_discards (const TaliaTrick *trick, TaliaCards hand)
{
  const TaliaTrickRules *rules = &trick->rules;

  if (hand & rules->force)
    return hand & rules->force;
  if (trick->tricks == 0 && (hand & ~rules->shield))
    return hand & ~rules->shield;
  return hand;
}

/** Returns the cards of `hand` that may be played after a lead of the suit whose cards are `led`. */
static inline TaliaCards
talia_trick_legal_after (const TaliaTrick *trick, TaliaCards led, TaliaCards hand)
{
  TaliaCards following = hand & led, forced = following & trick->rules.force_under;

  if (G_UNLIKELY (forced != 0) && (forced = talia_trick_beaten (trick, forced)) != 0)
    return forced;
  return talia_cards_either (following != 0, following, talia_trick_legal_discards (trick, hand));
}

/** Returns the cards of `hand` that may be played next. Not empty unless the hand is. */
static inline TaliaCards
talia_trick_legal (const TaliaTrick *trick, TaliaCards hand)
{
  if (trick->in_trick == 0)
    return talia_trick_legal_leads (trick, hand);
  return talia_trick_legal_after (trick, TALIA_SUIT_CARDS (talia_trick_led (trick)), hand);
}

/** Returns the seat whose card is winning the running trick, which must not be empty; `set` are the cards of the trick.
 */
static inline int
talia_trick_best_of (const TaliaTrick *trick, int seats, TaliaCards set)
{
  const TaliaCard *cards = talia_trick_running (trick);
  TaliaCards trumps = trick->rules.trump != TALIA_NO_TRUMP ? set & TALIA_SUIT_CARDS (trick->rules.trump) : 0;
  TaliaCard best =
      talia_cards_last (talia_cards_either (trumps != 0, trumps, set & TALIA_SUIT_CARDS (talia_card_suit (cards[0]))));
  int seat = trick->leader;

  TALIA_RELY (trick->in_trick > 0 && trick->in_trick <= seats && seat < seats);
  TALIA_RELY (__builtin_popcountll (set) == trick->in_trick);
  /* Summed up instead of searched for, because processors predict the winner badly. */
  for (int i = 1; i < trick->in_trick; i++)
    seat += (int) talia_cards_either (cards[i] == best, (TaliaCards) i, 0);
  return seat - (int) talia_cards_either (seat >= seats, (TaliaCards) seats, 0);
}

/** Returns the seat whose card is winning the running trick, which must not be empty. */
static inline int
talia_trick_best (const TaliaTrick *trick, int seats)
{
  return talia_trick_best_of (trick, seats, talia_trick_cards (trick));
}

/** Returns whether `card`, played after a lead of the suit whose cards are `led`, breaks the lead ban. */
static inline gboolean
talia_trick_breaks_after (const TaliaTrick *trick, TaliaCards led, TaliaCard card)
{
  const TaliaTrickRules *rules = &trick->rules;

  return (talia_cards_either ((led >> card & 1) != 0, rules->break_follow, rules->break_discard) >> card & 1) != 0;
}

/** Returns whether `card`, played next, breaks the lead ban. */
static inline gboolean
talia_trick_breaks (const TaliaTrick *trick, TaliaCard card)
{
  if (trick->in_trick == 0)
    return (trick->rules.break_lead >> card & 1) != 0;
  return talia_trick_breaks_after (trick, TALIA_SUIT_CARDS (talia_trick_led (trick)), card);
}

/** Notes who takes the full trick, and begins the next one. */
static inline void
talia_trick_end (TaliaTrick *trick, int winner)
{
  TALIA_RELY (trick->tricks < TALIA_MAX_TRICKS && winner >= 0 && winner < TALIA_MAX_SEATS);
  trick->winner[trick->tricks++] = (uint8_t) winner;
  trick->won[winner]++;
  trick->leader = (uint8_t) winner;
  trick->in_trick = 0;
}

/** Plays a legal card to the running trick. */
static inline void
talia_trick_lay (TaliaTrick *trick, TaliaCard card)
{
  TALIA_RELY (talia_card_is_valid (card) && trick->n_played < TALIA_MAX_PACK && trick->in_trick < TALIA_MAX_SEATS);
  trick->broken |= (uint8_t) talia_trick_breaks (trick, card);
  trick->played[trick->n_played++] = card;
  trick->in_trick++;
}

/**
 * Adds a legal card to the running trick. Returns the seat that takes the trick when that
 * completes it (the next one is then begun), else -1.
 */
static inline int
talia_trick_add (TaliaTrick *trick, int seats, TaliaCard card)
{
  int winner;

  talia_trick_lay (trick, card);
  if (trick->in_trick < seats)
    return -1;

  winner = talia_trick_best (trick, seats);
  talia_trick_end (trick, winner);
  return winner;
}

/** Values of `bid` that are not a number of tricks. */
enum
{
  TALIA_BID_NONE = 0xff,
  TALIA_BID_BLIND = 0xfe,
  TALIA_BID_LOOKED = 0xfd
};

G_END_DECLS
