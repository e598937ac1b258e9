/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search: lists the moves to compare, calls search-look.c to evaluate them, and turns the results into advice. */
#include "search.h"

#include <math.h>

#include "bots/easy/easy.h"
#include "search-private.h"
#include "search-reasons.h"

/* The weight of the policy while little is known: the number of standard errors for each power of e. */
#define LEAN 0.6

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

gboolean
talia_search_is_under_way (const TaliaState *state)
{
  return state->phase == TALIA_PHASE_PASS || state->phase == TALIA_PHASE_BID || state->phase == TALIA_PHASE_PLAY;
}

static void
list_moves (TaliaSearch *self)
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

/* Of equivalent moves, only the first is evaluated. */
static void
join_alike (TaliaSearch *self)
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
list_ways (TaliaSearch *self)
{
  guint plans = self->family->plans != NULL ? self->family->plans (&self->position) : 1;

  for (guint i = 0; i < self->n_moves; i++)
    for (guint plan = 0; plan < plans && self->same[i] == i; plan++)
      self->ways[self->n_ways++] = (TaliaWay) { .move = (guint8) i, .plan = (guint8) plan, .alive = TRUE };
  self->n_alive = self->n_ways;
}

/* Returns how much better a move seems to a player with a temper. */
static double
liking_of (const TaliaSearch *self, const TaliaWay *way)
{
  return talia_temper_liking (&self->position.skill->temper, &self->position.known, &self->moves[way->move],
                              way->plan > 0, talia_way_spread (way), talia_way_spread (talia_search_find_best (self)));
}

/* Returns an error of judgement, by which a level misjudges a way, so that it may confuse ways that are nearly
 * alike. */
static double
slip (TaliaSearch *self, const TaliaWay *way)
{
  double sum = -6.0;

  if (self->position.skill->slips == 0.0)
    return 0.0;
  for (int i = 0; i < 12; i++) /* about normally distributed, with variance 1 */
    sum += talia_random_fraction (&self->thinking->random);
  return sum * self->position.skill->slips * (self->family->slips > 0.0 ? self->family->slips : 1.0)
         * talia_way_spread (way);
}

/* Returns the bonus of the policy for a move. */
static double
lean_of (const TaliaSearch *self, const TaliaWay *way)
{
  return way->n > 1 ? LEAN * self->lean[way->move] * talia_way_ahead_error (way) : 0.0;
}

/* Returns the deduction for a promise that would be broken too often. */
static double
doubt_of (const TaliaSearch *self, const TaliaWay *way)
{
  return self->family->doubt != NULL
             ? self->family->doubt (&self->position, &self->moves[way->move], way->takes / way->n)
             : 0.0;
}

static const TaliaWay *
find_best_way (const TaliaSearch *self, guint move)
{
  const TaliaWay *best = NULL;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].move == self->same[move]
        && (best == NULL
            || talia_way_promise (&self->ways[i]) + liking_of (self, &self->ways[i])
                   > talia_way_promise (best) + liking_of (self, best)))
      best = &self->ways[i];
  return best;
}

/* Lists each move by its best plan, best first. */
static void
answer (TaliaSearch *self, TaliaAdvice *advice)
{
  for (guint i = 0; i < self->n_moves; i++)
    {
      const TaliaWay *best = find_best_way (self, i);

      if (self->same[i] != i)
        {
          advice[i] = advice[self->same[i]];
          advice[i].move = self->moves[i];
          continue;
        }
      advice[i] = talia_advice_of (&self->moves[i]);
      if (best->n > 0)
        {
          const double error = 1.96 * talia_way_points_error (best);

          advice[i].points = best->points / best->n;
          advice[i].low = advice[i].points - error;
          advice[i].high = advice[i].points + error;
          advice[i].chance = best->chance / best->n;
          advice[i].worth = talia_way_mean (best) + lean_of (self, best) - doubt_of (self, best) + slip (self, best)
                            + liking_of (self, best);
        }
    }
  talia_advice_sort (advice, self->n_moves);
}

static const TaliaWay *
find_way_of (const TaliaSearch *self, const TaliaMove *move)
{
  for (guint i = 0; i < self->n_moves; i++)
    if (talia_move_equal (&self->moves[i], move))
      return find_best_way (self, i);
  g_return_val_if_reached (NULL);
}

