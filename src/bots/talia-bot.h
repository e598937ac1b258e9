/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players, level by level: a view in, an opinion on each move out. */
#pragma once

#include "talia-advice.h"

G_BEGIN_DECLS

/**
 * TaliaBudget:
 *
 * What a level may spend on a move, whichever is used up first. 0: no bound of that kind, since the level needs too
 * little of it to speak of.
 */
typedef struct
{
  guint worlds; /* how many states to draw from the view and look at */
  guint ms;     /* milliseconds */
} TaliaBudget;

/**
 * TaliaSkill:
 *
 * How a level that searches differs from the best one.
 */
typedef struct
{
  gboolean recalls; /* draws conclusions from who did not follow and the like, not only from the cards that are gone */
  guint infers;     /* among so many worlds the one is chosen that suits best how the others have played; 0, 1: any */
  double slips;     /* how far off its judgement of a move may be, in points a deal's standard deviation */
  gboolean goes_for_all; /* for learning: only looks at taking everything that costs, while that is possible */
} TaliaSkill;

typedef struct _TaliaLevel TaliaLevel;

/** A level of play. An array of these in order of strength ends with a NULL id. */
struct _TaliaLevel
{
  const char *id;    /* `random`, `easy`, ... */
  const char *label; /* msgid; NULL where the level is not offered to players */
  TaliaBudget budget;
  TaliaSkill skill; /* of levels that search */
  /* Fills `advice` (room for TALIA_MAX_LEGAL) best first from the view alone; returns the number. */
  guint (*advise) (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                   TaliaAdvice *advice);
  /* Whether the level can play the game. NULL: all of them. */
  gboolean (*plays) (const TaliaGame *game);
};

/** The levels that exist. */
const TaliaLevel *talia_levels (void);

/** The level of that id, NULL when there is none. */
const TaliaLevel *talia_level_find (const char *id);

/** Whether the level can play the game by itself; where it cannot, talia_level_advise() asks the lowest level. */
gboolean talia_level_plays (const TaliaLevel *level, const TaliaGame *game);

/** The best level that is offered to players of this game, which gives reasons for its moves: what the hint asks. */
const TaliaLevel *talia_level_for_hints (const TaliaGame *game);

/** Readies what the level may use up on one move from now on: its budget, and chance from `seed`. */
void talia_thinking_init (TaliaThinking *self, const TaliaLevel *level, guint64 seed);

/**
 * Asks a level what it thinks of the moves of the view's seat, whose turn it must be. Returns an
 * array of TaliaAdvice, best first, of at least one legal move. Thread-safe; may take as long
 * as `thinking` allows.
 */
GArray *talia_level_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view,
                            TaliaThinking *thinking);

G_END_DECLS
