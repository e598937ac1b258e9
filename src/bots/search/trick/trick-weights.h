/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learned weights of the playout policy of trick-taking games, by kind of deal (docs/BOTS.md). */
#pragma once

#include "trick-policy.h"

G_BEGIN_DECLS

/** A deal for which weights were learned: number `deal` of a match of `game` with its usual rules. */
typedef struct
{
  const char *name; /* the name of the file in weights/ */
  const TaliaGame *game;
  guint deal;
  guint aims;                               /* the number of aims: TALIA_AIM_ALL + 1 or TALIA_AIMS */
  TaliaTrickWeights *weights[TALIA_STYLES]; /* by aim; only the learning program writes to them */
} TaliaTrickLesson;

/** Returns the lesson of the deal whose costs are most similar to the running one. */
const TaliaTrickLesson *talia_trick_lesson_find (const TaliaGame *game, const TaliaDealPlan *deal);

/** Returns the lessons; an array that ends with a NULL name. */
TaliaTrickLesson *talia_trick_lessons (void);

G_END_DECLS
