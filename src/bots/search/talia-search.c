/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search: every world plays all moves that are still in question, and worse ones drop out as soon as that is sure.
 */
#include "talia-search.h"

#include <math.h>

#include "bots/easy/easy.h"
#include "search-reasons.h"
#include "talia-worlds.h"

/* No world's share decides alone: moves are compared after so many worlds for the first time. */
#define FIRST_LOOK 16

/* And again when there are so many times as many. */
#define NEXT_LOOK 1.5

/* A move drops out when the best is ahead of it by so many standard errors. */
#define AHEAD 2.6

/* A way that is not the usual one has to show its worth: its mean, less so many standard errors. */
#define DOUBT 2.0

/* What a move looks like at a glance weighs as long as little is known: by so many standard errors for each power of e.
 */
#define LEAN 0.6

/* Time is asked for after so many playouts. */
#define PATIENCE 64

/* What is passed or bid decides the whole deal, and is worth so many times as many worlds as a card. */
#define PLANNING 4

/* As many as may be looked at when a time is given, and when nothing is. */
#define MAX_WORLDS 100000
#define USUAL_WORLDS 60

/* A way to go on: a move and a plan. */
typedef struct
{
  guint8 move, plan;
  gboolean alive;
  guint n, takes;              /* worlds that it was played in; those in which it took the trick */
  double sum, squares;         /* of what it brought */
  double ahead, ahead_squares; /* of how far it was ahead of the mean of all that were alive */
} Way;

typedef struct
{
  const TaliaFamily *family;
  TaliaPosition position;
  TaliaThinking *thinking;
  TaliaWorlds worlds;
  guint n_moves, n_ways, n_alive;
  TaliaMove moves[TALIA_SEARCH_MOVES];
  guint8 same[TALIA_SEARCH_MOVES]; /* by move: the first that comes to the same */
  double lean[TALIA_SEARCH_MOVES];
  Way ways[TALIA_SEARCH_MOVES * TALIA_SEARCH_PLANS];
  guint patience;
} Search;

static const TaliaFamily *
find_family (const TaliaState *seen)
{
  switch ((TaliaBoardKind) seen->board)
    {
    case TALIA_BOARD_TRICK:
      return &talia_search_tricks;
    case TALIA_BOARD_ROWS:
      return &talia_search_rows;
    case TALIA_BOARD_FISHING:
      return &talia_search_fishing;
    }
  g_return_val_if_reached (NULL);
}

/* What the points of a deal are worth to the own side: how far it is ahead of the mean of the others. */
static double
value_of (const TaliaPosition *position, const int points[TALIA_MAX_SEATS])
{
  const TaliaKnowledge *known = &position->known;
  int lead = talia_points_lead (known->seen, points, talia_state_side (known->seen, known->own));

  return (double) (known->game->lowest_wins ? -lead : lead) / (known->seen->sides - 1);
}

static gboolean
is_under_way (const TaliaState *state)
{
  return state->phase == TALIA_PHASE_PASS || state->phase == TALIA_PHASE_BID || state->phase == TALIA_PHASE_PLAY;
}

static double
play_way (const Search *self, const TaliaWorld *start, const Way *way, guint64 seed, gboolean *takes)
{
  const TaliaPosition *position = &self->position;
  TaliaWorld world = *start;
  int points[TALIA_MAX_SEATS];
  gboolean played_out;
  TaliaRandom random;

  /* All ways meet the same chance. */
  talia_random_init (&random, seed);
  talia_game_make (position->known.game, &world.state, &self->moves[way->move], NULL);
  played_out = is_under_way (&world.state);
  if (played_out)
    self->family->playout (position, &world, way->plan, &random, points);
  else
    talia_payoff_points (&position->payoff, &world.state, points);
  *takes = self->family->takes != NULL && self->family->takes (position, &world.state);
  return value_of (position, points) / (played_out ? MAX (self->family->unit, 1) : 1);
}

static gboolean
out_of_time (Search *self)
{
  const TaliaThinking *thinking = self->thinking;

  if (thinking->cancelled != NULL && g_atomic_int_get (thinking->cancelled))
    return TRUE;
  return thinking->deadline > 0 && g_get_monotonic_time () >= thinking->deadline;
}

