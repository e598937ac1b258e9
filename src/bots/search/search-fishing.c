/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fishing: what the search needs to know of it. */
#include "talia-family.h"

#include <math.h>

#include "fishing-ahead.h"
#include "fishing-end.h"

/* So many tables are looked at before the end is taken for too long: some 50 milliseconds. */
#define NODES 60000

/* Within so many plays of a playout's end all sides look ahead: two, and more of them. */
#define AHEAD_OF_TWO 8
#define AHEAD_OF_MORE 4

/* They leave out moves whose score is so much below the best. */
#define NARROW 4.0f

/* What somebody did may have been done for no reason: so likely, and so much of what it says is taken for it. */
#define NO_REASON 0.1
#define TRUST 0.7

/* What is worked out once a view. */
typedef struct
{
  TaliaFishAhead ahead;
} Prepared;

/* Playouts end with a round, since the next cards are luck; but not at once. */
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
    .payoff = &position->payoff,
    .weights = talia_fishing_weights (&seen->fishing.rules),
    .scales = talia_fishing_scales (&seen->fishing.rules),
    .until = find_end (seen),
    .narrow = NARROW,
  };
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

static void
playout (const TaliaPosition *position, TaliaWorld *world, guint plan, TaliaRandom *random, int points[TALIA_MAX_SEATS])
{
  TaliaState *state = &world->state;
  const Prepared *prepared = position->prepared;
  TaliaFishThought thoughts[TALIA_FISH_MOVES];
  int ahead = state->sides == 2 ? AHEAD_OF_TWO : AHEAD_OF_MORE;
  guint n, chosen;

  /* Who sees all cards is too clever, who goes by a glance too simple: each in half of the worlds. */
  if (talia_random_pick (random, 2) == 0)
    ahead = 0;

  do
    {
      if (prepared->ahead.until - state->fishing.n_played <= ahead)
        {
          talia_fishing_look_ahead (&prepared->ahead, state, points);
          return;
        }
      n = talia_fishing_think (state, prepared->ahead.weights, thoughts);
      chosen = talia_fishing_pick (thoughts, n, random);
    }
  while (!talia_fishing_make_and_judge (&prepared->ahead, state, &thoughts[chosen].move, points));
}

/* How likely it seems that whoever holds these cards trails one rather than doing something else. */
static double
likelihood_of_trail (const Prepared *prepared, const TaliaState *then, TaliaCard card)
{
  TaliaFishThought thoughts[TALIA_FISH_MOVES];
  guint n = talia_fishing_think (then, prepared->ahead.weights, thoughts);
  double best = -INFINITY, sum = 0.0, own = 0.0;

  for (guint i = 0; i < n; i++)
    best = MAX (best, thoughts[i].score);
  for (guint i = 0; i < n; i++)
    {
      double chance = exp (thoughts[i].score - best);

      sum += chance;
      if (thoughts[i].move.kind == TALIA_MOVE_TRAIL && thoughts[i].move.card == card)
        own = chance;
    }
  return log (NO_REASON / n + (1.0 - NO_REASON) * own / sum);
}

/*
 * Goes back through the round. What lies loose now and was not played since lay there then, and perhaps more; so much
 * is known of what was left alone.
 */
static double
weigh (const TaliaPosition *position, const TaliaState *world, TaliaRandom *random, guint *styles)
{
  const Prepared *prepared = position->prepared;
  const TaliaFishing *table = &world->fishing;
  const int round = 4 * world->seats;
  TaliaState then = *world;
  double sum = 0.0;

  then.fishing.n_builds = 0;
  for (int play = table->n_played - 1; play >= table->n_played / round * round; play--)
    {
      int seat = talia_fishing_player (world->dealer, world->seats, play);
      TaliaCard card = table->played[play];

      then.hand[seat] |= TALIA_BIT (card);
      then.fishing.n_played = (uint8_t) play;
      then.to_act = (int8_t) seat;
      then.fishing.loose &= ~TALIA_BIT (card);
      if ((table->loose & TALIA_BIT (card)) && seat != position->known.own)
        sum += likelihood_of_trail (prepared, &then, card);
    }
  return TRUST * sum;
}

/* Whoever counts knows all cards in the last round of two. */
static gboolean
solve (const TaliaPosition *position, const TaliaMove *moves, guint n, int points[][TALIA_MAX_SEATS])
{
  const TaliaKnowledge *known = &position->known;
  TaliaRandom random = { .s = { 1 } };
  guint nodes = NODES;
  TaliaState world;

  if (!position->skill->recalls || known->seen->seats > 2 || known->seen->fishing.n_stock > 0)
    return FALSE;
  talia_game_sample_unseen (known->game, known->view, &known->where, &random, &world);
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

const TaliaFamily talia_search_fishing = {
  .size = sizeof (Prepared),
  .prepare = prepare,
  .list = list,
  .unit = TALIA_FISH_UNIT,
  .playout = playout,
  .solve = solve,
  .weigh = weigh,
};
