/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences about an exercise. */
#pragma once

#include "model/exercise/talia-trial.h"

G_BEGIN_DECLS

/** Says what the expert thinks of the answer; a new string. */
char *talia_exercise_words_answer (TaliaTrial *trial);

/** Names the expert's move unless it was the answer, and says why it is good; a new string, "" if there is nothing to
 * say. */
char *talia_exercise_words_better (TaliaTrial *trial);

/** Says what the person did in the match, and what that gave away; a new string. */
char *talia_exercise_words_then (TaliaTrial *trial);

/** Says which game it is, unless there is no room for that, and how far the deal has gone; a new string. */
char *talia_exercise_words_place (TaliaTrial *trial, gboolean narrow);

G_END_DECLS