/* Plays all ways that are alive in one world. Returns FALSE when time was up before, and then counts nothing. */
static gboolean
look_at_world (Search *self, guint number)
{
  double brought[G_N_ELEMENTS (self->ways)], mean = 0.0;
  gboolean takes[G_N_ELEMENTS (self->ways)];
  TaliaRandom random;
  TaliaWorld world;
  guint64 seed;

  talia_worlds_get (&self->worlds, number, &world, &random);
  seed = talia_random_next (&random);
  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].alive)
      {
        if (++self->patience % PATIENCE == 0 && number > 0 && out_of_time (self))
          return FALSE;
        brought[i] = play_way (self, &world, &self->ways[i], seed, &takes[i]);
        mean += brought[i] / self->n_alive;
      }
  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].alive)
      {
        Way *way = &self->ways[i];

        way->n++;
        way->takes += (guint) takes[i];
        way->sum += brought[i];
        way->squares += brought[i] * brought[i];
        way->ahead += brought[i] - mean;
        way->ahead_squares += (brought[i] - mean) * (brought[i] - mean);
      }
  return TRUE;
}

static double
mean_of (const Way *way)
{
  return way->n > 0 ? way->sum / way->n : -INFINITY;
}

static double
error_of (double sum, double squares, guint n)
{
  return n > 1 ? sqrt (MAX (squares - sum * sum / n, 0.0) / (n - 1) / n) : INFINITY;
}

static double
worth_of (const Way *way)
{
  return mean_of (way)
         - (way->plan > 0 && way->n > 0 ? DOUBT * error_of (way->ahead, way->ahead_squares, way->n) : 0.0);
}

static const Way *
find_best (const Search *self)
{
  const Way *best = NULL;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].alive && (best == NULL || mean_of (&self->ways[i]) > mean_of (best)))
      best = &self->ways[i];
  return best;
}

static void
drop_worse (Search *self)
{
  const Way *best = find_best (self);
  double best_error = error_of (best->ahead, best->ahead_squares, best->n);

  for (guint i = 0; i < self->n_ways; i++)
    {
      Way *way = &self->ways[i];
      double error = hypot (best_error, error_of (way->ahead, way->ahead_squares, way->n));

      if (way->alive && way != best && mean_of (best) - mean_of (way) > AHEAD * error)
        {
          way->alive = FALSE;
          self->n_alive--;
        }
    }
}

/* Whether only ways of one move are left. */
static gboolean
is_decided (const Search *self)
{
  const Way *first = NULL;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].alive)
      {
        if (first != NULL && self->ways[i].move != first->move)
          return FALSE;
        first = &self->ways[i];
      }
  return TRUE;
}

static void
look_at_worlds (Search *self, guint64 seed)
{
  const TaliaThinking *thinking = self->thinking;
  const guint asked = thinking->worlds > 0 ? thinking->worlds : thinking->deadline > 0 ? MAX_WORLDS : USUAL_WORLDS;
  const guint most = asked * MAX (self->family->worth, 1);
  const guint worlds = most * (self->position.known.seen->phase == TALIA_PHASE_PLAY ? 1 : PLANNING);
  guint look = FIRST_LOOK;

  talia_worlds_init (&self->worlds, self->family, &self->position, most * self->position.skill->infers, thinking, seed);
  for (guint i = 0; i < worlds && (i == 0 || !out_of_time (self)); i++)
    {
      if (!look_at_world (self, i))
        return;
      if (i + 1 == look)
        {
          drop_worse (self);
          if (is_decided (self))
            return;
          look = (guint) (look * NEXT_LOOK) + 1;
        }
    }
}

/* Asks whether it is known what each move comes to. */
static gboolean
solve (Search *self)
{
  int points[TALIA_SEARCH_MOVES][TALIA_MAX_SEATS];

  if (self->family->solve == NULL || !self->family->solve (&self->position, self->moves, self->n_moves, points))
    return FALSE;
  for (guint i = 0; i < self->n_ways; i++)
    {
      double value = value_of (&self->position, points[self->ways[i].move]);

      /* Twice the same: it is sure. */
      self->ways[i].n = 2;
      self->ways[i].sum = 2 * value;
      self->ways[i].squares = 2 * value * value;
    }
  return TRUE;
}

