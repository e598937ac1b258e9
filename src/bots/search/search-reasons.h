/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the search prefers a move: a thought of those who play by rules of thumb, where the search bears it out. */
#pragma once

#include "talia-family.h"

G_BEGIN_DECLS

/** What the search has seen of a move. */
typedef struct
{
  double takes;   /* in what share of the worlds the own seat takes the running trick; NAN where there is none */
  double ahead;   /* points ahead of the next best move, INFINITY without one; NAN for a move that is not the best */
  double matters; /* the same by what it is worth to the match */
  double error;   /* standard error of that */
  double
      all; /* points ahead of the next best plan as the first step of taking everything that costs; NAN: it is none */
  gboolean least;  /* no other move takes the running trick in fewer worlds */
  double gained;   /* so many of the points that it is ahead come from the part that most of them come from, */
  TaliaGain gain;  /* which means this */
  TaliaCards next; /* the next best card, if cards are played */
} TaliaFinding;

/** The reason for `move`, of which a player by rules of thumb would think `thought`. Says nothing but what is so. */
TaliaReason talia_search_reason (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought,
                                 const TaliaFinding *finding);

G_END_DECLS
