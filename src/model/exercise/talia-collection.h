/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exercises of a game that come with Talia: positions from matches of experts (docs/EXERCISES.md). */
#pragma once

#include "model/archive/talia-losses.h"
#include "talia-trial.h"

G_BEGIN_DECLS

/** The number of grades: how many of the levels easy, medium and hard do not find the best move. */
#define TALIA_COLLECTION_GRADES 3

/** What the key of a match of any collection begins with (TaliaLoss). */
#define TALIA_COLLECTION_KEY "collection "

typedef struct _TaliaCollection TaliaCollection;

/** Returns the exercises of a game; they are read once, and kept. */
const TaliaCollection *talia_collection_get (const TaliaGame *game);

/** Returns the collection that an exercise is from; NULL if it is from a match of the player. */
const TaliaCollection *talia_collection_of (const TaliaLoss *exercise);

/** Reads exercises from text; returns NULL if it is damaged. */
TaliaCollection *talia_collection_parse (const TaliaGame *game, const char *text);
void talia_collection_free (TaliaCollection *self);

/**
 * Returns the exercises of a grade, from 1, or of all grades (0), in the order in which they are offered: TaliaLoss,
 * owned by the array (transfer full). What they give away is what the easy level's move gives away. They have no file,
 * and only their position says which seat they are for.
 */
GPtrArray *talia_collection_list (const TaliaCollection *self, guint grade);

/** Sets up the position of an exercise; NULL if it is not from this collection, or does not fit the rules. */
TaliaTrial *talia_collection_open (const TaliaCollection *self, const TaliaLoss *exercise);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaCollection, talia_collection_free)

G_END_DECLS
