/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terms of a deal, known before it is dealt: the price of each card and trick, and what must or may not be
 * played. */
#pragma once

#include "talia-cards.h"

G_BEGIN_DECLS

/** What a stake counts. */
typedef enum
{
  TALIA_STAKE_CARDS,  /* each of `cards` taken */
  TALIA_STAKE_RANK,   /* each of `cards` taken, multiplied by its rank: ace 1, ten 10, king 13 */
  TALIA_STAKE_TRICKS, /* each trick taken */
  TALIA_STAKE_LAST,   /* each of the tricks `which` taken, such as the last one */
  TALIA_STAKE_PLACE,  /* getting rid of all cards, at one of the places `which` */
} TaliaStakeKind;

/** One price in a deal: points that are lost or, if negative, given back. */
typedef struct
{
  const char *what; /* msgid, such as "Queens" */
  TaliaCards cards; /* the cards that cost their taker points; 0: it is not about cards */
  TaliaStakeKind kind;
  int points;
  uint64_t which; /* of tricks or places: the numbers as bits, from 0 */
  const char *id; /* in files of scores: no two stakes of a deal have the same */
} TaliaStake;

/** What happens to the penalties if one side has taken all of them: it pays nothing, and every other side pays the
 * sum. */
typedef struct
{
  const char *own, *others; /* msgids: the score lines of that side and of the others; NULL: nothing happens */
  TaliaCards cards;         /* shown with the score line of that side */
  int points;               /* the sum of all penalties */
  gboolean at_once;         /* whether every penalty must be taken; otherwise all that were taken when the deal ended */
} TaliaMoon;

#define TALIA_MAX_STAKES 12
#define TALIA_MAX_DUTIES 3

/** The plan of a deal, before it is dealt as well as while it runs. */
typedef struct
{
  const char *title; /* msgid; may be NULL */
  guint n_stakes;
  guint n_duties;
  TaliaStake stakes[TALIA_MAX_STAKES];
  const char *duties[TALIA_MAX_DUTIES]; /* msgids: sentences about what must or may not be played */
  TaliaMoon moon;
} TaliaDealPlan;

/** Adds a stake. Called by games. */
void talia_deal_plan_add (TaliaDealPlan *plan, TaliaStake stake);

/** Adds a sentence (msgid) about what must or may not be played. Called by games. */
void talia_deal_plan_add_duty (TaliaDealPlan *plan, const char *duty);

/** Returns whether the stake can count only once in a deal, such as a single card. */
gboolean talia_stake_is_single (const TaliaStake *stake);

/** Returns what a card costs because of this stake alone. */
int talia_stake_cost (const TaliaStake *stake, TaliaCard card);

/** Returns what a card costs its taker. */
int talia_deal_plan_cost (const TaliaDealPlan *plan, TaliaCard card);

/** Returns what the cards cost their taker, without the price of the trick itself. */
int talia_deal_plan_cost_of (const TaliaDealPlan *plan, TaliaCards cards);

/** Returns the price of trick number `trick` (from 0) itself. */
int talia_deal_plan_trick_cost (const TaliaDealPlan *plan, int trick);

/** Returns the cards that cost points. */
TaliaCards talia_deal_plan_cards (const TaliaDealPlan *plan);

/** Returns the cards that count, for or against their taker; all 52 if tricks or places count. */
TaliaCards talia_deal_plan_counting (const TaliaDealPlan *plan);

G_END_DECLS