/* Returns the lead of a plan to take everything over any other way. */
static double
all_ahead (const TaliaSearch *self, const TaliaWay *all)
{
  double best = -INFINITY;

  for (guint i = 0; i < self->n_ways; i++)
    if (self->ways[i].plan == 0)
      best = MAX (best, talia_way_mean (&self->ways[i]));
  return all->plan > 0 ? talia_way_mean (all) - best : NAN;
}

/* Returns the share of the worlds in which the way takes the running trick. */
static double
takes_of (const TaliaWay *way)
{
  return way->n > 0 ? (double) way->takes / way->n : NAN;
}

/* Whether no other way takes the running trick less often. */
static gboolean
is_least (const TaliaSearch *self, const TaliaWay *way)
{
  for (guint i = 0; i < self->n_ways; i++)
    if (takes_of (&self->ways[i]) < takes_of (way))
      return FALSE;
  return TRUE;
}

/* Finds the part from which most of a way's lead over the next one comes. */
static void
find_gain (const TaliaSearch *self, const TaliaWay *way, const TaliaWay *next, TaliaFinding *finding)
{
  if (self->family->gain == NULL || way->n == 0 || next->n == 0)
    return;
  for (guint part = 0; part < TALIA_PARTS; part++)
    {
      const double gained = way->parts[part] / way->n - next->parts[part] / next->n;

      if (gained <= finding->gained)
        continue;
      finding->gained = gained;
      finding->gain = self->family->gain (&self->position, part);
    }
}

/* Returns what became of the player's cards in the worlds of a way, per world. */
static TaliaTrace
trace_of (const TaliaSearch *self, const TaliaWay *way)
{
  TaliaTrace trace = { 0 };

  if (self->family->trace == NULL)
    return trace;
  if (self->solved)
    self->family->trace_solved (&self->position, &self->moves[way->move], &trace);
  else if (way->n > 0)
    talia_trace_add (&trace, &way->trace, 1.0 / way->n);
  return trace;
}

/* Finds what at the table makes the best move better than another one. */
static TaliaCause
find_cause (const TaliaSearch *self, const TaliaWay *way, const TaliaWay *next, const TaliaFinding *finding)
{
  TaliaContrast contrast = { .gain = finding->gain, .all = way->plan > 0 };

  if (self->family->cause == NULL || way->n == 0 || next->n == 0)
    return (TaliaCause) { 0 };
  contrast.best = self->moves[way->move];
  contrast.next = self->moves[next->move];
  contrast.with = trace_of (self, way);
  contrast.without = trace_of (self, next);
  return self->family->cause (&self->position, &contrast);
}

/* In a cause, names the card that was asked about instead of the equivalent one that was played in the worlds, unless
 * that would not be lower than the cards beside it any more. */
static void
name_asked_card (TaliaCause *cause, const TaliaMove *played, const TaliaMove *asked)
{
  const gboolean is_card = played->kind == TALIA_MOVE_PLAY && asked->kind == TALIA_MOVE_PLAY;

  if (is_card && (cause->cards & TALIA_BIT (played->card)) && !(cause->beside & ((TALIA_BIT (asked->card) << 1) - 1)))
    cause->cards = (cause->cards & ~TALIA_BIT (played->card)) | TALIA_BIT (asked->card);
}

/* Collects what makes the best move better than the one at place `i` of the answer, which is played by another way. */
static void
compare (const TaliaSearch *self, const TaliaAdvice *advice, guint i, TaliaFinding *finding)
{
  const TaliaWay *way = find_way_of (self, &advice[0].move), *other = find_way_of (self, &advice[i].move);

  finding->ahead = advice[0].points - advice[i].points;
  finding->matters = advice[0].worth - advice[i].worth;
  finding->error = hypot (talia_way_ahead_error (way), talia_way_ahead_error (other));
  finding->next = advice[i].move.kind == TALIA_MOVE_PLAY ? TALIA_BIT (advice[i].move.card) : 0;
  find_gain (self, way, other, finding);
  finding->cause = find_cause (self, way, other, finding);
  name_asked_card (&finding->cause, &self->moves[way->move], &advice[0].move);
  name_asked_card (&finding->cause, &self->moves[other->move], &advice[i].move);
}

