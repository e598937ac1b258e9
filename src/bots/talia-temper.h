/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The temper of a player: biases that decide between moves that are nearly as good. */
#pragma once

#include "talia-advice.h"
#include "talia-knowledge.h"

G_BEGIN_DECLS

/**
 * TaliaTemper:
 *
 * All but the last are shares of the spread: of how much varies what a move brings, which is also what levels slip by
 * (TaliaSkill). A search takes a move for so much better, or worse where it is negative, so that a temper chooses where
 * the search hardly sees a difference, and costs little. All zero: none.
 */
typedef struct
{
  double moon;     /* going for everything */
  double bids;     /* each trick that is bid */
  double nil;      /* bidding none, besides */
  double safe;     /* each share of the spread of what a move brings is so much worse */
  double spades;   /* playing or giving away a spade; in fishing leaving one on the table */
  double sure;     /* leading a card whose fate is known: that nobody can beat, or that beats nobody */
  double shape;    /* emptying short suits */
  double high;     /* playing or giving away high cards */
  double builds;   /* building, in fishing */
  gboolean counts; /* draws conclusions from who did not follow, at whatever level */
} TaliaTemper;

/** Whether it likes no move better than another. */
gboolean talia_temper_is_none (const TaliaTemper *self);

/** How much a move is liked whatever it brings, as a share of the spread; what concerns plans is not in it. */
double talia_temper_taste (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move);

/**
 * How much better than it is a move seems that brings things of the spread `own`, by a plan to take everything if
 * `all`; `spread` is that of the best move, so that tastes count the same for all.
 */
double talia_temper_liking (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move, gboolean all,
                            double own, double spread);

/** Puts first what is liked best of those moves that are about as good as the first; `advice` is sorted. */
void talia_temper_prefer (const TaliaTemper *self, const TaliaKnowledge *known, TaliaAdvice *advice, guint n);

G_END_DECLS
