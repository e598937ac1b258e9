/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the search needs for fishing games, as a TaliaFamily: playouts, judgements and reasons. */
#include "bots/search/core/search-family.h"

#include <string.h>

#include "bots/easy/easy.h"
#include "fishing-ahead.h"
#include "fishing-causes.h"
#include "fishing-end.h"
#include "fishing-past.h"

/* The number of positions after which solving the end is abandoned; some 50 milliseconds. */
#define NODES 60000

/* How often the end of a hand is played out to see whether what is said of it depends on a choice between equal moves.
 */
#define LINES 8

/* The number of plays before the end of a playout from which all sides look ahead: for two sides, and for more. */
#define AHEAD_OF_TWO 8
#define AHEAD_OF_MORE 4

/* Looking ahead leaves out moves whose score is that much below the best. */
#define NARROW 4.0f

/* The data that are computed once for each view. */
typedef struct
{
  TaliaFishAhead ahead;
  TaliaFishPast past;
} Prepared;

/* Playouts end with a round, since the next cards are a matter of luck; but not immediately. */
static int
find_end (const TaliaState *seen)
{
  const int round = 4 * seen->seats, next = seen->fishing.n_played + 1 + seen->seats;

  return MIN ((next + round - 1) / round * round, TALIA_FISHING_PLAYS);
}

static void
prepare (TaliaPosition *position)
{
  const TaliaState *seen = position->known.seen;
  Prepared *prepared = position->prepared;

  prepared->ahead = (TaliaFishAhead) {
    .game = position->known.game,
    .payoff = &position->payoff,
    .weights = talia_fishing_weights (&seen->fishing.rules),
    .scales = talia_fishing_scales (&seen->fishing.rules),
    .until = find_end (seen),
    .narrow = NARROW,
  };
  if (position->skill->infers > 0)
    talia_fishing_past_init (&prepared->past, position->known.game, seen);
  position->left = 1.0 - (double) prepared->ahead.until / TALIA_FISHING_PLAYS;
}

static int
compare_thoughts (gconstpointer a, gconstpointer b, gpointer data)
{
  float x = ((const TaliaFishThought *) a)->score, y = ((const TaliaFishThought *) b)->score;

  return x < y ? 1 : x > y ? -1 : 0;
}

static guint
list (const TaliaPosition *position, TaliaMove moves[TALIA_SEARCH_MOVES])
{
  const Prepared *prepared = position->prepared;
  g_autofree TaliaMove *all = g_new (TaliaMove, TALIA_MAX_LEGAL);
  guint n = (guint) talia_game_legal_or_some (position->known.game, position->known.seen, all);
  g_autofree TaliaFishThought *thoughts = g_new (TaliaFishThought, n);

  for (guint i = 0; i < n; i++)
    thoughts[i].move = all[i];
  talia_fishing_mark (position->known.seen, prepared->ahead.weights, thoughts, n);
  g_sort_array (thoughts, n, sizeof *thoughts, compare_thoughts, NULL);
  n = MIN (n, TALIA_SEARCH_MOVES);
  for (guint i = 0; i < n; i++)
    moves[i] = thoughts[i].move;
  return n;
}

/* Chooses the next move of the seat to act. */
static void
choose (const TaliaFishAhead *ahead, const TaliaState *state, guint easy, TaliaRandom *random, TaliaMove *move)
{
  TaliaFishThought thoughts[TALIA_FISH_MOVES];
  guint n;

  if ((easy >> state->to_act & 1) && talia_easy_choose (ahead->game, state, move))
    return;
  n = talia_fishing_think (state, ahead->weights, thoughts);
  *move = thoughts[talia_fishing_pick (thoughts, n, random)].move;
}

