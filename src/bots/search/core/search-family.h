/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of functions that the search needs for a family of games: functions that play deals out, judge them, and
 * explain moves. */
#pragma once

#include "bots/talia-knowledge.h"
#include "bots/talia-level.h"
#include "bots/talia-reason.h"
#include "search-standing.h"
#include "search-style.h"

G_BEGIN_DECLS

/** The greatest number of moves that are played out; a game with more lists the most likely ones. */
#define TALIA_SEARCH_MOVES 64

/** The greatest number of plans for the rest of a deal after a move: the usual one, and others such as taking
 * everything. */
#define TALIA_SEARCH_PLANS 2

/** The greatest number of parts of which the points of a deal may consist. */
#define TALIA_PARTS 14

/**
 * TaliaPosition:
 *
 * A view that is searched, with what is computed once for all its worlds. Constant while worlds are played, so that
 * threads may share it.
 */
typedef struct
{
  TaliaKnowledge known;
  TaliaPayoff payoff;
  TaliaDealPlan deal; /* empty if the game has no price list */
  const TaliaSkill *skill;
  TaliaStanding standing;
  double left;       /* how much of the deal playouts leave open, 0 to 1 */
  gpointer prepared; /* data of the family, of `size` bytes */
} TaliaPosition;

/** The cards of the searching player when the move is made, in the order of TaliaCards: at most so many. */
#define TALIA_TRACED TALIA_MAX_TRICKS

/** What happens to the player's cards after a move: in which share of the worlds, or how many points on average. */
typedef struct
{
  float took[TALIA_TRACED];      /* by card: it takes a trick */
  float costly[TALIA_TRACED];    /* by card: it takes one that costs points */
  float cost[TALIA_TRACED];      /* by card: the points that the trick costs */
  float off[TALIA_TRACED];       /* by card: it is thrown on a trick of another suit */
  float then[TALIA_TRACED];      /* by card: it is played on a later trick of the suit of the card that is moved now */
  float exits[TALIA_TRACED];     /* by card: it is led, and somebody else takes the trick */
  float now[TALIA_MAX_SEATS];    /* by seat: the seat takes the running trick */
  float passes[TALIA_MAX_SEATS]; /* by seat: the turns in which it has no card that fits, in games of rows */
} TaliaTrace;

/** The best move and another one, which is usually the next best, for finding out what makes the difference. */
typedef struct
{
  TaliaMove best, next;
  TaliaTrace with, without; /* after the best move, and after the other */
  TaliaGain gain;
  gboolean all; /* the plan is to take everything */
} TaliaContrast;

/** A state that the view leaves open, with assumptions about the other players. */
typedef struct
{
  TaliaState state;
  guint styles; /* the seats, as bits, that play in TALIA_STYLE_EASY */
} TaliaWorld;

/**
 * TaliaFamily:
 *
 * The functions of a kind of games for the search. They see `position` and sampled worlds, never the true state.
 */
typedef struct
{
  gsize size;   /* the size of `prepared`, which is initially all zero */
  int unit;     /* how many units of `playout` are a point; 0: 1 */
  guint again;  /* how often each world is played out, for games whose playouts depend much on chance; 0: once */
  guint walks;  /* how many hands of the others a random walk (search-walk.h) draws for each requested world */
  double slips; /* the share of a level's errors of judgement that applies in this family; 0: all */

  /** Prepares what `playout` and `weigh` need. */
  void (*prepare) (TaliaPosition *position);
  /**
   * Lists the moves worth playing out, at most TALIA_SEARCH_MOVES, all legal; returns 0 if that is every legal move.
   * NULL: it always is.
   */
  guint (*list) (const TaliaPosition *position, TaliaMove moves[TALIA_SEARCH_MOVES]);
  /**
   * Sets how likely the playout policy is to choose each of `n` moves, which is an opinion on them before any has been
   * played out: natural logarithms. NULL: all moves are equally likely.
   */
  void (*lean) (const TaliaPosition *position, const TaliaMove *moves, guint n, double lean[TALIA_SEARCH_MOVES]);
  /**
   * Finds equivalent moves among `n`: `same` gets for each the index of the first equivalent one, or its own if there
   * is none. NULL: all moves differ.
   */
  void (*alike) (const TaliaPosition *position, const TaliaMove *moves, guint n, guint8 same[TALIA_SEARCH_MOVES]);
  /** Returns the number of plans for the rest of the deal after a move: 1 to TALIA_SEARCH_PLANS. NULL: 1. */
  guint (*plans) (const TaliaPosition *position);
  /**
   * Plays the deal to its end, or to where it can be judged: `points` gets the actual or expected points of each side.
   * `plan` is the plan of the searching player.
   */
  void (*playout) (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random,
                   int points[TALIA_MAX_SEATS]);
  /**
   * Returns whether the searching player has taken the trick that was running, in a deal that was played out; during
   * the bidding, whether they have bid nil and made it. NULL: there are no tricks.
   */
  gboolean (*takes) (const TaliaPosition *position, const TaliaState *end);
  /**
   * Returns the points to subtract from the value of a move after which the function `takes` returned TRUE in that
   * share of the worlds, 0 to 1. So a nil that fails too often loses value. NULL: none.
   */
  double (*doubt) (const TaliaPosition *position, const TaliaMove *move, double takes);
  /**
   * Splits the points of the searching player's side in a deal that was played out into the parts from which they come,
   * and adds them to `parts`; more is better. So a hint can say what is better about a move. NULL: hints do not say
   * that.
   */
  void (*split) (const TaliaPosition *position, const TaliaState *end, double parts[TALIA_PARTS]);
  /** Returns what it means for the player to get more in that part of `split`. NULL: there is no `split`. */
  TaliaGain (*gain) (const TaliaPosition *position, guint part);
  /** Adds what became of the player's cards in a deal that was played out. NULL: hints name no causes. */
  void (*trace) (const TaliaPosition *position, const TaliaState *end, TaliaTrace *trace);
  /** Finds the same for a move in a position that can be solved (`solve`), if everybody plays perfectly. */
  void (*trace_solved) (const TaliaPosition *position, const TaliaMove *move, TaliaTrace *trace);
  /** Returns what at the table makes the difference between two moves. NULL: hints do not say that. */
  TaliaCause (*cause) (const TaliaPosition *position, const TaliaContrast *contrast);
  /** If nothing important is hidden, computes the exact result of each of `n` moves and returns TRUE. NULL: never. */
  gboolean (*solve) (const TaliaPosition *position, const TaliaMove *moves, guint n, int points[][TALIA_MAX_SEATS]);
  /**
   * Returns how likely the others would have acted as they did in this deal if they had the hands of the world: a
   * natural logarithm, up to a constant. `styles` gets a random guess of their styles. NULL: all worlds are equally
   * likely.
   */
  double (*weigh) (const TaliaPosition *position, const TaliaState *world, TaliaRandom *random, guint *styles);
  /**
   * Sets how likely `seat` would have acted as it did in this deal if it had `hand` now: natural logarithms, by style.
   * For games in which an action depends only on the player's hand and on what everybody sees: in these, all levels
   * draw the hands of others by this function, and do not use `weigh`. NULL: the game is not one of them.
   */
  void (*weigh_hand) (const TaliaPosition *position, int seat, TaliaCards hand, double sums[TALIA_STYLES]);
} TaliaFamily;

extern const TaliaFamily talia_search_tricks;
extern const TaliaFamily talia_search_rows;
extern const TaliaFamily talia_search_fishing;

G_END_DECLS
