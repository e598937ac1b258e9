/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deal of a match costs and demands, as data: known before it is dealt. */
#pragma once

#include "talia-cards.h"

G_BEGIN_DECLS

/** How often a stake counts. */
typedef enum
{
  TALIA_STAKE_ONCE, /* such as a single card, or the last trick */
  TALIA_STAKE_EACH, /* for each of them */
  TALIA_STAKE_RANK, /* for each of them, so many times its rank: ace 1, ten 10, king 13 */
} TaliaStakeKind;

/** One thing that costs in a deal or, with negative points, gives them back. */
typedef struct
{
  const char *what; /* msgid, such as "Queens" */
  TaliaCards cards; /* the cards that cost whoever takes them; 0: it is about something else */
  TaliaStakeKind kind;
  int points;
} TaliaStake;

#define TALIA_MAX_STAKES 12
#define TALIA_MAX_DUTIES 3

/** What a deal of a match is about, before it is dealt as well as while it runs. */
typedef struct
{
  const char *title; /* msgid; may be NULL */
  guint n_stakes;
  TaliaStake stakes[TALIA_MAX_STAKES];
  guint n_duties;
  const char *duties[TALIA_MAX_DUTIES]; /* msgids: sentences on what must or may not be played */
} TaliaDealPlan;

/** What a card costs for this reason alone. */
int talia_stake_cost (const TaliaStake *stake, TaliaCard card);

/** What a card costs whoever takes it. */
int talia_deal_plan_cost (const TaliaDealPlan *plan, TaliaCard card);

/** The cards that cost something. */
TaliaCards talia_deal_plan_cards (const TaliaDealPlan *plan);

G_END_DECLS