static void
playout (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  TaliaState *state = &world->state;
  const Prepared *prepared = position->prepared;
  const guint others = ((1u << state->seats) - 1) & ~(1u << position->known.own);
  int ahead = state->sides == 2 ? AHEAD_OF_TWO : AHEAD_OF_MORE;
  TaliaMove move;

  /* For other players, looking ahead is too strong, since it sees all cards, and the policy alone is too weak: each is
   * used in half of the worlds. */
  if (world->styles != others && talia_random_pick (random, 2) == 0)
    ahead = 0;

  do
    {
      if (prepared->ahead.until - state->fishing.n_played <= ahead)
        {
          talia_fishing_look_ahead (&prepared->ahead, state, world->styles, points);
          return;
        }
      choose (&prepared->ahead, state, world->styles, random, &move);
    }
  while (!talia_fishing_make_and_judge (&prepared->ahead, state, &move, points));
}

static double
weigh (const TaliaPosition *position, const TaliaState *world, TaliaRandom *random, guint *styles)
{
  const Prepared *prepared = position->prepared;

  return talia_fishing_past_explain (&prepared->past, position->known.own, world, random, styles);
}

/* In the last round of two players, a player who counts knows all cards: `world` gets them. */
static gboolean
is_known (const TaliaPosition *position, TaliaState *world)
{
  const TaliaKnowledge *known = &position->known;
  TaliaRandom random = { .s = { 1 } };

  if (!position->skill->recalls || known->seen->seats > 2 || known->seen->fishing.n_stock > 0)
    return FALSE;
  talia_game_sample_unseen (known->game, known->view, &known->where, &random, world);
  return TRUE;
}

static gboolean
solve (const TaliaPosition *position, const TaliaMove *moves, guint n, int points[][TALIA_MAX_SEATS])
{
  guint nodes = NODES;
  TaliaState world;

  if (!is_known (position, &world))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      TaliaState next = world;

      if (talia_fishing_game_play (&next, &moves[i], NULL))
        talia_payoff_points (&position->payoff, &next, points[i]);
      else if (!talia_fishing_solve (&position->payoff, &next, &nodes, points[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
play_out (const TaliaPosition *position, TaliaState *state, const TaliaMove *move, TaliaRandom *random, guint *nodes)
{
  return talia_fishing_game_play (state, move, NULL)
         || talia_fishing_play_out (&position->payoff, state, random, nodes);
}

/* Returns what comes of the two moves if all cards are known, and players make any one of equal moves. */
static TaliaCause
find_end_cause (const TaliaPosition *position, const TaliaContrast *contrast, const TaliaState *world,
                TaliaRandom *random, guint *nodes)
{
  TaliaState with = *world, without = *world;

  if (!play_out (position, &with, &contrast->best, random, nodes)
      || !play_out (position, &without, &contrast->next, random, nodes))
    return (TaliaCause) { 0 };
  return talia_fishing_end_cause (position->known.own, world->fishing.n_played, &with, &without);
}

/* Where all cards are known, what comes of the two moves, if it is the same whichever of equal moves players make;
 * otherwise what is on the table. */
static TaliaCause
find_cause (const TaliaPosition *position, const TaliaContrast *contrast)
{
  TaliaRandom random = { .s = { 1 } };
  TaliaCause first = { 0 }, other;
  guint nodes = NODES;
  TaliaState world;

  if (is_known (position, &world))
    {
      other = first = find_end_cause (position, contrast, &world, &random, &nodes);
      for (guint i = 1; i < LINES && memcmp (&first, &other, sizeof first) == 0; i++)
        other = find_end_cause (position, contrast, &world, &random, &nodes);
      if (memcmp (&first, &other, sizeof first) != 0)
        first.id = TALIA_CAUSE_NONE;
    }
  return first.id != TALIA_CAUSE_NONE ? first : talia_fishing_cause (position, contrast);
}

const TaliaFamily talia_search_fishing = {
  .size = sizeof (Prepared),
  .prepare = prepare,
  .list = list,
  .unit = TALIA_FISH_UNIT,
  .playout = playout,
  .cause = find_cause,
  .solve = solve,
  .weigh = weigh,
};
