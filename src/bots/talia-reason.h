/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reason for a move: an id, and the cards, seat or number that the reason is about. Front ends turn it into a
 * sentence. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The reasons that a player can have, and the fields of TaliaReason that each uses in addition to the move. */
typedef enum
{
  TALIA_REASON_NONE,
  TALIA_REASON_ONLY_CARD,

  /* Passing. */
  TALIA_REASON_PASS_DANGEROUS,
  TALIA_REASON_PASS_EMPTIES_SUIT, /* suit: the suit that is empty afterwards */

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
  TALIA_REASON_MOON_STOP, /* seat: the player who may be shooting the moon */
  TALIA_REASON_MOON_KEEP, /* seat: likewise */
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
  TALIA_REASON_NIL_COVER, /* seat: whose nil */
  TALIA_REASON_NIL_LEAVE, /* seat: whose nil */

  /* Tricks towards a bid. */
  TALIA_REASON_BID_MADE_LEAVE,
  TALIA_REASON_BID_MADE_SPEND,
  TALIA_REASON_TRICK_BY_SPADE, /* number: the tricks that the side still needs */
  TALIA_REASON_TRICK_TAKEN,    /* number: likewise */
  TALIA_REASON_TRICK_PARTNER,
  TALIA_REASON_TRICK_LATER,

  /* Rows. */
  TALIA_REASON_ROW_HOLD,
  TALIA_REASON_ROW_LOST,
  TALIA_REASON_ROW_OWN_WAY, /* cards: the player's own that it opens the way for */
  TALIA_REASON_ROW_NOTHING,
  TALIA_REASON_ROW_WAITS, /* cards: the player's own that the row has to grow for, although it helps others more */
  TALIA_REASON_ROW_SPARE, /* cards: the player's own that would let nothing out */
  TALIA_REASON_ROW_LEAST, /* cards: those of others that it lets out next */

  /* Taking from the table. */
  TALIA_REASON_TAKE_SWEEP,
  TALIA_REASON_TAKE_OWN_BUILD,
  TALIA_REASON_TAKE_TO_TRAIL, /* nobody else can take the own build, but it does not let its owner trail */
  TALIA_REASON_TAKE_BUILD,    /* seat: whose build */
  TALIA_REASON_TAKE_COUNTING, /* cards: those that count */
  TALIA_REASON_TAKE_SPADES,   /* cards: the spades */
  TALIA_REASON_TAKE_CARDS,

  /* Building. */
  TALIA_REASON_BUILD_STEAL, /* seat: whose build it was */
  TALIA_REASON_BUILD_GROWS,
  TALIA_REASON_BUILD_SAFE,
  TALIA_REASON_BUILD_MORE,

  /* Trailing. */
  TALIA_REASON_TRAIL_LEAST,
  TALIA_REASON_TRAIL_TWIN, /* cards: the other cards of its rank */
  TALIA_REASON_TRAIL_RANK_OUT,

  /* Results of a search. */
  TALIA_REASON_ONLY_MOVE,
  TALIA_REASON_TAKE_ALL,
  TALIA_REASON_BETTER, /* number: the average gain in points over the next best move; cards: other equivalent cards */
  TALIA_REASON_A_LITTLE_BETTER, /* cards: likewise */
  TALIA_REASON_AS_GOOD,         /* cards: likewise, if it is a card */
  TALIA_REASON_FOR_MATCH,       /* it improves the chances in the match, but does not bring more points */

  TALIA_REASONS
} TaliaReasonId;

/** The way in which a move is better than the next best one; the last two are facts about a move that is not better in
 * a single way. */
typedef enum
{
  TALIA_GAIN_NONE,

  /* Prices. */
  TALIA_GAIN_CARDS_LEFT,  /* fewer of `cards` are taken */
  TALIA_GAIN_CARDS_TAKEN, /* more of `cards` are taken */
  TALIA_GAIN_TRICKS_LEFT,
  TALIA_GAIN_COSTLY_LEFT, /* fewer tricks with a price of their own, such as the last one */
  TALIA_GAIN_ALL_OWN,     /* taking everything that costs points */
  TALIA_GAIN_ALL_OTHERS,  /* somebody else taking everything that costs points */

  /* Bids. */
  TALIA_GAIN_BID_OWN,
  TALIA_GAIN_BID_THEIRS,
  TALIA_GAIN_BAGS,
  TALIA_GAIN_NIL_OWN,
  TALIA_GAIN_NIL_PARTNER,
  TALIA_GAIN_NIL_THEIRS,

  /* Facts about the move, if it is not better in a single way. */
  TALIA_GAIN_MOST_LIKELY_TAKES, /* the player takes the running trick in most worlds */
  TALIA_GAIN_MOST_LIKELY_NOT,   /* the player does not take the running trick in most worlds */

  TALIA_GAINS
} TaliaGainId;

