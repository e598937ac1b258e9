/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which exercises are answered: the board, and below it what the expert says of the answer. */
#pragma once

#include <adwaita.h>

#include "model/exercise/talia-exercises.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/**
 * TaliaExercisePage:
 *
 * Shows one exercise after the other on the board of its game, and stores the first answer to each. Closes itself after
 * the last one.
 *
 * Signal: `play (TaliaTable *)`: play this match, which begins with the position.
 */
#define TALIA_TYPE_EXERCISE_PAGE (talia_exercise_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaExercisePage, talia_exercise_page, TALIA, EXERCISE_PAGE, AdwNavigationPage)

/** Creates the page for a list of exercises (TaliaLoss), which must not be empty, on the day `today`. */
TaliaExercisePage *talia_exercise_page_new (TaliaExercises *exercises, GPtrArray *list, guint32 today);

/** Returns the exercise that is shown; NULL while its match is being read. */
TaliaTrial *talia_exercise_page_get_trial (TaliaExercisePage *self);
TaliaBoard *talia_exercise_page_get_board (TaliaExercisePage *self);

G_END_DECLS
