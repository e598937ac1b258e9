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

/** What a seat is about, which its weights depend on. */
typedef enum
{
  /* Where cards and tricks cost. */
  TALIA_AIM_AVOID, /* nobody stands out */
  TALIA_AIM_STOP,  /* somebody else has taken all that cost so far, and much of it */
  TALIA_AIM_ALL,   /* the seat wants to take everything */
  /* Where tricks were bid. */
  TALIA_AIM_NEED = 0,  /* the side still needs tricks */
  TALIA_AIM_SET,       /* it does not, but the others may still be brought down */
  TALIA_AIM_LEAVE,     /* nobody needs any */
  TALIA_AIM_OWN_NIL,   /* the seat has promised to take none, and has taken none */
  TALIA_AIM_COVER,     /* its partner has */
  TALIA_AIM_BREAK_NIL, /* an opponent has */
  TALIA_AIMS
} TaliaAim;

/* Where each kind of mark begins among the weights of an aim. The sizes are those of the tables in the marks below. */
enum
{
  TALIA_LEAD_PLACE = 0,                          /* cards above and below that others hold */
  TALIA_LEAD_LENGTH = TALIA_LEAD_PLACE + 25,     /* own length, and how many others hold */
  TALIA_LEAD_PRICE = TALIA_LEAD_LENGTH + 30,     /* of the card itself */
  TALIA_LEAD_RANK = TALIA_LEAD_PRICE + 8,        /* by trump */
  TALIA_LEAD_LURKS = TALIA_LEAD_RANK + 26,       /* what costs above and below in other hands */
  TALIA_LEAD_UNTIL = TALIA_LEAD_LURKS + 9,       /* how far off the next trick is that costs */
  TALIA_LEAD_TRUMP = TALIA_LEAD_UNTIL + 15,      /* trumps in other hands */
  TALIA_LEAD_COVER = TALIA_LEAD_TRUMP + 12,      /* own lower cards */
  TALIA_FOLLOW_TRICK = TALIA_LEAD_COVER + 9,     /* what lies there, and who is to come */
  TALIA_FOLLOW_TAKER = TALIA_FOLLOW_TRICK + 128, /* who lies best */
  TALIA_FOLLOW_PRICE = TALIA_FOLLOW_TAKER + 32,  /* of the card itself */
  TALIA_FOLLOW_RANK = TALIA_FOLLOW_PRICE + 32,   /* by whether it beats */
  TALIA_FOLLOW_ORDER = TALIA_FOLLOW_RANK + 26,   /* among the own cards */
  TALIA_FOLLOW_UNTIL = TALIA_FOLLOW_ORDER + 16,
  TALIA_FOLLOW_LURKS = TALIA_FOLLOW_UNTIL + 20,
  TALIA_FOLLOW_LEFT = TALIA_FOLLOW_LURKS + 16, /* how many of the suit others hold, and whether it was trumped */
  TALIA_DISCARD_PLACE = TALIA_FOLLOW_LEFT + 20,
  TALIA_DISCARD_LENGTH = TALIA_DISCARD_PLACE + 25,
  TALIA_DISCARD_PRICE = TALIA_DISCARD_LENGTH + 30,
  TALIA_DISCARD_RANK = TALIA_DISCARD_PRICE + 16,
  TALIA_DISCARD_LURKS = TALIA_DISCARD_RANK + 13,
  TALIA_DISCARD_UNTIL = TALIA_DISCARD_LURKS + 9,
  TALIA_DISCARD_TRUMP = TALIA_DISCARD_UNTIL + 15, /* whether it beats, who lies best, who is to come */
  TALIA_LEAD_KIND = TALIA_DISCARD_TRUMP + 33,     /* by kind of suit: cards above and below that others hold */
  TALIA_LEAD_DRY = TALIA_LEAD_KIND + 100,         /* by kind of suit: how many others have none of it */
  TALIA_LEAD_TIME = TALIA_LEAD_DRY + 48,          /* by kind of suit: how late it is */
  TALIA_LEAD_SHAPE = TALIA_LEAD_TIME + 48,        /* by kind of suit: own length and lower cards */
  TALIA_FOLLOW_DRY = TALIA_LEAD_SHAPE + 72,       /* by kind of suit: who is to come, how many have none */
  TALIA_FOLLOW_KIND = TALIA_FOLLOW_DRY + 128,     /* by kind of suit: rank */
  TALIA_FOLLOW_TIME = TALIA_FOLLOW_KIND + 104,    /* by kind of suit: among the own cards, and how late it is */
  TALIA_FOLLOW_SHAPE = TALIA_FOLLOW_TIME + 128,   /* by kind of suit: own length, cards above that others hold */
  TALIA_DISCARD_KIND = TALIA_FOLLOW_SHAPE + 192,  /* by kind of suit: own length, cards above that others hold */
  TALIA_DISCARD_HIGH = TALIA_DISCARD_KIND + 120,  /* by kind of suit: rank */
  TALIA_DISCARD_TIME = TALIA_DISCARD_HIGH + 52,   /* by kind of suit: how late it is */
  TALIA_DISCARD_DRY = TALIA_DISCARD_TIME + 48,    /* by kind of suit: how many others have none of it */
  TALIA_TRICK_WEIGHTS = TALIA_DISCARD_DRY + 48
};

