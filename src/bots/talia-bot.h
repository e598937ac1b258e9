/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players by level, which get a view and give an opinion on each move. */
#pragma once

#include "talia-level.h"

G_BEGIN_DECLS

/** Levels that are named elsewhere: who takes seats of which nothing is said, and whom people play with by default. */
#define TALIA_LEVEL_EASY "easy"
#define TALIA_LEVEL_MEDIUM "medium"

/** The levels that exist. */
const TaliaLevel *talia_levels (void);

/** The level of that id, NULL when there is none. */
const TaliaLevel *talia_level_find (const char *id);

/** Whether the level can play the game by itself; where it cannot, talia_level_advise() asks the lowest level. */
gboolean talia_level_plays (const TaliaLevel *level, const TaliaGame *game);

/** Whom the hint asks, whatever the level of the others: the strongest player, with more time than at the table. */
const TaliaLevel *talia_level_for_hints (void);

/** Readies what the level may use up on one move from now on: its budget, and chance from `seed`. */
void talia_thinking_init (TaliaThinking *self, const TaliaLevel *level, guint64 seed);

/**
 * Asks a level for its advice on the moves of the view's seat, whose turn it must be. Returns an array of TaliaAdvice,
 * best first, for at least one legal move; an empty one if no true state can lie behind the view, since a search needs
 * one. Thread-safe; may take as long as `thinking` allows.
 */
GArray *talia_level_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view,
                            TaliaThinking *thinking);

G_END_DECLS
