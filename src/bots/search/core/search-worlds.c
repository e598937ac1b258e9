/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws worlds, which are complete states that agree with a view. A world that explains the others' moves better is
 * drawn more often. */
#include "search-worlds.h"

#include <math.h>

#include "search-crew.h"

/* The shares of the time for drawing and weighing, and for the random walk. */
#define SHARE 0.15
#define SHARE_OF_WALKS 0.4

/* The number of worlds between two checks of the clock; more with several threads, which have to be started each
 * time. */
#define PATIENCE 16
#define SHARED_PATIENCE 128

/* The data that are kept of a world. */
typedef struct
{
  double weight; /* the sum of its weight and those of all worlds before it, once all are drawn */
  guint styles;
} Drawn;

static void
draw (const TaliaWorlds *self, guint number, TaliaRandom *random, TaliaState *state)
{
  const TaliaKnowledge *known = &self->position->known;

  talia_random_init (random, self->seed + number);
  talia_game_sample_unseen (known->game, known->view, &known->where, random, state);
}

typedef struct
{
  TaliaWorlds *worlds;
  guint first; /* the world that is weighed */
} Weighing;

static gboolean
weigh (guint piece, gpointer data)
{
  const Weighing *weighing = data;
  const TaliaWorlds *self = weighing->worlds;
  const guint number = weighing->first + piece;
  Drawn *one = &g_array_index (self->drawn, Drawn, number);
  TaliaRandom random;
  TaliaState state;

  draw (self, number, &random, &state);
  one->weight = self->family->weigh (self->position, &state, &random, &one->styles);
  return TRUE;
}

/* Converts the logarithms of weights into running sums. */
static void
sum_up (GArray *drawn)
{
  double sum = 0.0, best = -INFINITY;

  for (guint i = 0; i < drawn->len; i++)
    best = MAX (best, g_array_index (drawn, Drawn, i).weight);
  for (guint i = 0; i < drawn->len; i++)
    {
      Drawn *one = &g_array_index (drawn, Drawn, i);

      sum += exp (one->weight - best);
      one->weight = sum;
    }
}

void
talia_worlds_init (TaliaWorlds *self, const TaliaFamily *family, const TaliaPosition *position, guint n,
                   const TaliaThinking *thinking, guint64 seed)
{
  const gint64 now = thinking->deadline > 0 ? g_get_monotonic_time () : 0;
  const double share = family->weigh_hand != NULL ? SHARE_OF_WALKS : SHARE;
  const gint64 until = now + (gint64) (share * (double) (thinking->deadline - now));

  *self = (TaliaWorlds) { .family = family, .position = position, .seed = seed };
  self->drawn = g_array_new (FALSE, FALSE, sizeof (Drawn));
  if (family->weigh_hand != NULL)
    {
      TaliaRandom random;

      draw (self, 0, &random, &self->some);
      self->walked = talia_walk (family, position, n, thinking, until, seed);
      return;
    }
  if (family->weigh == NULL)
    return;
  while (self->drawn->len < n && !talia_thinking_is_over (thinking, until))
    {
      const guint more = MIN (thinking->threads > 1 ? SHARED_PATIENCE : PATIENCE, n - self->drawn->len);
      Weighing weighing = { self, self->drawn->len };

      g_array_set_size (self->drawn, self->drawn->len + more);
      talia_crew_work (thinking->threads, more, weigh, &weighing);
    }
  sum_up (self->drawn);
}

void
talia_worlds_clear (TaliaWorlds *self)
{
  g_clear_pointer (&self->drawn, g_array_unref);
  g_clear_pointer (&self->walked, g_array_unref);
}

/* Chooses worlds in proportion to their weights, however many will be needed: multiples of the golden ratio are spread
 * evenly. */
static const Drawn *
pick (const TaliaWorlds *self, guint number)
{
  guint low = 0, high = self->drawn->len;
  double share = (number + 0.5) * 0.6180339887498949;

  share = (share - floor (share)) * g_array_index (self->drawn, Drawn, high - 1).weight;
  while (low + 1 < high)
    {
      guint middle = (low + high) / 2;

      if (g_array_index (self->drawn, Drawn, middle - 1).weight <= share)
        low = middle;
      else
        high = middle;
    }
  return &g_array_index (self->drawn, Drawn, low);
}

static void
get_walked (const TaliaWorlds *self, guint number, TaliaWorld *world, TaliaRandom *random)
{
  const TaliaHands *hands = &g_array_index (self->walked, TaliaHands, number % self->walked->len);

  world->state = self->some;
  world->styles = hands->styles;
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (self->position->known.where.n[seat] > 0)
      world->state.hand[seat] = hands->hand[seat];
  talia_random_init (random, self->seed + number);
}

void
talia_worlds_get (const TaliaWorlds *self, guint number, TaliaWorld *world, TaliaRandom *random)
{
  guint which = number;

  if (self->walked != NULL && self->walked->len > 0)
    {
      get_walked (self, number, world, random);
      return;
    }
  world->styles = 0;
  if (self->drawn->len > 0)
    {
      const Drawn *one = pick (self, number);

      which = (guint) (one - (const Drawn *) self->drawn->data);
      world->styles = one->styles;
    }
  draw (self, which, random, &world->state);
  /* A world that comes up twice is played out with other random numbers. */
  talia_random_init (random, talia_random_next (random) + number);
}
