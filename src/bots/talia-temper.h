/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The temper of a player: biases that decide between moves that are nearly equally good. */
#pragma once

#include "talia-advice.h"
#include "talia-knowledge.h"

G_BEGIN_DECLS

/**
 * TaliaTemper:
 *
 * The preferences of a player. All fields but the last are shares of the spread: of how much a move's results vary from
 * world to world, which is also the unit of the errors of levels (TaliaSkill). A search takes a move to be better by
 * that share or, if it is negative, worse. So a temper decides only between moves that the search finds nearly equal,
 * and costs little. All zero: no temper.
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

/** Returns whether the temper has no preferences. */
gboolean talia_temper_is_none (const TaliaTemper *self);

/** Returns how much the temper likes the move itself, whatever its results and whatever the plan, as a share of the
 * spread. */
double talia_temper_taste (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move);

/**
 * Returns how much the temper adds to the value of a move. `all` says whether the move belongs to a plan to take
 * everything, and `own` is the spread of its results. All preferences but `safe` are shares of `spread`, the spread of
 * the best move, so that they count the same for all moves.
 */
double talia_temper_liking (const TaliaTemper *self, const TaliaKnowledge *known, const TaliaMove *move, gboolean all,
                            double own, double spread);

/** Of the moves that are about as good as the first, moves the one that the temper likes most to the front. `advice`
 * must be sorted. */
void talia_temper_prefer (const TaliaTemper *self, const TaliaKnowledge *known, TaliaAdvice *advice, guint n);

G_END_DECLS
