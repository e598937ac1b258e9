/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the reason why the search prefers a move: a rule of thumb that the search confirms. */
#pragma once

#include "search-family.h"

G_BEGIN_DECLS

/** The results of the search for a move. */
typedef struct
{
  double takes;   /* the share of worlds in which the player takes the running trick; NAN if there is none */
  double ahead;   /* the lead in points over the next best move, INFINITY without one; NAN: not the best move */
  double matters; /* the lead in the value for the match */
  double error;   /* its standard error */
  double all; /* the lead of a plan to take everything that begins with the move over the next best plan; NAN: none */
  gboolean least;   /* no other move takes the running trick in fewer worlds */
  double gained;    /* the part of the lead in points that comes from the most important part, */
  TaliaGain gain;   /* and which part that is */
  TaliaCards next;  /* the next best card, if cards are played */
  TaliaCause cause; /* what at the table makes the difference */
} TaliaFinding;

/** Returns the reason to give for `move`: the reason `thought` of the rules of thumb if the results confirm it,
 * otherwise one that follows from the results alone. */
TaliaReason talia_search_reason (const TaliaPosition *position, const TaliaMove *move, const TaliaReason *thought,
                                 const TaliaFinding *finding);

/** Returns why a move is better than another, which the results compare it with; TALIA_REASON_NONE if it is not clearly
 * better. */
TaliaReason talia_search_contrast (const TaliaFinding *finding);

G_END_DECLS