static void
list_moves (Search *self)
{
  const TaliaKnowledge *known = &self->position.known;
  g_auto (TaliaMoves) moves = { 0 };

  if (self->family->list != NULL)
    self->n_moves = self->family->list (&self->position, self->moves);
  if (self->n_moves > 0)
    return;
  self->n_moves = (guint) talia_game_moves (known->game, known->seen, &moves);
  g_assert (self->n_moves > 0 && self->n_moves <= TALIA_SEARCH_MOVES);
  for (guint i = 0; i < self->n_moves; i++)
    talia_moves_get (&moves, (int) i, &self->moves[i]);
  if (self->family->lean != NULL)
    self->family->lean (&self->position, self->moves, self->n_moves, self->lean);
}

/* Of moves that come to the same, the first stands for all. */
static void
join_alike (Search *self)
{
  for (guint i = 0; i < self->n_moves; i++)
    self->same[i] = (guint8) i;
  if (self->family->alike != NULL)
    self->family->alike (&self->position, self->moves, self->n_moves, self->same);
  for (guint i = 0; i < self->n_moves; i++)
    if (self->same[i] != i)
      self->lean[self->same[i]] = log (exp (self->lean[self->same[i]]) + exp (self->lean[i]));
}

static void
list_ways (Search *self)
{
  guint plans = self->family->plans != NULL ? self->family->plans (&self->position) : 1;

  for (guint i = 0; i < self->n_moves; i++)
    for (guint plan = 0; plan < plans && self->same[i] == i; plan++)
      self->ways[self->n_ways++] = (Way) { .move = (guint8) i, .plan = (guint8) plan, .alive = TRUE };
  self->n_alive = self->n_ways;
}

/* How much varies what it brings. */
static double
spread_of (const Way *way)
{
  return way->n > 0 ? sqrt (MAX (way->squares / way->n - mean_of (way) * mean_of (way), 0.0)) : 0.0;
}

/* How much better than it is it seems to whoever has a temper. */
static double
liking_of (const Search *self, const Way *way)
{
  return talia_temper_liking (&self->position.skill->temper, &self->position.known, &self->moves[way->move],
                              way->plan > 0, spread_of (way), spread_of (find_best (self)));
}

/* A person's eye: what is nearly alike may look the other way round. So far off the judgement of a way is. */
static double
slip (Search *self, const Way *way)
{
  double sum = -6.0;

  if (self->position.skill->slips == 0.0)
    return 0.0;
  for (int i = 0; i < 12; i++) /* about normal, of variance 1 */
    sum += talia_random_fraction (&self->thinking->random);
  return sum * self->position.skill->slips * (self->family->slips > 0.0 ? self->family->slips : 1.0) * spread_of (way);
}

/* What the first glance adds to the mean. */
static double
lean_of (const Search *self, const Way *way)
{
  return way->n > 1 ? LEAN * self->lean[way->move] * error_of (way->ahead, way->ahead_squares, way->n) : 0.0;
}

static const Way *
find_best_way (const Search *self, guint move)
{
  const Way *best = NULL;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].move == self->same[move]
        && (best == NULL
            || worth_of (&self->ways[i]) + liking_of (self, &self->ways[i]) > worth_of (best) + liking_of (self, best)))
      best = &self->ways[i];
  return best;
}

/* Each move by its best plan, best first. */
static void
answer (Search *self, TaliaAdvice *advice)
{
  for (guint i = 0; i < self->n_moves; i++)
    {
      const Way *best = find_best_way (self, i);

      if (self->same[i] != i)
        {
          advice[i] = advice[self->same[i]];
          advice[i].move = self->moves[i];
          continue;
        }
      advice[i] = talia_advice_of (&self->moves[i]);
      if (best->n > 0)
        {
          double error = 1.96 * error_of (best->sum, best->squares, best->n);

          advice[i].points = mean_of (best) + lean_of (self, best) + slip (self, best) + liking_of (self, best);
          advice[i].low = advice[i].points - error;
          advice[i].high = advice[i].points + error;
        }
    }
  talia_advice_sort (advice, self->n_moves);
}

