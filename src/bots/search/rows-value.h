/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is likely to get out first where all hands are known: less left to chance than playing it out, and quicker. */
#pragma once

#include "engine/talia-state.h"

G_BEGIN_DECLS

/** What a hand is measured by. */
typedef enum
{
  TALIA_ROW_HELD,    /* its cards */
  TALIA_ROW_BEFORE,  /* for each, the cards of others that must be laid before it */
  TALIA_ROW_DEEPEST, /* the most of these */
  TALIA_ROW_BLOCKED, /* cards that others must lay before */
  TALIA_ROW_FREE,    /* cards that wait for nobody else's */
  TALIA_ROW_FITS,    /* something fits */
  TALIA_ROW_BEHIND,  /* for each card of the hand, the cards of others that wait for it */
  TALIA_ROW_TURN,    /* how many turns off its own is */
  TALIA_ROW_MEASURES
} TaliaRowMeasure;

/** The weights of the measures: one more makes it e times as likely to be first. */
extern const float talia_rows_scale[TALIA_ROW_MEASURES];

/** Measures the hands of all seats; all 0 for those that are out. */
void talia_rows_measure (const TaliaState *state, float measures[TALIA_MAX_SEATS][TALIA_ROW_MEASURES]);

/** How likely each seat is to be the next to get out, and the one after that. */
void talia_rows_expect (const TaliaState *state, const float scale[TALIA_ROW_MEASURES], float next[TALIA_MAX_SEATS],
                        float second[TALIA_MAX_SEATS]);

G_END_DECLS
