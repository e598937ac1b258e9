/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens the exercises of a collection one after the other, for tools that are called with a game and a file. */
#pragma once

#include "model/exercise/talia-collection.h"

G_BEGIN_DECLS

/** Called for each exercise, in the order of the file. */
typedef void (*EachExercise) (const TaliaGame *game, TaliaTrial *trial, const TaliaLoss *exercise);

/** Calls the function for each exercise of the file that the arguments name: GAME FILE. Ends the program with a message
 * if they are no game and file, or if the file is damaged. */
void each_exercise (int argc, char **argv, EachExercise function);

G_END_DECLS
