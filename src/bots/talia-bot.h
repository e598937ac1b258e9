/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: a view in, an opinion on each move out. */
#pragma once

#include "talia-reason.h"

G_BEGIN_DECLS

/**
 * TaliaAdvice:
 *
 * One legal move considered. `points` is what the deal should bring the seat's side once this move is made, in points
 * of the game and so that more is better also where fewest points win; set off by whatever is the same for all moves of
 * one answer, within which alone it compares. The interval says how sure that is: `low` to `high` holds the mean over
 * all hands that the view leaves open in 95 of 100 cases. A level that judges by rules of thumb knows no bounds: its
 * points only order the moves, and its interval is endless (talia_advice_of()).
 */
typedef struct
{
  TaliaMove move;
  double points;
  double low, high;   /* -INFINITY and INFINITY where nothing is known; low <= points <= high */
  double chance;      /* that the seat's side wins the match, alone or shared: 0 to 1; NAN where it is not known */
  TaliaReason reason; /* why, for the player who asks; TALIA_REASON_NONE where there is nothing to say */
} TaliaAdvice;

/** A move of which only the move is known: 0 points, an endless interval, no chance, no reason. */
TaliaAdvice talia_advice_of (const TaliaMove *move);

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
 * TaliaThinking:
 *
 * What a bot may use up now. `random` is advanced. A bot looks at `cancelled` (atomically) and at
 * the deadline now and then, and returns what it has.
 */
typedef struct
{
  TaliaRandom random;
  gint64 deadline;       /* g_get_monotonic_time() to stop at, 0: none */
  guint worlds;          /* how many worlds to look at, 0: as many as the deadline allows */
  const gint *cancelled; /* set to non-zero from another thread to stop; may be NULL */
} TaliaThinking;

/** A level of play. An array of these in order of strength ends with a NULL id. */
typedef struct
{
  const char *id;    /* `random`, `easy`, ... */
  const char *label; /* msgid; NULL where the level is not offered to players */
  TaliaBudget budget;
  /* Fills `advice` (room for TALIA_MAX_LEGAL) best first from the view alone; returns the number. */
  guint (*advise) (const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking, TaliaAdvice *advice);
  /* Whether the level can play the game. NULL: all of them. */
  gboolean (*plays) (const TaliaGame *game);
} TaliaLevel;

/** The levels that exist. */
const TaliaLevel *talia_levels (void);

/** The level of that id, NULL when there is none. */
const TaliaLevel *talia_level_find (const char *id);

/** Whether the level can play the game by itself; where it cannot, talia_level_advise() asks the lowest level. */
gboolean talia_level_plays (const TaliaLevel *level, const TaliaGame *game);

/** The best level that gives reasons for its moves in this game: what the hint asks. */
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
