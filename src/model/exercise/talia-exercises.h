/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the exercises of a day: decisions of the person that gave away clearly too much, and positions from the
 * collections (docs/EXERCISES.md). */
#pragma once

#include "model/archive/talia-archive.h"
#include "talia-collection.h"

G_BEGIN_DECLS

/** The number of exercises from matches of the player that are offered in a day at most. */
#define TALIA_EXERCISES_A_DAY 10

/** Where the player stands with the exercises of a grade of a collection. */
typedef struct
{
  guint n;      /* all that were not switched off unsolved */
  guint solved; /* those whose last answer was right */
  guint due;    /* those that are due again */
  guint fresh;  /* those that were never tried */
  guint32 next; /* the day on which the first of the others comes back; 0: none does */
} TaliaExercisesCount;

/**
 * TaliaExercises:
 *
 * Finds exercises. An exercise is a TaliaLoss for which talia_trial_is_clear() returns TRUE. Exercises are not stored:
 * they are found in the records and verdicts each time, and disappear with these. Only the day on which an exercise is
 * due again is stored (talia-repetition.h).
 */
typedef struct _TaliaExercises TaliaExercises;

/** Creates the exercises from the matches of `archive`. */
TaliaExercises *talia_exercises_new (TaliaArchive *archive);
TaliaExercises *talia_exercises_ref (TaliaExercises *self);
void talia_exercises_unref (TaliaExercises *self);

/**
 * Lists the exercises for the rest of the day `today` (talia_match_facts_find_day()): those that are due again, the
 * longest overdue first, then new ones, of the deal that was judged last first. TaliaLoss, owned by the array (transfer
 * full).
 */
GPtrArray *talia_exercises_list (TaliaExercises *self, guint32 today);

/** Lists all exercises of a grade of a game's collection that are due again or new, in the order of
 * talia_exercises_list(), new ones in their order there. */
GPtrArray *talia_exercises_list_collection (TaliaExercises *self, const TaliaGame *game, guint grade, guint32 today);

/** Counts the exercises of a grade of a game's collection. */
void talia_exercises_count_collection (TaliaExercises *self, const TaliaGame *game, guint grade, guint32 today,
                                       TaliaExercisesCount *count);

/**
 * Lists exercises of a kind of decision in a game, as many as in a day: those that are due again, new ones, then those
 * that come back on another day, the next first.
 */
GPtrArray *talia_exercises_list_theme (TaliaExercises *self, const TaliaGame *game, TaliaThemeId theme, guint32 today);

/** Returns whether there is any exercise, today or on another day. */
gboolean talia_exercises_exist (TaliaExercises *self);

/**
 * Reads the match of an exercise in a thread, and sets up its position. `_finish` returns NULL if that was cancelled,
 * or if the match is no longer what it was; the exercise is then put off until tomorrow.
 */
void talia_exercises_open_async (TaliaExercises *self, const TaliaLoss *exercise, guint32 today,
                                 GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
TaliaTrial *talia_exercises_open_finish (GAsyncResult *result);

/** Stores an answer to an exercise. If it is solved before it is due, it comes back when it would have anyway. */
void talia_exercises_answer (TaliaExercises *self, const TaliaLoss *exercise, gboolean solved, guint32 today);

/** Stores that the exercise is not wanted any more. */
void talia_exercises_switch_off (TaliaExercises *self, const TaliaLoss *exercise);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaExercises, talia_exercises_unref)

G_END_DECLS
