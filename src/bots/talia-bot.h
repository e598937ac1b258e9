/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players by level, which get a view and give an opinion on each move. */
#pragma once

#include "talia-level.h"

G_BEGIN_DECLS

/** Levels with a special role: the one for seats that a record does not describe, and the one that players are offered
 * first. */
#define TALIA_LEVEL_EASY "easy"
#define TALIA_LEVEL_MEDIUM "medium"

/** The level that follows a person's rating. In a match it has a grade as well, such as `suited-152`: each of its moves
 * is made by `easy` or, in 52 of 100 cases, by `medium`. Without a grade, it is TALIA_GRADE_USUAL. */
#define TALIA_LEVEL_SUITED "suited"

/** The greatest grade, which is that of the strongest level, and the usual one. */
#define TALIA_GRADE_MAX 400
#define TALIA_GRADE_USUAL 150

/** Returns all levels, in order of strength, and then TALIA_LEVEL_SUITED. */
const TaliaLevel *talia_levels (void);

/** Returns the level with that id, NULL if there is none. */
const TaliaLevel *talia_level_find (const char *id);

/** Returns TALIA_LEVEL_SUITED with that grade if it is this level, whatever its grade; otherwise the level itself. */
const TaliaLevel *talia_level_graded (const TaliaLevel *level, guint grade);

/** Returns the level that players have chosen if a match is played at this one: TALIA_LEVEL_SUITED for any grade of it,
 * otherwise the level itself. */
const TaliaLevel *talia_level_chosen (const TaliaLevel *level);

/** Returns whether the level can play the game by itself; if not, talia_level_advise() asks the lowest level. */
gboolean talia_level_plays (const TaliaLevel *level, const TaliaGame *game);

/** Returns the level that gives hints, whatever the level of the others: the strongest player, with more time than at
 * the table. */
const TaliaLevel *talia_level_for_hints (void);

/** Initialises the resources of the level for one move: its budget, and random numbers from `seed`. */
void talia_thinking_init (TaliaThinking *self, const TaliaLevel *level, guint64 seed);

/**
 * Asks a level for its advice on the moves of the view's seat, whose turn it must be. Returns an array of TaliaAdvice,
 * best first, for at least one legal move. It is empty if no state of the game gives this view, because a search then
 * has nothing to play out. Thread-safe; may take as long as `thinking` allows.
 */
GArray *talia_level_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view,
                            TaliaThinking *thinking);

G_END_DECLS
