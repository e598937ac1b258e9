/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The playout policy of trick-taking games: features describe each card, each feature has a learned weight
 * (tools/bench/learn-tricks.c), and the card with the greatest sum is the most likely to be chosen. It uses only what
 * the seat to act may see: its hand, what was played, what is left in the other hands together, and who is void in a
 * suit.
 */
#pragma once

#include "bots/search/core/search-family.h"

G_BEGIN_DECLS

/** The aim of a seat, on which its weights depend. */
typedef enum
{
  /* If cards and tricks cost points: */
  TALIA_AIM_AVOID, /* nobody stands out */
  TALIA_AIM_STOP,  /* another seat has taken all penalties so far, and many of them */
  TALIA_AIM_ALL,   /* the seat wants to take everything */
  /* If tricks were bid: */
  TALIA_AIM_NEED = 0,  /* the side still needs tricks */
  TALIA_AIM_SET,       /* it does not, but the others can still be set */
  TALIA_AIM_LEAVE,     /* neither side needs any */
  TALIA_AIM_OWN_NIL,   /* the seat has bid nil, and has taken none */
  TALIA_AIM_COVER,     /* its partner has bid nil, and has taken none */
  TALIA_AIM_BREAK_NIL, /* an opponent has bid nil, and has taken none */
  TALIA_AIMS
} TaliaAim;

/* The beginning of each kind of feature among the weights of an aim. The sizes are those of the tables of features
 * below. */
enum
{
  TALIA_LEAD_PLACE = 0,                          /* higher and lower cards that others hold */
  TALIA_LEAD_LENGTH = TALIA_LEAD_PLACE + 25,     /* own length, and how many cards others hold */
  TALIA_LEAD_PRICE = TALIA_LEAD_LENGTH + 30,     /* price of the card */
  TALIA_LEAD_RANK = TALIA_LEAD_PRICE + 8,        /* rank, by whether it is a trump */
  TALIA_LEAD_LURKS = TALIA_LEAD_RANK + 26,       /* penalties above and below in other hands */
  TALIA_LEAD_UNTIL = TALIA_LEAD_LURKS + 9,       /* how far away the next trick is that costs points */
  TALIA_LEAD_TRUMP = TALIA_LEAD_UNTIL + 15,      /* trumps in other hands */
  TALIA_LEAD_COVER = TALIA_LEAD_TRUMP + 12,      /* own lower cards */
  TALIA_FOLLOW_TRICK = TALIA_LEAD_COVER + 9,     /* what is in the trick, and who follows */
  TALIA_FOLLOW_TAKER = TALIA_FOLLOW_TRICK + 128, /* whose card is winning */
  TALIA_FOLLOW_PRICE = TALIA_FOLLOW_TAKER + 32,  /* price of the card */
  TALIA_FOLLOW_RANK = TALIA_FOLLOW_PRICE + 32,   /* rank, by whether it beats the trick */
  TALIA_FOLLOW_ORDER = TALIA_FOLLOW_RANK + 26,   /* place among the player's cards */
  TALIA_FOLLOW_UNTIL = TALIA_FOLLOW_ORDER + 16,
  TALIA_FOLLOW_LURKS = TALIA_FOLLOW_UNTIL + 20,
  TALIA_FOLLOW_LEFT = TALIA_FOLLOW_LURKS + 16, /* how many cards of the suit others hold, and whether it was trumped */
  TALIA_DISCARD_PLACE = TALIA_FOLLOW_LEFT + 20,
  TALIA_DISCARD_LENGTH = TALIA_DISCARD_PLACE + 25,
  TALIA_DISCARD_PRICE = TALIA_DISCARD_LENGTH + 30,
  TALIA_DISCARD_RANK = TALIA_DISCARD_PRICE + 16,
  TALIA_DISCARD_LURKS = TALIA_DISCARD_RANK + 13,
  TALIA_DISCARD_UNTIL = TALIA_DISCARD_LURKS + 9,
  TALIA_DISCARD_TRUMP = TALIA_DISCARD_UNTIL + 15, /* whether it beats the trick, whose card is winning, who follows */
  TALIA_LEAD_KIND = TALIA_DISCARD_TRUMP + 33,     /* by kind of suit: higher and lower cards that others hold */
  TALIA_LEAD_DRY = TALIA_LEAD_KIND + 100,         /* by kind of suit: how many others are void */
  TALIA_LEAD_TIME = TALIA_LEAD_DRY + 48,          /* by kind of suit: how late in the deal it is */
  TALIA_LEAD_SHAPE = TALIA_LEAD_TIME + 48,        /* by kind of suit: own length and lower cards */
  TALIA_FOLLOW_DRY = TALIA_LEAD_SHAPE + 72,       /* by kind of suit: who follows, how many are void */
  TALIA_FOLLOW_KIND = TALIA_FOLLOW_DRY + 128,     /* by kind of suit: rank */
  TALIA_FOLLOW_TIME = TALIA_FOLLOW_KIND + 104,    /* by kind of suit: place among the player's cards, how late it is */
  TALIA_FOLLOW_SHAPE = TALIA_FOLLOW_TIME + 128,   /* by kind of suit: own length, higher cards that others hold */
  TALIA_DISCARD_KIND = TALIA_FOLLOW_SHAPE + 192,  /* by kind of suit: own length, higher cards that others hold */
  TALIA_DISCARD_HIGH = TALIA_DISCARD_KIND + 120,  /* by kind of suit: rank */
  TALIA_DISCARD_TIME = TALIA_DISCARD_HIGH + 52,   /* by kind of suit: how late in the deal it is */
  TALIA_DISCARD_DRY = TALIA_DISCARD_TIME + 48,    /* by kind of suit: how many others are void */
  TALIA_TRICK_WEIGHTS = TALIA_DISCARD_DRY + 48
};

