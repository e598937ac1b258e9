/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of the Kierki family as data: the prices, the rules and the passing of each. */
#pragma once

#include "kierki-options.h"

G_BEGIN_DECLS

/** A deal of the family. */
typedef struct
{
  TaliaDealPlan plan;    /* its prices and its texts */
  gboolean lottery;      /* Loteryjka; the fields below are not used */
  TaliaTrickRules rules; /* the rules, except for the opening card */
  gboolean lowest_club;  /* whether the lowest club is the opening card */
  int pass_shift;        /* the number of seats clockwise that three cards travel, 0: none */
} TaliaKierkiDeal;

/** Returns the cards that are dealt. */
TaliaCards talia_kierki_pack (const TaliaState *state);

/** Gets the running or last deal. */
void talia_kierki_deal (const TaliaState *state, TaliaKierkiDeal *deal);

/** Returns the number of deals in the match, including those of Loteryjka; 0 if points end it. */
guint talia_kierki_deals (const TaliaState *state);

/** Gets the prices and demands of deal number `number` of the match; returns talia_kierki_deals(). */
guint talia_kierki_plan (const TaliaState *state, guint number, TaliaDealPlan *plan);

G_END_DECLS
