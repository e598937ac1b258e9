/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the candidate moves out in one world after another, and drops the moves that are clearly worse than others. */
#include <math.h>

#include "search-crew.h"
#include "search-private.h"

/* The number of worlds before moves are compared for the first time, so that no single world decides. */
#define FIRST_LOOK 16

/* The factor by which the number of worlds grows until they are compared again. */
#define NEXT_LOOK 1.5

/* The number of standard errors by which the best move must be ahead of a move that is dropped. */
#define AHEAD 2.6

/* The number of playouts between two checks of the clock. */
#define PATIENCE 64

/* The number of worlds from which on it is worth starting threads. */
#define BATCH 64

/* The factor by which passes and bids, which decide the whole deal, get more worlds than a card. */
#define PLANNING 4

/* The greatest number of worlds if a time is given, and if nothing is. */
#define MAX_WORLDS 100000
#define USUAL_WORLDS 150

/* Converts the points of a deal, in fractions given by `unit`, into the result for the searching player's side. */
static TaliaOutcome
outcome_of (const TaliaPosition *position, const TaliaState *end, const int points[TALIA_MAX_SEATS], int unit,
            double left)
{
  const TaliaKnowledge *known = &position->known;
  TaliaOutcome outcome = { 0 };
  double real[TALIA_MAX_SEATS];

  for (int side = 0; side < end->sides; side++)
    real[side] = (double) points[side] / unit;
  outcome.points = talia_points_ahead (end, known->game->lowest_wins, points, position->standing.side) / unit;
  outcome.worth = talia_standing_worth (&position->standing, end, real, left, &outcome.chance);
  return outcome;
}

static TaliaOutcome
play_way (const TaliaSearch *self, const TaliaWorld *start, const TaliaWay *way, guint64 seed)
{
  const TaliaPosition *position = &self->position;
  TaliaWorld world = *start;
  int points[TALIA_MAX_SEATS], unit = 1;
  double left = 0.0;
  TaliaOutcome outcome;
  TaliaRandom random;

  /* All ways are played with the same random numbers. */
  talia_random_init (&random, seed);
  talia_game_make (position->known.game, &world.state, &self->moves[way->move], NULL);
  if (talia_search_is_under_way (&world.state))
    {
      self->family->playout (position, &world, way->plan, &random, points);
      unit = MAX (self->family->unit, 1);
      left = position->left;
    }
  else
    talia_payoff_points (&position->payoff, &world.state, points);
  outcome = outcome_of (position, &world.state, points, unit, left);
  outcome.takes = self->family->takes != NULL && self->family->takes (position, &world.state) ? 1.0 : 0.0;
  if (self->family->split != NULL)
    self->family->split (position, &world.state, outcome.parts);
  if (self->family->trace != NULL)
    self->family->trace (position, &world.state, &outcome.trace);
  return outcome;
}

/* A batch of worlds, which several threads may share. */
typedef struct
{
  TaliaSearch *search;
  guint first, n;
  TaliaOutcome *brought; /* indexed by world and way */
  gboolean whole[BATCH]; /* the worlds that were completed before the time was up */
} Batch;

static void
add_outcome (TaliaOutcome *sum, const TaliaOutcome *one, double share)
{
  sum->worth += one->worth * share;
  sum->points += one->points * share;
  sum->chance += one->chance * share;
  sum->takes += one->takes * share;
  for (int part = 0; part < TALIA_PARTS; part++)
    sum->parts[part] += one->parts[part] * share;
  talia_trace_add (&sum->trace, &one->trace, share);
}

/* Plays a world once by each way that is not dropped. Returns FALSE if the time was up before; but the first world is
 * always played once, since otherwise there would be no answer. */
static gboolean
play_world (const TaliaSearch *self, const TaliaWorld *world, guint64 seed, gboolean must, TaliaOutcome *sums,
            double share)
{
  guint played = 0;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].alive)
      {
        TaliaOutcome one;

        if (played++ % PATIENCE == 0 && !must && talia_thinking_is_over (self->thinking, self->thinking->deadline))
          return FALSE;
        one = play_way (self, world, &self->ways[i], seed);
        add_outcome (&sums[i], &one, share);
      }
  return TRUE;
}

static gboolean
look_at_world (guint piece, gpointer data)
{
  Batch *batch = data;
  const TaliaSearch *self = batch->search;
  const guint number = batch->first + piece;
  const gboolean hurry = number == 0 && talia_thinking_is_over (self->thinking, self->thinking->deadline);
  const guint times = hurry ? 1 : MAX (self->family->again, 1);
  TaliaOutcome *brought = &batch->brought[piece * self->n_ways];
  TaliaRandom random;
  TaliaWorld world;

  talia_worlds_get (&self->worlds, number, &world, &random);
  memset (brought, 0, sizeof *brought * self->n_ways);
  for (guint i = 0; i < times; i++)
    if (!play_world (self, &world, talia_random_next (&random), number == 0, brought, 1.0 / times))
      return FALSE;
  batch->whole[piece] = TRUE;
  return TRUE;
}

