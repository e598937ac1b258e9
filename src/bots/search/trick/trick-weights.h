/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Learned weights of the playout policy of tricks, by kind of deal (docs/BOTS.md). */
#pragma once

#include "trick-policy.h"

G_BEGIN_DECLS

/** A deal that weights were learned for: number `deal` of a match of `game` by its usual rules. */
typedef struct
{
  const char *name; /* of the file in weights/ */
  const TaliaGame *game;
  guint deal;
  guint aims;                               /* how many there are of: TALIA_AIM_ALL + 1 or TALIA_AIMS */
  TaliaTrickWeights *weights[TALIA_STYLES]; /* by aim; written by who learns alone */
} TaliaTrickLesson;

/** The lesson of the deal that is most like the running one in what it costs. */
const TaliaTrickLesson *talia_trick_lesson_find (const TaliaGame *game, const TaliaDealPlan *deal);

/** The lessons; an array that ends with a NULL name. */
TaliaTrickLesson *talia_trick_lessons (void);

G_END_DECLS
