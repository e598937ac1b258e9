/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A family of games for the search: how to play its deals out, how to judge them, and how to explain moves. */
#pragma once

#include "bots/talia-knowledge.h"
#include "bots/talia-level.h"
#include "search-standing.h"
#include "search-style.h"

G_BEGIN_DECLS

/** More moves than this are not played out; a game lists its most likely ones where there are more. */
#define TALIA_SEARCH_MOVES 64

/** The number of plans for the rest of a deal after a move: the usual one, and others such as taking everything. */
#define TALIA_SEARCH_PLANS 2

/** The number of parts that the points of a deal may come from. */
#define TALIA_PARTS 14

/**
 * TaliaPosition:
 *
 * A view about to be searched, with what is worked out once for all its worlds. Constant while worlds are played, so
 * that threads may share it.
 */
typedef struct
{
  TaliaKnowledge known;
  TaliaPayoff payoff;
  TaliaDealPlan deal; /* empty where the game has no price list */
  const TaliaSkill *skill;
  TaliaStanding standing;
  double left;       /* how much of the deal playouts leave open, 0 to 1 */
  gpointer prepared; /* the family's own, of `size` bytes */
} TaliaPosition;

/** A state that the view leaves open, and what is supposed in it of the others. */
typedef struct
{
  TaliaState state;
  guint styles; /* by seat, as bits: who plays in TALIA_STYLE_EASY */
} TaliaWorld;

/**
 * TaliaFamily:
 *
 * What games of one kind bring to the search. All of it sees `position` and sampled worlds, never the true state.
 */
typedef struct
{
  gsize size;   /* of `prepared`, which begins as zeros */
  int unit;     /* the units of `playout` in a point; 0: 1 */
  guint again;  /* how often each world is played out, for games with much chance in a playout; 0: once */
  guint walks;  /* hands of the others that are walked through (search-walk.h) for each world asked for */
  double slips; /* the share of a level's slips that applies in this family; 0: all */

  /** Readies what `playout` and `weigh` need. */
  void (*prepare) (TaliaPosition *position);
  /**
   * Lists the moves worth playing out, at most TALIA_SEARCH_MOVES, all legal; none where that is every legal move.
   * NULL: it always is.
   */
  guint (*list) (const TaliaPosition *position, TaliaMove moves[TALIA_SEARCH_MOVES]);
  /**
   * How much each of `n` moves looks like the right one before anything is played out: the natural logarithm of how
   * likely it would be chosen at a glance. NULL: all moves look alike.
   */
  void (*lean) (const TaliaPosition *position, const TaliaMove *moves, guint n, double lean[TALIA_SEARCH_MOVES]);
  /**
   * Of `n` moves, which come to the same as an earlier one: `same` gets for each the number of the first such, its own
   * where there is none. NULL: all moves differ.
   */
  void (*alike) (const TaliaPosition *position, const TaliaMove *moves, guint n, guint8 same[TALIA_SEARCH_MOVES]);
  /** How many plans there are to go on after a move: 1 to TALIA_SEARCH_PLANS. NULL: 1. */
  guint (*plans) (const TaliaPosition *position);
  /**
   * Takes the deal to its end, or to where it can be judged: `points` gets what each side has of it then, or may
   * expect. `plan` is the own seat's.
   */
  void (*playout) (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random,
                   int points[TALIA_MAX_SEATS]);
  /**
   * Whether the own seat has taken the trick that was running, in a deal that was played out; while tricks are bid,
   * whether it has bid none and taken none. NULL: no tricks.
   */
  gboolean (*takes) (const TaliaPosition *position, const TaliaState *end);
  /**
   * By how many points a move is to be taken for less than it brought, where `takes` held in such a share of the
   * worlds, 0 to 1: a promise that is kept too seldom. NULL: never.
   */
  double (*doubt) (const TaliaPosition *position, const TaliaMove *move, double takes);
  /**
   * Adds to `parts` where the own side's points of a deal that was played out come from, more being better: for the
   * hint to say in what a move is better. NULL: nothing is said.
   */
  void (*split) (const TaliaPosition *position, const TaliaState *end, double parts[TALIA_PARTS]);
  /** What it means that more comes from that part. NULL: where there is no `split`. */
  TaliaGain (*gain) (const TaliaPosition *position, guint part);
  /**
   * Where nothing that matters is hidden: works out what each of `n` moves comes to, and says so by TRUE. NULL: never.
   */
  gboolean (*solve) (const TaliaPosition *position, const TaliaMove *moves, guint n, int points[][TALIA_MAX_SEATS]);
  /**
   * How likely the others would have acted as they did in this deal if they had held what the world gives them: a
   * natural logarithm, up to a constant. `styles` gets who is supposed to play how then, as chance will have it. NULL:
   * all worlds are alike.
   */
  double (*weigh) (const TaliaPosition *position, const TaliaState *world, TaliaRandom *random, guint *styles);
  /**
   * Where what somebody does hangs on the own hand and on what all see, and on nothing else: how likely `seat` would
   * have acted as it did in this deal if it held `hand` now. Natural logarithms, by style. At all levels the hands of
   * others are then chosen by that, instead of by `weigh`. NULL: they are not.
   */
  void (*weigh_hand) (const TaliaPosition *position, int seat, TaliaCards hand, double sums[TALIA_STYLES]);
} TaliaFamily;

extern const TaliaFamily talia_search_tricks;
extern const TaliaFamily talia_search_rows;
extern const TaliaFamily talia_search_fishing;

G_END_DECLS
