/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about an exercise, for the page on which it is answered. */
#pragma once

#include "model/exercise/talia-exercises.h"

G_BEGIN_DECLS

/** Says what the expert thinks of the answer; a new string. */
char *talia_exercise_words_answer (TaliaTrial *trial);

/** Names the expert's move unless it was the answer, and says why it is good; a new string, "" if there is nothing to
 * say. */
char *talia_exercise_words_better (TaliaTrial *trial);

/** Says what the person did in the match, or else what a rule of thumb would do, and what that gave away; a new
 * string. */
char *talia_exercise_words_then (TaliaTrial *trial);

/** Says which game it is, unless there is no room for that, and how far the deal has gone; a new string. */
char *talia_exercise_words_place (TaliaTrial *trial, gboolean narrow);

/** Says how hard the exercises of a grade of a collection are, and how far the player has got with them on the day
 * `today`; a new string. */
char *talia_exercise_words_collection (guint grade, const TaliaExercisesCount *count, guint32 today);

G_END_DECLS