/* Adds the results in a fixed order, so that it makes no difference which thread computed them. */
static gboolean
count_in (Batch *batch)
{
  TaliaSearch *self = batch->search;
  guint counted = 0;

  for (guint piece = 0; piece < batch->n; piece++)
    {
      const TaliaOutcome *brought = &batch->brought[piece * self->n_ways];
      double mean = 0.0;

      if (!batch->whole[piece])
        continue;
      for (guint i = 0; i < self->n_ways; i++)
        if (self->ways[i].alive)
          mean += brought[i].worth / self->n_alive;
      for (guint i = 0; i < self->n_ways; i++)
        if (self->ways[i].alive)
          talia_way_add (&self->ways[i], &brought[i], mean);
      counted++;
    }
  return counted == batch->n;
}

/* Plays all ways that are not dropped in these worlds. Returns FALSE if the time was up before; incomplete worlds do
 * not count. */
static gboolean
look_at_batch (TaliaSearch *self, TaliaOutcome *brought, guint first, guint n)
{
  Batch batch = { .search = self, .first = first, .n = n, .brought = brought };

  talia_crew_work (self->thinking->threads, n, look_at_world, &batch);
  return count_in (&batch);
}

const TaliaWay *
talia_search_find_best (const TaliaSearch *self)
{
  const TaliaWay *best = NULL;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].alive && (best == NULL || talia_way_mean (&self->ways[i]) > talia_way_mean (best)))
      best = &self->ways[i];
  return best;
}

static void
drop_worse (TaliaSearch *self)
{
  const TaliaWay *best = talia_search_find_best (self);
  const double best_error = talia_way_ahead_error (best);

  for (guint i = 0; i < self->n_ways; i++)
    {
      TaliaWay *way = &self->ways[i];
      const double error = hypot (best_error, talia_way_ahead_error (way));

      if (way->alive && way != best && talia_way_mean (best) - talia_way_mean (way) > AHEAD * error)
        {
          way->alive = FALSE;
          self->n_alive--;
        }
    }
}

/* Whether only ways with the same move are left. */
static gboolean
is_decided (const TaliaSearch *self)
{
  const TaliaWay *first = NULL;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].alive)
      {
        if (first != NULL && self->ways[i].move != first->move)
          return FALSE;
        first = &self->ways[i];
      }
  return TRUE;
}

/* Returns the number of worlds to draw and weigh, or of hands for the random walk, if `asked` worlds are to be played;
 * 0: the worlds that are played are drawn at random. */
static guint
count_draws (const TaliaSearch *self, guint asked)
{
  const TaliaFamily *family = self->family;

  if (self->thinking->evenly)
    return 0;
  return asked * (family->weigh_hand != NULL ? family->walks : self->position.skill->infers);
}

static void
look_at_worlds (TaliaSearch *self, guint64 seed)
{
  const TaliaThinking *thinking = self->thinking;
  const guint asked = thinking->worlds > 0 ? thinking->worlds : thinking->deadline > 0 ? MAX_WORLDS : USUAL_WORLDS;
  const guint most = thinking->thorough ? asked : asked * MAX (self->family->walks, 1);
  const gboolean plans = self->position.known.seen->phase != TALIA_PHASE_PLAY && !thinking->thorough;
  const guint worlds = most * (plans ? PLANNING : 1);
  const guint together = thinking->threads > 1 ? BATCH : 1;
  g_autofree TaliaOutcome *brought = g_new (TaliaOutcome, together * self->n_ways);
  guint look = FIRST_LOOK;

  talia_worlds_init (&self->worlds, self->family, &self->position, count_draws (self, asked), thinking, seed);
  for (guint i = 0, n; i < worlds; i += n)
    {
      n = MIN (thinking->thorough ? together : MIN (together, look - i), worlds - i);
      if (!look_at_batch (self, brought, i, n))
        return;
      if (i + n == look && !thinking->thorough)
        {
          drop_worse (self);
          if (is_decided (self))
            return;
          look = (guint) (look * NEXT_LOOK) + 1;
        }
    }
}

/* Asks the family for the exact result of each move. What a side carries over, such as bags, is taken as it is now,
 * which is the same for all moves. */
static gboolean
solve (TaliaSearch *self)
{
  int points[TALIA_SEARCH_MOVES][TALIA_MAX_SEATS];

  if (self->family->solve == NULL || !self->family->solve (&self->position, self->moves, self->n_moves, points))
    return FALSE;
  for (guint i = 0; i < self->n_ways; i++)
    {
      const TaliaOutcome outcome =
          outcome_of (&self->position, self->position.known.seen, points[self->ways[i].move], 1, 0.0);

      /* added twice, so that the error is zero */
      for (int twice = 0; twice < 2; twice++)
        talia_way_add (&self->ways[i], &outcome, outcome.worth);
    }
  self->solved = TRUE;
  return TRUE;
}

void
talia_search_look (TaliaSearch *self, guint64 seed)
{
  if (self->n_moves > 1 && !solve (self))
    look_at_worlds (self, seed);
}