/* Says why the best move is better than the one at place `i` of the answer. */
static TaliaReason
find_contrast (const TaliaSearch *self, const TaliaAdvice *advice, guint i)
{
  TaliaFinding finding = { .takes = NAN, .all = NAN };

  if (find_way_of (self, &advice[i].move) == find_way_of (self, &advice[0].move))
    return talia_reason (TALIA_REASON_NONE);
  compare (self, advice, i, &finding);
  return talia_search_contrast (&finding);
}

/* Collects the results for the move at place `i` of the answer. */
static TaliaFinding
find (const TaliaSearch *self, const TaliaAdvice *advice, guint i, guint n)
{
  const gboolean plays = self->position.known.seen->phase == TALIA_PHASE_PLAY;
  const TaliaWay *way = find_way_of (self, &advice[i].move);
  TaliaFinding finding = { .takes = NAN, .ahead = NAN, .all = i == 0 ? all_ahead (self, way) : NAN };

  if (self->family->takes != NULL && way->n > 0 && plays)
    {
      finding.takes = takes_of (way);
      finding.least = is_least (self, way);
    }
  if (i == 0)
    finding.ahead = finding.matters = n > 1 ? 0.0 : INFINITY; /* if all results are equal, another move is as good */
  for (guint j = 1; i == 0 && j < n; j++)
    {
      if (find_way_of (self, &advice[j].move) == way)
        continue;
      compare (self, advice, j, &finding);
      break;
    }
  return finding;
}

/* Returns the other cards that are equivalent to this one. */
static TaliaCards
equals_of (const TaliaSearch *self, const TaliaMove *move)
{
  guint own = 0;
  TaliaCards equals = 0;

  if (self->position.known.seen->phase != TALIA_PHASE_PLAY)
    return 0;
  while (!talia_move_equal (&self->moves[own], move))
    own++;
  for (guint i = 0; i < self->n_moves; i++)
    if (i != own && self->same[i] == self->same[own])
      equals |= TALIA_BIT (self->moves[i].card);
  return equals;
}

static gboolean
is_comparison (const TaliaReason *reason)
{
  return reason->id == TALIA_REASON_BETTER || reason->id == TALIA_REASON_A_LITTLE_BETTER
         || reason->id == TALIA_REASON_AS_GOOD;
}

/* Adds reasons to those moves for which the rules of thumb have one, too. */
static void
give_reasons (const TaliaSearch *self, const TaliaLevel *level, TaliaAdvice *advice, guint n)
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
      if (is_comparison (&advice[i].reason) && advice[i].reason.cards == 0)
        advice[i].reason.cards = equals_of (self, &advice[i].move);
      if (i > 0)
        advice[i].against = find_contrast (self, advice, i);
    }
}

/* A level that does not recall sees only which cards are gone. In a random walk over hands all levels recall, because
 * what a player could not do is as informative as what they did. */
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
  g_autofree TaliaSearch *self = NULL;
  g_autofree gpointer prepared = NULL;
  guint64 seed;

  if (!talia_search_is_under_way (&view->seen))
    return talia_easy_advise (level, game, view, thinking, advice);

  self = g_new0 (TaliaSearch, 1);
  self->family = find_family (&view->seen);
  self->thinking = thinking;
  seed = talia_random_next (&thinking->random);
  prepared = g_malloc0 (self->family->size);
  self->position.prepared = prepared;
  self->position.skill = &level->skill;
  talia_knowledge_init (&self->position.known, game, view);
  if (!level->skill.recalls && self->family->weigh_hand == NULL)
    forget (&self->position.known);
  g_assert (talia_unseen_is_possible (&self->position.known.where)); /* talia_level_advise() refuses all other views */
  talia_game_prepare_payoff (game, &view->seen, &self->position.payoff);
  talia_game_plan (game, &view->seen, view->seen.deals, &self->position.deal);
  talia_standing_init (&self->position.standing, game, &view->seen, talia_state_side (&view->seen, view->seat));
  if (self->family->prepare != NULL)
    self->family->prepare (&self->position);

  list_moves (self);
  join_alike (self);
  list_ways (self);
  talia_search_look (self, seed);
  answer (self, advice);
  give_reasons (self, level, advice, self->n_moves);
  talia_worlds_clear (&self->worlds);
  return self->n_moves;
}