static const Way *
find_way_of (const Search *self, const TaliaMove *move)
{
  for (guint i = 0; i < self->n_moves; i++)
    if (talia_move_equal (&self->moves[i], move))
      return find_best_way (self, i);
  g_return_val_if_reached (NULL);
}

/* How far a plan to take everything is ahead of whatever else could be done. */
static double
all_ahead (const Search *self, const Way *all)
{
  double best = -INFINITY;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].plan == 0)
      best = MAX (best, mean_of (&self->ways[i]));
  return all->plan > 0 ? mean_of (all) - best : NAN;
}

/* What was seen of the move at place `i` of the answer. */
static TaliaFinding
find (const Search *self, const TaliaAdvice *advice, guint i, guint n)
{
  const Way *way = find_way_of (self, &advice[i].move);
  TaliaFinding finding = { .takes = NAN, .ahead = NAN, .all = i == 0 ? all_ahead (self, way) : NAN };

  if (self->family->takes != NULL && way->n > 0 && self->position.known.seen->phase == TALIA_PHASE_PLAY)
    finding.takes = (double) way->takes / way->n;
  if (i == 0)
    finding.ahead = INFINITY;
  for (guint j = 1; i == 0 && j < n && finding.ahead == INFINITY; j++)
    {
      const Way *next = find_way_of (self, &advice[j].move);

      if (next == way)
        continue;
      finding.ahead = advice[0].points - advice[j].points;
      finding.error = hypot (error_of (way->ahead, way->ahead_squares, way->n),
                             error_of (next->ahead, next->ahead_squares, next->n));
    }
  return finding;
}

/* Says why, of those moves that a player by rules of thumb has a thought about as well. */
static void
give_reasons (const Search *self, const TaliaLevel *level, TaliaAdvice *advice, guint n)
{
  const TaliaKnowledge *known = &self->position.known;
  g_autofree TaliaAdvice *thoughts = g_new (TaliaAdvice, TALIA_MAX_LEGAL);
  TaliaThinking thinking = { .random = self->thinking->random };
  guint n_thoughts = talia_easy_advise (level, known->game, known->view, &thinking, thoughts);

  for (guint i = 0; i < n; i++)
    {
      const TaliaFinding finding = find (self, advice, i, n);
      TaliaReason thought = talia_reason (TALIA_REASON_NONE);

      for (guint j = 0; j < n_thoughts; j++)
        if (talia_move_equal (&thoughts[j].move, &advice[i].move))
          thought = thoughts[j].reason;
      advice[i].reason = talia_search_reason (&self->position, &advice[i].move, &thought, &finding);
    }
}

/* Whoever does not recall sees only which cards are gone. */
static void
forget (TaliaKnowledge *known)
{
  TaliaUnseen *where = &known->where;

  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    if (where->n[place] > 0)
      where->may_hold[place] = known->unseen;
}

guint
talia_search_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                     TaliaAdvice *advice)
{
  g_autofree Search *self = NULL;
  g_autofree gpointer prepared = NULL;
  guint64 seed;

  if (!is_under_way (&view->seen))
    return talia_easy_advise (level, game, view, thinking, advice);

  self = g_new0 (Search, 1);
  self->family = find_family (&view->seen);
  self->thinking = thinking;
  seed = talia_random_next (&thinking->random);
  prepared = g_malloc0 (self->family->size);
  self->position.prepared = prepared;
  self->position.skill = &level->skill;
  talia_knowledge_init (&self->position.known, game, view);
  if (!level->skill.recalls)
    forget (&self->position.known);
  talia_game_prepare_payoff (game, &view->seen, &self->position.payoff);
  talia_game_plan (game, &view->seen, view->seen.deals, &self->position.deal);
  if (self->family->prepare != NULL)
    self->family->prepare (&self->position);

  list_moves (self);
  join_alike (self);
  list_ways (self);
  if (self->n_moves > 1 && !solve (self))
    look_at_worlds (self, seed);
  talia_worlds_clear (&self->worlds);
  answer (self, advice);
  give_reasons (self, level, advice, self->n_moves);
  return self->n_moves;
}
