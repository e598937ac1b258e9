/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The temper of a player: biases that decide between moves that are nearly equally good. */
#pragma once

#include "talia-advice.h"
#include "talia-knowledge.h"

G_BEGIN_DECLS

/**
 * TaliaTemper:
 *
 * All fields but the last are shares of the spread, which is the variation of a move's results, and also the unit of
 * the errors of levels (TaliaSkill). A search considers a move better by that much, or worse if negative. So a temper
 * decides only between moves that the search finds nearly equal, and costs little. All zero: no temper.
 */
typedef struct
{
  double moon;     /* taking everything */
  double bids;     /* for each trick that is bid */
  double nil;      /* bidding nil, in addition */
  double safe;     /* for each share of the spread of a move's results, it counts that much worse */
  double spades;   /* playing or passing a spade; in fishing, leaving one on the table */
  double sure;     /* leading a card that nobody can beat, or that beats nobody's card */
  double shape;    /* emptying short suits */
  double high;     /* playing or passing high cards */
  double builds;   /* building, in fishing */
  gboolean counts; /* draws conclusions when a player does not follow suit and the like, at whatever level */
} TaliaTemper;

/** Whether the temper has no preferences. */
gboolean talia_temper_is_none (const TaliaTemper *self);

/** Returns the liking for a move, whatever its results, as a share of the spread, without preferences for plans. */
double talia_temper_taste (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move);

/**
 * Returns how much better the temper makes a move seem. `own` is the spread of the move's results, `all` whether it
 * belongs to a plan to take everything, `spread` the spread of the best move, so that preferences count the same for
 * all.
 */
double talia_temper_liking (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move, gboolean all,
                            double own, double spread);

/** Puts the most liked of those moves in front that are about as good as the first; `advice` is sorted. */
void talia_temper_prefer (const TaliaTemper *self, const TaliaKnowledge *known, TaliaAdvice *advice, guint n);

G_END_DECLS