/** A weight of 16 makes a card e times as likely. */
#define TALIA_WEIGHT_UNIT 16

/** The most marks that a card has. */
#define TALIA_TRICK_MARKS 12

/** What is learned of one kind of deal: weights by aim. */
typedef int8_t TaliaTrickWeights[TALIA_TRICK_WEIGHTS];

/** A deal as a policy sees it; made once a search by talia_trick_policy_init(). */
typedef struct
{
  TaliaCards dear, cheap, good;        /* what costs much, what costs less, what gives points back */
  TaliaCards penalties;                /* dear and cheap */
  int alarm;                           /* the number of these in a single hand that looks like a plan */
  uint8_t until[TALIA_MAX_TRICKS + 1]; /* by trick: how far off the next one is that costs: 0 to 3, 4: none is */
  gboolean contract;                   /* tricks were bid */
  int8_t all;                          /* the seat that wants everything, TALIA_NOBODY: nobody decided to */
  guint styles;                        /* by seat, as bits: who plays in TALIA_STYLE_EASY */
  const TaliaTrickWeights *weights[TALIA_STYLES]; /* by aim */
} TaliaTrickPolicy;

/** Prepares a policy for a deal; `weights` are those that were learned for it, by style and aim. */
void talia_trick_policy_init (TaliaTrickPolicy *self, const TaliaGame *game, const TaliaDealPlan *deal,
                              TaliaTrickWeights *const weights[TALIA_STYLES]);

/** What the seat to act is looking at; the same for all its cards. */
typedef struct
{
  const int8_t *weights[TALIA_STYLES]; /* of its aim */
  TaliaStyle style;                    /* its own */
  TaliaCards hand, legal, others;
  TaliaCards led;     /* the suit's cards, 0 before the lead */
  TaliaCards trump;   /* the trump suit's cards, 0 where there is none */
  TaliaCards beating; /* the cards that would lie best */
  TaliaAim aim;
  uint8_t price; /* of the trick so far: 0 none, 1 some, 2 much, 3 it gives points back */
  uint8_t taker; /* who lies best: 0 one of those who matter, 1 the partner or the one who shoots, 2 a nil of others */
  uint8_t later; /* players to come after this one, at most 3 */
  uint8_t until;
  uint8_t time;              /* 0: the first tricks, to 3: the last */
  uint8_t kind[TALIA_SUITS]; /* of a suit: 1 others hold what costs much, 2 the own hand does, 3 it costs or is trump */
  uint8_t dry[TALIA_SUITS];  /* how many of those who play after this one to the trick have none of a suit */
  gboolean trumped;          /* the trick was led in another suit and has been trumped */
} TaliaTrickGlance;

/** Looks at the table as the seat to act does. */
void talia_trick_glance (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal,
                         TaliaTrickGlance *glance);

/** The marks of one of the legal cards: indices of weights. Returns how many. */
guint talia_trick_marks (const TaliaTrickPolicy *self, const TaliaTrickGlance *glance, TaliaCard card,
                         guint16 marks[TALIA_TRICK_MARKS]);

/** Chooses one of `legal`, each as likely as its weights say. */
TaliaCard talia_trick_choose (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal,
                              TaliaRandom *random);

/** The probability of each legal card to be chosen by a player who knows what the seat to act knows. */
void talia_trick_chances (const TaliaTrickPolicy *self, const TaliaKnowledge *known, double chances[64]);

/** Adds to `sums` the natural logarithms of how likely `card` is to be chosen in each style. */
void talia_trick_likelihoods (const TaliaTrickPolicy *self, const TaliaState *state, TaliaCards legal, TaliaCard card,
                              double sums[TALIA_STYLES]);

G_END_DECLS
