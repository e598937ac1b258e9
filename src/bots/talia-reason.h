/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reason for a move: an id, and the cards, seat or number it is about. Front ends turn it into a sentence. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The reasons that a player can have, and the fields of TaliaReason that each uses besides the move itself. */
typedef enum
{
  TALIA_REASON_NONE,
  TALIA_REASON_ONLY_CARD,

  /* Passing. */
  TALIA_REASON_PASS_DANGEROUS,
  TALIA_REASON_PASS_EMPTIES_SUIT, /* suit: which is empty then */

  /* Leading. */
  TALIA_REASON_LEAD_LOW,
  TALIA_REASON_LEAD_SUIT_OUT,
  TALIA_REASON_LEAD_QUEEN,
  TALIA_REASON_LEAD_DRIVES_QUEEN,
  TALIA_REASON_LEAD_FREE,
  TALIA_REASON_LEAD_NONE_SAFE,
  TALIA_REASON_LEAD_ALL_DEAR,

  /* Following. */
  TALIA_REASON_FOLLOW_UNDER,
  TALIA_REASON_FOLLOW_GIVES_QUEEN,
  TALIA_REASON_FOLLOW_GIVES_PENALTY,
  TALIA_REASON_FOLLOW_TAKES_DEAR,
  TALIA_REASON_FOLLOW_TAKES_FREE,
  TALIA_REASON_FOLLOW_FIRST_TRICK,
  TALIA_REASON_FOLLOW_LOW,

  /* Discarding. */
  TALIA_REASON_DISCARD_QUEEN,
  TALIA_REASON_DISCARD_HEART,
  TALIA_REASON_DISCARD_PENALTY,
  TALIA_REASON_DISCARD_DANGEROUS,

  /* The moon. */
  TALIA_REASON_MOON_STOP, /* seat: who may be shooting it */
  TALIA_REASON_MOON_KEEP, /* seat: the same */
  TALIA_REASON_ALL_STOP,
  TALIA_REASON_ALL_KEEP,
  TALIA_REASON_MOON_WINS,

  /* Bids. */
  TALIA_REASON_BID_LOOK,
  TALIA_REASON_BID_NOT_BLIND,
  TALIA_REASON_BID_NIL,
  TALIA_REASON_BID_TRICKS,

  /* A nil. */
  TALIA_REASON_NIL_UNDER,
  TALIA_REASON_NIL_LEAST,
  TALIA_REASON_NIL_COVER, /* seat: whose */
  TALIA_REASON_NIL_LEAVE, /* seat: whose */

  /* Tricks towards a bid. */
  TALIA_REASON_BID_MADE_LEAVE,
  TALIA_REASON_BID_MADE_SPEND,
  TALIA_REASON_TRICK_BY_SPADE, /* number: tricks that the side still needs */
  TALIA_REASON_TRICK_TAKEN,    /* number: the same */
  TALIA_REASON_TRICK_PARTNER,
  TALIA_REASON_TRICK_LATER,

  /* Rows. */
  TALIA_REASON_ROW_HOLD,
  TALIA_REASON_ROW_LOST,
  TALIA_REASON_ROW_OWN_WAY,
  TALIA_REASON_ROW_NOTHING,
  TALIA_REASON_ROW_LEAST,

  /* Taking from the table. */
  TALIA_REASON_TAKE_SWEEP,
  TALIA_REASON_TAKE_OWN_BUILD,
  TALIA_REASON_TAKE_BUILD,    /* seat: whose */
  TALIA_REASON_TAKE_COUNTING, /* cards: those that count */
  TALIA_REASON_TAKE_SPADES,   /* cards: the spades */
  TALIA_REASON_TAKE_CARDS,

  /* Building. */
  TALIA_REASON_BUILD_STEAL, /* seat: whose it was */
  TALIA_REASON_BUILD_GROWS,
  TALIA_REASON_BUILD_SAFE,
  TALIA_REASON_BUILD_MORE,

  /* Trailing. */
  TALIA_REASON_TRAIL_LEAST,
  TALIA_REASON_TRAIL_TWIN, /* cards: the others of its rank */
  TALIA_REASON_TRAIL_RANK_OUT,

  /* What a search finds. */
  TALIA_REASON_ONLY_MOVE,
  TALIA_REASON_TAKE_ALL,
  TALIA_REASON_BETTER, /* number: points that it gains on the others, on the mean, beyond the next best move; cards:
                          others that come to the same */
  TALIA_REASON_A_LITTLE_BETTER, /* cards: the same */
  TALIA_REASON_AS_GOOD,         /* cards: such others, if it is a card */
  TALIA_REASON_FOR_MATCH,       /* it brings the match nearer, though not more points */

  TALIA_REASONS
} TaliaReasonId;

/** What a move is better in than the next best one, or else what is to be said of it. */
typedef enum
{
  TALIA_GAIN_NONE,

  /* What costs. */
  TALIA_GAIN_CARDS_LEFT,  /* fewer of `cards` are taken */
  TALIA_GAIN_CARDS_TAKEN, /* more of them are */
  TALIA_GAIN_TRICKS_LEFT,
  TALIA_GAIN_COSTLY_LEFT, /* such tricks as the last one */
  TALIA_GAIN_ALL_OWN,     /* taking everything that costs */
  TALIA_GAIN_ALL_OTHERS,  /* somebody else's doing that */

  /* What was bid. */
  TALIA_GAIN_BID_OWN,
  TALIA_GAIN_BID_THEIRS,
  TALIA_GAIN_BAGS,
  TALIA_GAIN_NIL_OWN,
  TALIA_GAIN_NIL_PARTNER,
  TALIA_GAIN_NIL_THEIRS,

  /* What is so of it where it is better in no one thing. */
  TALIA_GAIN_MOST_LIKELY_TAKES, /* the own seat takes the running trick in most worlds */
  TALIA_GAIN_MOST_LIKELY_NOT,   /* and here it does not */

  TALIA_GAINS
} TaliaGainId;

/** That, and which cards it is about. */
typedef struct
{
  TaliaCards cards; /* 0 where it is about none */
  uint8_t id;       /* TaliaGainId */
} TaliaGain;

/** A reason, and what it is about. */
typedef struct
{
  TaliaCards cards;  /* 0 where it is about none */
  TaliaCards gained; /* the cards that `gain` is about; 0 where it is about none */
  uint8_t id;        /* TaliaReasonId */
  int8_t seat;       /* TALIA_NOBODY where it is about nobody */
  int8_t suit;       /* -1 where it is about none */
  uint8_t gain;      /* TaliaGainId: of a move that is better than the next, in what, if it is mainly one thing */
  int32_t number;    /* 0 where there is none */
} TaliaReason;

/** A thought about the move itself. */
static inline TaliaReason
talia_reason (TaliaReasonId id)
{
  return (TaliaReason) { .id = (uint8_t) id, .seat = TALIA_NOBODY, .suit = -1 };
}

G_END_DECLS