/** What at the table makes a move better than another one, and the fields of TaliaCause that each uses. "This move" is
 * the best one, "the other" the next best, or one that somebody has chosen. Causes are shares of the search's worlds,
 * or facts that the player can see; docs/BOTS.md has the thresholds. */
typedef enum
{
  TALIA_CAUSE_NONE,

  /* Tricks that cost points or, if `number` is 1, tricks that are not wanted because of a bid. */
  TALIA_CAUSE_OTHER_TAKES,  /* cards: the other, which most likely takes this trick */
  TALIA_CAUSE_KEEP_PENALTY, /* cards: the other, which costs points itself in a trick that is taken in any case */
  TALIA_CAUSE_BELOW_ALL,    /* number: the cards still out in this one's suit, which are all higher */
  TALIA_CAUSE_KEPT_HIGH,    /* cards: this one, with which a trick is probably taken later; nobody has a higher one */
  TALIA_CAUSE_KEPT_TAKES,   /* cards: this one, with which a trick is most likely taken later */
  TALIA_CAUSE_KEPT_DEARER,  /* cards: this one, with which a trick is most likely taken; a later one costs more */
  TALIA_CAUSE_EMPTIES,      /* cards: those that can be thrown when this one's suit is led again */
  TALIA_CAUSE_GUARD,        /* cards: the other, which is played low later; `beside`: those of its suit that it saves */
  TALIA_CAUSE_EXIT,         /* cards: the other, which can be led later to lose the trick; `beside`: all other cards,
                             * if nobody can beat them */
  TALIA_CAUSE_NEXT_LEAD,    /* cards: the other, after which the player has to lead again; `beside`: likewise */
  TALIA_CAUSE_KEPT_LEADS,   /* cards: this one, with which a trick is most likely taken later; the player leads again;
                             * `beside`: likewise */
  TALIA_CAUSE_DISCARDS,     /* cards: those that are more often thrown on a trick later */
  TALIA_CAUSE_OTHER_MAY,    /* cards: the other, which may well take this trick */
  TALIA_CAUSE_KEPT_MAY,     /* cards: this one, with which a trick may well be taken later */
  TALIA_CAUSE_KEPT_RISK,    /* cards: this one; `beside`: the other, with which a trick is less often taken later */
  TALIA_CAUSE_OTHER_MORE,   /* cards: the other, which takes this trick more often */
  TALIA_CAUSE_LESS,         /* cards: those with which a trick is less often taken later */
  TALIA_CAUSE_BEATEN,       /* number: the cards still out that beat this one */

  /* Somebody else who may take all the penalty cards. */
  TALIA_CAUSE_KEEP_BREAKER, /* cards: the other, which may still take a penalty card */
  TALIA_CAUSE_ALL_SO_FAR,   /* one player has taken all of them so far */

  /* Tricks that are wanted. */
  TALIA_CAUSE_NIL_TAKES, /* an opponent who has bid nil takes this trick more often */
  TALIA_CAUSE_TAKES,
  TALIA_CAUSE_PARTNER_TAKES,
  TALIA_CAUSE_KEEP_WINNER, /* cards: the other, which most likely takes a trick later */
  TALIA_CAUSE_KEEP_OTHER,  /* cards: the other, which would take this trick, too, and can take another one later */
  TALIA_CAUSE_NOT_LATER,   /* cards: this one, which takes a trick less often later */
  TALIA_CAUSE_RUFFS,       /* cards: the trumps that can take a trick in this one's suit */
  TALIA_CAUSE_PROMOTES,    /* cards: those of the same suit that take a trick more often, once higher ones are gone */
  TALIA_CAUSE_KEEP_CHANCE, /* cards: the other, which may well take a trick later */
  TALIA_CAUSE_MORE,        /* cards: those that take a trick more often */
  TALIA_CAUSE_SIDE_TAKES,  /* the player's side takes this trick more often */
  TALIA_CAUSE_PARTNER_HAD, /* the partner would otherwise have to take this trick */
  TALIA_CAUSE_HIGHEST,     /* nobody has a higher card of this one's suit */

  /* Bids. */
  TALIA_CAUSE_BID_CARDS, /* cards: those that most likely take a trick; `beside`: those that may well take one; number:
                          * the tricks of the whole hand, in tenths */
  TALIA_CAUSE_BID_BELOW, /* likewise; these are clearly more tricks than are bid */
  TALIA_CAUSE_NIL_RISK,  /* cards: the one most likely to take a trick */

  /* Taking from the table. */
  TALIA_CAUSE_CAN_WAIT,     /* cards: those that the other move would take, and nobody else can */
  TALIA_CAUSE_OWNER_TAKES,  /* number: the value of a build that the other move leaves to somebody else; its owner holds
                             * a card that takes it */
  TALIA_CAUSE_AT_RISK,      /* cards: those that could be lost after the other move; number: the cards still out that
                             * could take all of them */
  TALIA_CAUSE_LETS_SWEEP,   /* number: the cards still out that could sweep the table after the other move, more than
                             * after this one */
  TALIA_CAUSE_KEEP_SCORING, /* cards: the other card, which scores, and would lie on the table */
  TALIA_CAUSE_BUILD_RISK,   /* cards: the other card, which builds; number: the cards still out that take the build */
  TALIA_CAUSE_LEAVES,     /* number: the cards still out that can take anything; otherwise: those after the other move,
                           * which are more */
  TALIA_CAUSE_TAKERS,     /* cards: the one that is laid; number: the cards still out that can take it; `beside`: the
                           * other card if it is laid, too; otherwise: those that can take that one, which are more */
  TALIA_CAUSE_KEEP_TAKER, /* cards: the other card, which could take something */

  /* The last round, in which all cards are known, if everybody plays well. */
  TALIA_CAUSE_THEN_TAKES, /* cards: those on the table that the player takes later; `beside`: the card that does so */
  TALIA_CAUSE_THEN_LOSES, /* cards: those that others take after the other move; `beside`: the card that does so */
  TALIA_CAUSE_TAKES_LAST, /* the player is the last to take, and gets the cards that are left */

  /* Rows. */
  TALIA_CAUSE_OWN_WAITS, /* cards: the other card; number: the player's own cards behind this one that have to wait
                          * for others; `beside`: those behind the other, which are fewer */
  TALIA_CAUSE_LETS_OUT,  /* cards: the other card; number: the cards of others that can be laid one after the other once
                          * it is laid; `beside`: those after this card, which are fewer */
  TALIA_CAUSE_PASSES_LESS, /* the player loses turns less often, for want of a card that fits */
  TALIA_CAUSE_OTHERS_PASS, /* others lose turns more often */

  TALIA_CAUSES
} TaliaCauseId;

