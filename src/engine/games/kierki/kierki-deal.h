/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a deal of the Kierki family is about, as data. */
#pragma once

#include "kierki-options.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_PENALTY_CARDS,  /* each card taken */
  TALIA_PENALTY_RANKS,  /* each card taken, so many times its rank: ace 1, ten 10, king 13 */
  TALIA_PENALTY_TRICKS, /* each trick taken */
  TALIA_PENALTY_LAST,   /* each of the last tricks taken */
} TaliaPenaltyKind;

/** One thing that costs in a deal. */
typedef struct
{
  const char *what; /* msgid */
  TaliaCards cards; /* TALIA_PENALTY_CARDS and _RANKS only */
  TaliaPenaltyKind kind;
  int points;
} TaliaPenalty;

#define TALIA_MAX_PENALTIES 12

/** A deal. */
typedef struct
{
  const char *title;     /* msgid */
  gboolean lottery;      /* Loteryjka; nothing below matters */
  TaliaTrickRules rules; /* but for the opening card */
  gboolean lowest_club;  /* is the opening card */
  gboolean moon;         /* taking every penalty costs the others */
  int pass_shift;        /* seats clockwise that three cards travel, 0: none */
  guint last;            /* the tricks that TALIA_PENALTY_LAST means: bit by number from 0 */
  guint n_penalties;
  TaliaPenalty penalties[TALIA_MAX_PENALTIES];
} TaliaKierkiDeal;

/** The cards dealt. */
TaliaCards talia_kierki_pack (const TaliaState *state);

/** The deal that runs, or that ended last. */
void talia_kierki_deal (const TaliaState *state, TaliaKierkiDeal *deal);

/** How many deals the match has, those of Loteryjka included; 0 where points end it. */
guint talia_kierki_deals (const TaliaState *state);

/** What deal number `number` of the match is about, in words; returns talia_kierki_deals(). */
guint talia_kierki_plan (const TaliaState *state, guint number, TaliaDealPlan *plan);

/** What the cards cost whoever takes them, without what the trick itself costs. */
int talia_kierki_cost (const TaliaKierkiDeal *deal, TaliaCards cards);

/** What trick number `trick` (from 0) itself costs. */
int talia_kierki_trick_cost (const TaliaKierkiDeal *deal, int trick);

/** Whether some trick may still cost, when `cards` are those not yet taken. */
gboolean talia_kierki_can_cost (const TaliaKierkiDeal *deal, TaliaCards cards);

/** What a seat has to pay so far, before any moon, explained in `lines` (room for n_penalties); returns their number.
 */
int talia_kierki_penalties (const TaliaKierkiDeal *deal, const TaliaState *state, int seat, TaliaScoreLine *lines);

/** The prize for getting rid of all cards as the first (`place` 0) or the second (1). */
int talia_kierki_prize (const TaliaState *state, int place);

G_END_DECLS
