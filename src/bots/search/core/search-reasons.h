/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the reason why the search prefers a move: a rule of thumb that the search confirms. */
#pragma once

#include "search-family.h"

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
  double gained;   /* the points of its lead that come from the most important part, */
  TaliaGain gain;  /* and what that part is */
  TaliaCards next; /* the next best card, if cards are played */
} TaliaFinding;

/** The reason for `move`, of which a player by rules of thumb would think `thought`. Says nothing but what is so. */
TaliaReason talia_search_reason (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought,
                                 const TaliaFinding *finding);

G_END_DECLS