/** What else is true of a cause. */
typedef enum
{
  TALIA_FACT_SURE = 1 << 0,  /* what it says of this trick is certain, not only most likely */
  TALIA_FACT_FREE = 1 << 1,  /* this trick most likely costs the player nothing or, if it is sure, costs nothing */
  TALIA_FACT_TRUMP = 1 << 2, /* another side has shown to be out of this card's suit, and can trump it */
} TaliaFact;

#define TALIA_FACTS 3

/** A cause, and what it is about. */
typedef struct
{
  TaliaCards cards, beside; /* 0 if it is about none */
  int16_t number;           /* 0 if there is none */
  uint8_t id;               /* TaliaCauseId */
  uint8_t facts;            /* TaliaFact, as bits */
  int16_t otherwise;        /* what `number` would be after the other move; 0 if that is not said */
  uint8_t unused[2];
} TaliaCause;

/** A gain, and the cards that it is about. */
typedef struct
{
  TaliaCards cards; /* 0 if it is about none */
  uint8_t id;       /* TaliaGainId */
} TaliaGain;

/** A reason, and what it is about. */
typedef struct
{
  TaliaCards cards;  /* 0 if it is about none */
  TaliaCards gained; /* the cards that `gain` is about; 0 if it is about none */
  uint8_t id;        /* TaliaReasonId */
  int8_t seat;       /* TALIA_NOBODY if it is about nobody */
  int8_t suit;       /* -1 if it is about none */
  uint8_t gain;      /* TaliaGainId: the way in which the move is better than the next, if it is mainly one */
  int32_t number;    /* 0 if there is none */
  TaliaCause cause;  /* what is behind it, if that is known */
} TaliaReason;

/** Returns a reason that is about the move itself. */
static inline TaliaReason
talia_reason (TaliaReasonId id)
{
  return (TaliaReason) { .id = (uint8_t) id, .seat = TALIA_NOBODY, .suit = -1 };
}

/** Returns the reason for the best move to give to somebody who has chosen another one: what is said of the best move
 * by itself remains, but what is compared is the chosen move. `against` says why the best move is better than the
 * chosen one; TALIA_REASON_NONE: that is not known. If it has no cause, none is given but one that is about the whole
 * hand: another may be true of the chosen move, too. */
TaliaReason talia_reason_facing (const TaliaReason *reason, const TaliaReason *against);

G_END_DECLS
