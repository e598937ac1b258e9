/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a deal as data: what it costs and demands. It is known before the deal, and the deal is scored by it. */
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

/** One thing that costs in a deal or, with negative points, gives them back. */
typedef struct
{
  const char *what; /* msgid, such as "Queens" */
  TaliaCards cards; /* the cards that cost their taker; 0: it is about something else */
  TaliaStakeKind kind;
  int points;
  uint64_t which; /* of tricks or places: bit by number, from 0 */
} TaliaStake;

/** What becomes of what costs where one side has taken all of it: it pays nothing, and every other side the sum. */
typedef struct
{
  const char *own, *others; /* msgids: what the score says of the one side and of the others; NULL: nothing becomes */
  TaliaCards cards;         /* shown to the one side */
  int points;               /* the sum of all that costs */
  gboolean at_once;         /* all of it must be taken; else all that was taken, once the deal has ended */
} TaliaMoon;

#define TALIA_MAX_STAKES 12
#define TALIA_MAX_DUTIES 3

/** What a deal of a match is about, before it is dealt as well as while it runs. */
typedef struct
{
  const char *title; /* msgid; may be NULL */
  guint n_stakes;
  guint n_duties;
  TaliaStake stakes[TALIA_MAX_STAKES];
  const char *duties[TALIA_MAX_DUTIES]; /* msgids: sentences on what must or may not be played */
  TaliaMoon moon;
} TaliaDealPlan;

/** Adds a stake. For games. */
void talia_deal_plan_add (TaliaDealPlan *plan, TaliaStake stake);

/** Adds a sentence (msgid) on what must or may not be played. For games. */
void talia_deal_plan_add_duty (TaliaDealPlan *plan, const char *duty);

/** Whether the stake can count only once in a deal, such as a single card. */
gboolean talia_stake_is_single (const TaliaStake *stake);

/** What a card costs for this reason alone. */
int talia_stake_cost (const TaliaStake *stake, TaliaCard card);

/** What a card costs its taker. */
int talia_deal_plan_cost (const TaliaDealPlan *plan, TaliaCard card);

/** Whether the cards that cost something do not all cost the same. */
gboolean talia_deal_plan_is_varied (const TaliaDealPlan *plan);

/** What the cards cost their taker, without what the trick itself costs. */
int talia_deal_plan_cost_of (const TaliaDealPlan *plan, TaliaCards cards);

/** What trick number `trick` (from 0) itself costs. */
int talia_deal_plan_trick_cost (const TaliaDealPlan *plan, int trick);

/** The cards that cost something. */
TaliaCards talia_deal_plan_cards (const TaliaDealPlan *plan);

/** The cards that count for something, be it against the points; all 52 where tricks or places count. */
TaliaCards talia_deal_plan_counting (const TaliaDealPlan *plan);

G_END_DECLS
