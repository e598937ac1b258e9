/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Draws the hands that a view leaves open, with the Metropolis algorithm (Metropolis, Rosenbluth and others, 1953):
 * each step swaps two cards between hands, and the better the new hands explain what their holders have done, the more
 * likely the swap is kept. Several chains run at once, so that threads can share the work and no single starting point
 * decides the result.
 */
#include "search-walk.h"

#include <math.h>

#include "search-crew.h"

#define WALKERS 8

/* A chain starts from a likely one of STARTS deals, and drops its first FORGOTTEN steps. */
#define STARTS 50
#define FORGOTTEN 150

/* The number of steps between two hands that are kept, because neighbouring ones are almost the same. */
#define STRIDE 6

/* The greatest number of hands; more give no more information. */
#define MOST 1000

/* The number of hands that each chain keeps in a turn, so that none is far ahead of the others when time is up. */
#define TOGETHER 8

typedef struct
{
  TaliaRandom random;
  TaliaCards hand[TALIA_MAX_SEATS];
  TaliaStylePlays plays;
  GArray *seen;
} Walker;

typedef struct
{
  const TaliaFamily *family;
  const TaliaPosition *position;
  const TaliaThinking *thinking;
  gint64 until;
  guint8 others[TALIA_MAX_SEATS]; /* the players whose cards are not seen */
  guint n_others;
  guint strides;    /* the number of strides that each chain makes in this turn */
  gboolean set_out; /* whether the chains have started */
  Walker walkers[WALKERS];
} Walk;

static gboolean
is_over (const Walk *self)
{
  return talia_thinking_is_over (self->thinking, self->until);
}

/* The evidence of the plays counts with its full weight. */
static double
weight_of (const double plays[TALIA_STYLES])
{
  return talia_style_weigh (plays, 1.0);
}

static void
set_out (const Walk *self, Walker *walker)
{
  const TaliaPosition *position = self->position;
  double sum = 0.0, best = -INFINITY;

  for (guint i = 0; i == 0 || (i < STARTS && !is_over (self)); i++)
    {
      TaliaCards dealt[TALIA_MAX_PLACES];
      TaliaStylePlays plays = { 0 };
      double weight = 0.0, share;

      talia_unseen_deal (&position->known.where, &walker->random, dealt);
      for (guint j = 0; j < self->n_others; j++)
        {
          const int seat = self->others[j];

          self->family->weigh_hand (position, seat, dealt[seat], plays[seat]);
          weight += weight_of (plays[seat]);
        }
      /* Chooses each with a probability proportional to its weight, although the sum of the weights is not known
       * yet. */
      if (weight > best)
        {
          sum *= exp (best - weight);
          best = weight;
        }
      share = exp (weight - best);
      sum += share;
      if (talia_random_fraction (&walker->random) * sum >= share)
        continue;
      memcpy (walker->hand, dealt, sizeof walker->hand);
      memcpy (walker->plays, plays, sizeof walker->plays);
    }
}

/* Swaps two cards between two hands, if they have two. */
static void
make_step (const Walk *self, Walker *walker)
{
  const TaliaPosition *position = self->position;
  const TaliaUnseen *where = &position->known.where;
  const guint i = talia_random_pick (&walker->random, self->n_others);
  const guint j = (i + 1 + talia_random_pick (&walker->random, MAX (self->n_others, 2) - 1)) % self->n_others;
  const int one = self->others[i], other = self->others[j];
  const TaliaCards given = TALIA_BIT (talia_random_card (&walker->random, walker->hand[one]));
  const TaliaCards got = TALIA_BIT (talia_random_card (&walker->random, walker->hand[other]));
  const TaliaCards one_hand = walker->hand[one] ^ given ^ got, other_hand = walker->hand[other] ^ given ^ got;
  double one_plays[TALIA_STYLES] = { 0 }, other_plays[TALIA_STYLES] = { 0 };
  double better;

  if (one == other || !(where->may_hold[one] & got) || !(where->may_hold[other] & given))
    return;
  self->family->weigh_hand (position, one, one_hand, one_plays);
  self->family->weigh_hand (position, other, other_hand, other_plays);
  better = weight_of (one_plays) + weight_of (other_plays) - weight_of (walker->plays[one])
           - weight_of (walker->plays[other]);
  if (better < 0.0 && talia_random_fraction (&walker->random) >= exp (better))
    return;
  walker->hand[one] = one_hand;
  walker->hand[other] = other_hand;
  memcpy (walker->plays[one], one_plays, sizeof one_plays);
  memcpy (walker->plays[other], other_plays, sizeof other_plays);
}

static void
keep (const Walk *self, Walker *walker)
{
  TaliaHands hands = { 0 };

  memcpy (hands.hand, walker->hand, sizeof hands.hand);
  for (guint i = 0; i < self->n_others; i++)
    hands.styles |= (guint) talia_style_is_easy (walker->plays[self->others[i]], 1.0, &walker->random)
                    << self->others[i];
  g_array_append_val (walker->seen, hands);
}

static gboolean
go_on (guint piece, gpointer data)
{
  const Walk *self = data;
  Walker *walker = &((Walk *) data)->walkers[piece];

  if (is_over (self))
    return FALSE;
  if (!self->set_out)
    {
      set_out (self, walker);
      for (guint i = 0; i < FORGOTTEN && !is_over (self); i++)
        make_step (self, walker);
    }
  for (guint i = 0; i < self->strides && !is_over (self); i++)
    {
      for (guint step = 0; step < STRIDE; step++)
        make_step (self, walker);
      keep (self, walker);
    }
  return TRUE;
}

/* Takes hands from the chains in turn, so that the first few hands come from different chains. */
static GArray *
gather (Walk *self)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (TaliaHands));

  for (guint i = 0; i < MOST; i++)
    for (guint j = 0; j < WALKERS; j++)
      if (i < self->walkers[j].seen->len)
        g_array_append_val (all, g_array_index (self->walkers[j].seen, TaliaHands, i));
  for (guint j = 0; j < WALKERS; j++)
    g_array_unref (self->walkers[j].seen);
  return all;
}

GArray *
talia_walk (const TaliaFamily *family, const TaliaPosition *position, guint n, const TaliaThinking *thinking,
            gint64 until, guint64 seed)
{
  Walk self = { .family = family, .position = position, .thinking = thinking, .until = until };
  const TaliaUnseen *where = &position->known.where;

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (where->n[seat] > 0)
      self.others[self.n_others++] = (guint8) seat;
  for (guint i = 0; i < WALKERS; i++)
    {
      self.walkers[i].seen = g_array_new (FALSE, FALSE, sizeof (TaliaHands));
      /* Not the same random numbers as for playing the worlds out. */
      talia_random_init (&self.walkers[i].random, ~(seed + i));
    }
  if (self.n_others > 0)
    for (guint left = (MIN (n, MOST) + WALKERS - 1) / WALKERS; left > 0 && !is_over (&self); left -= self.strides)
      {
        self.strides = MIN (left, TOGETHER);
        talia_crew_work (thinking->threads, WALKERS, go_on, &self);
        self.set_out = TRUE;
      }
  return gather (&self);
}