/** A weight of 16 makes a card e times as likely. */
#define TALIA_WEIGHT_UNIT 16

/** The greatest number of features of a card. */
#define TALIA_TRICK_MARKS 12

/** The weights that were learned for one kind of deal, by aim. */
typedef int8_t TaliaTrickWeights[TALIA_TRICK_WEIGHTS];

/** A deal as seen by a policy; created once for each search by talia_trick_policy_init(). */
typedef struct
{
  TaliaCards dear, cheap, good;        /* the cards that cost much, cost less, give points back */
  TaliaCards penalties;                /* the first two together */
  int alarm;                           /* the number of these in a single hand that looks like a plan */
  uint8_t until[TALIA_MAX_TRICKS + 1]; /* by trick: how many tricks away the next penalty is: 0 to 3, 4: none */
  gboolean contract;                   /* whether tricks were bid */
  int8_t all;                          /* the seat that wants everything, TALIA_NOBODY: none */
  guint styles;                        /* the seats, as bits, that play in TALIA_STYLE_EASY */
  const TaliaTrickWeights *weights[TALIA_STYLES]; /* by aim */
} TaliaTrickPolicy;

/** Prepares a policy for a deal; `weights` are those that were learned for it, by style and aim. */
void talia_trick_policy_init (TaliaTrickPolicy *self, const TaliaGame *game, const TaliaDealPlan *deal,
                              TaliaTrickWeights *const weights[TALIA_STYLES]);

/** What the seat to act sees; the same for all its cards. */
typedef struct
{
  const int8_t *weights[TALIA_STYLES]; /* the weights for its aim */
  TaliaStyle style;                    /* the style of the seat */
  TaliaCards hand, legal, others;
  TaliaCards led;     /* all cards of the suit that was led, 0 before the lead */
  TaliaCards trump;   /* all trumps, 0 if there are none */
  TaliaCards beating; /* the cards that would win the trick */
  TaliaAim aim;
  uint8_t price; /* the penalties in the trick so far: 0 none, 1 some, 2 much, 3 it gives points back */
  uint8_t taker; /* whose card is winning: 0 a relevant player's, 1 the partner's or shooter's, 2 another nil's */
  uint8_t later; /* the number of players who follow, at most 3 */
  uint8_t until;
  uint8_t time;              /* from 0, the first tricks, to 3, the last */
  uint8_t kind[TALIA_SUITS]; /* by suit: 1 others hold an expensive card, 2 the player does, 3 it costs or is trump */
  uint8_t dry[TALIA_SUITS];  /* by suit: how many of those who follow in this trick are void */
  gboolean trumped;          /* whether another suit was led, and the trick has been trumped */
} TaliaTrickGlance;

/** Computes what the seat to act sees. */
void talia_trick_glance (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal,
                         TaliaTrickGlance *glance);

/** Lists the features of one of the legal cards: indices of weights. Returns their number. */
guint talia_trick_marks (const TaliaTrickPolicy *self, const TaliaTrickGlance *glance, TaliaCard card,
                         guint16 marks[TALIA_TRICK_MARKS]);

/** Chooses one of `legal`, with probabilities according to their weights. */
TaliaCard talia_trick_choose (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal,
                              TaliaRandom *random);

/** Computes for each legal card the probability that a player with the knowledge of the seat to act chooses it. */
void talia_trick_chances (const TaliaTrickPolicy *self, const TaliaKnowledge *known, double chances[64]);

/** Adds to `sums` the natural logarithms of the probability of `card` in each style. */
void talia_trick_likelihoods (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal, TaliaCard card,
                              double sums[TALIA_STYLES]);

G_END_DECLS
