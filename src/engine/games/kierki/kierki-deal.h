/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deals of the Kierki family as data: the prices, the rules and the passing of each. */
#pragma once

#include "kierki-options.h"

G_BEGIN_DECLS

/** A deal. */
typedef struct
{
  TaliaDealPlan plan;    /* its prices, its words */
  gboolean lottery;      /* Loteryjka; nothing below matters */
  TaliaTrickRules rules; /* but for the opening card */
  gboolean lowest_club;  /* is the opening card */
  int pass_shift;        /* seats clockwise that three cards travel, 0: none */
} TaliaKierkiDeal;

/** The cards dealt. */
TaliaCards talia_kierki_pack (const TaliaState *state);

/** The deal that runs, or that ended last. */
void talia_kierki_deal (const TaliaState *state, TaliaKierkiDeal *deal);

/** How many deals the match has, those of Loteryjka included; 0 where points end it. */
guint talia_kierki_deals (const TaliaState *state);

/** What deal number `number` of the match costs and demands; returns talia_kierki_deals(). */
guint talia_kierki_plan (const TaliaState *state, guint number, TaliaDealPlan *plan);

G_END_DECLS
