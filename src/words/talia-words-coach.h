/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the coach: which kinds of decisions cost a person most. */
#pragma once

#include "model/archive/talia-coach.h"

G_BEGIN_DECLS

/** The number of themes that are put into words at most: the most expensive ones. */
#define TALIA_WORDS_COACH_THEMES 2

/** Says how much the person gives away, and in which kinds of decisions significantly more than in the others, or how
 * much more has to be judged before that can be said; a new string. */
char *talia_words_coach_advice (const TaliaCoach *coach);

/** Describes a loss, such as "2.1 ± 0.6"; a new string. */
char *talia_words_coach_loss (const TaliaCoachLoss *loss);

/** Describes which decisions belong to a theme, and how many there were; a new string. */
char *talia_words_coach_detail (const TaliaCoachTheme *theme);

G_END_DECLS
