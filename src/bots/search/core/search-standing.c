/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Converts the points of a deal into what they are worth for winning the match, given how the sides stand. */
#include "search-standing.h"

#include <math.h>

#include "engine/games/games.h"

/* The factor for the slope of a logistic curve that approximates a normal distribution, relative to the inverse of the
 * deviation. */
#define STEEP 1.7

/* What one side pays is correlated with what the next one pays: deals separate the sides by this factor of variance
 * more than if they were independent. */
#define TOGETHER 1.5

/* The total that ends the match grows faster than the mean: by this share of the deviation between sides in a deal. */
#define SPREADS 0.3

/* The least number of deals that are assumed to follow, since nobody knows whether the next one is the last. */
#define FEWEST 0.5

/* The weight of winning; the rest is the weight of being ahead of as many sides as possible. */
#define FIRST 0.5

/* The small weight of points themselves, whatever they decide. */
#define PRIDE 0.15

/* An increase of the share in a penalty counts only in part, because the match may end before. */
#define CARRIED 0.8

/* For games whose points are not a list of prices: measured in 120 deals of experts among themselves (talia-duel
 * expert@60 expert@61). */
static const struct
{
  const TaliaGame *game;
  double apart, mean;
} known[] = { { &talia_game_spades, 84.0, 41.0 }, { &talia_game_casino, 5.2, 5.4 }, { &talia_game_royal, 5.3, 5.3 } };

/* --- how far a deal sets sides apart ------------------------------------------------------------------ */

/* The prizes for finishing first to last go to different sides. */
static double
variance_of_places (const TaliaDealPlan *plan, int sides)
{
  double sum = 0.0, squares = 0.0;

  for (guint i = 0; i < plan->n_stakes; i++)
    if (plan->stakes[i].kind == TALIA_STAKE_PLACE)
      for (int place = 0; place < sides; place++)
        if (plan->stakes[i].which >> place & 1)
          {
            sum += plan->stakes[i].points;
            squares += (double) plan->stakes[i].points * plan->stakes[i].points;
          }
  return 2.0 * (squares - sum * sum / sides) / (sides - 1);
}

static double
variance_of (const TaliaDealPlan *plan, int sides)
{
  double squares = 0.0;

  for (TaliaCards cards = talia_deal_plan_counting (plan); cards != 0;)
    squares += pow (talia_deal_plan_cost (plan, talia_cards_pop (&cards)), 2.0);
  for (int trick = 0; trick < TALIA_MAX_TRICKS; trick++)
    squares += pow (talia_deal_plan_trick_cost (plan, trick), 2.0);
  return TOGETHER * squares * 2.0 / sides + variance_of_places (plan, sides);
}

static double
mean_of (const TaliaDealPlan *plan, int sides)
{
  double sum = talia_deal_plan_cost_of (plan, TALIA_ALL_CARDS);

  for (int trick = 0; trick < TALIA_MAX_TRICKS; trick++)
    sum += talia_deal_plan_trick_cost (plan, trick);
  return sum / sides;
}

static void
init_deal (TaliaStanding *self, const TaliaState *seen)
{
  TaliaDealPlan plan = { 0 };
  double mean;

  talia_game_plan (self->game, seen, seen->deals, &plan);
  self->apart = sqrt (variance_of (&plan, seen->sides));
  mean = mean_of (&plan, seen->sides);
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (known[i].game == self->game)
      {
        self->apart = known[i].apart;
        mean = known[i].mean;
      }
  self->growth = MAX (mean + SPREADS * self->apart, 1.0);
}

/* --- how the match ends --------------------------------------------------------------------------------- */

/* Finds the total that ends the match: the smallest that does so by itself. */
static int
find_target (const TaliaGame *game, const TaliaState *seen)
{
  TaliaState state = *seen;
  int low = 0, high = 1 << 20;

  memset (state.total, 0, sizeof state.total);
  while (low + 1 < high)
    {
      const int middle = (low + high) / 2;

      state.total[0] = middle;
      *(game->over (&state) ? &high : &low) = middle;
    }
  return high;
}

/* Computes the variance of the deals after this one, if their number is known. */
static double
variance_to_come (const TaliaGame *game, const TaliaState *seen, guint deals)
{
  double sum = 0.0;

  for (guint deal = seen->deals + 1; deal <= deals; deal++)
    {
      TaliaDealPlan plan = { 0 };

      talia_game_plan (game, seen, deal, &plan);
      sum += variance_of (&plan, seen->sides);
    }
  return sum;
}

/* Computes the variance that remains after a deal that leads to these totals. */
static double
variance_after (const TaliaStanding *self, const double total[TALIA_MAX_SEATS], int sides, double left)
{
  double best = total[0];

  if (self->target == 0)
    return self->to_come + left * self->apart * self->apart;
  for (int side = 1; side < sides; side++)
    best = MAX (best, total[side]);
  return (left + MAX ((self->target - best) / self->growth, FEWEST)) * self->apart * self->apart;
}

/* --- what it is worth ------------------------------------------------------------------------------------ */

/* Computes the probability that the side is first, and the mean probability of being ahead of another side; if the
 * variance is 0, both are certain. */
static double
weigh (const TaliaStanding *self, const double total[TALIA_MAX_SEATS], int sides, double variance, double *ahead)
{
  const double steep = variance > 0.0 ? STEEP / sqrt (variance) : 1e9;
  double others = 0.0;

  *ahead = 0.0;
  for (int other = 0; other < sides; other++)
    if (other != self->side)
      {
        const double lead = (total[self->side] - total[other]) * (self->game->lowest_wins ? -1.0 : 1.0);
        const double odds = exp (CLAMP (-steep * lead, -50.0, 50.0));

        others += odds;
        *ahead += 1.0 / (1.0 + odds) / (sides - 1);
      }
  return 1.0 / (1.0 + others);
}

static double
worth_of (const TaliaStanding *self, int sides, double first, double ahead)
{
  const double fair = 1.0 / sides;

  return self->unit * (FIRST * first / (fair * (1.0 - fair)) + (1.0 - FIRST) * ahead * 4.0);
}

void
talia_standing_init (TaliaStanding *self, const TaliaGame *game, const TaliaState *seen, int side)
{
  const guint deals = talia_game_plan (game, seen, seen->deals, NULL);
  double total[TALIA_MAX_SEATS] = { 0 }, variance, ahead, first;

  *self = (TaliaStanding) { .game = game, .side = side };
  for (int i = 0; i < seen->sides; i++)
    total[i] = self->total[i] = seen->total[i];
  init_deal (self, seen);
  if (deals > 0)
    self->to_come = variance_to_come (game, seen, deals);
  else
    self->target = find_target (game, seen);
  variance = variance_after (self, total, seen->sides, 1.0);
  self->unit = sqrt (variance) / STEEP;
  first = weigh (self, total, seen->sides, variance, &ahead);
  self->base = worth_of (self, seen->sides, first, ahead);
}

/* Returns what the side carries over that will cost points later. */
static double
carried (const TaliaStanding *self, const TaliaState *end, int side)
{
  TaliaContract contract = { 0 };
  int left;

  if (self->game->contract == NULL)
    return 0.0;
  self->game->contract (end, side, &contract);
  left = (contract.bags + contract.bags_gained) % MAX (contract.bags_limit, 1);
  return CARRIED * contract.bags_points * (left - contract.bags) / MAX (contract.bags_limit, 1);
}

static gboolean
is_over (const TaliaStanding *self, const TaliaState *end, const double total[TALIA_MAX_SEATS])
{
  TaliaState state = *end;

  for (int side = 0; side < state.sides; side++)
    state.total[side] = (int32_t) lround (total[side]);
  return self->game->over (&state);
}

double
talia_standing_worth (const TaliaStanding *self, const TaliaState *end, const double points[TALIA_MAX_SEATS],
                      double left, double *chance)
{
  const int sides = end->sides;
  double total[TALIA_MAX_SEATS] = { 0 }, sum = 0.0, own, first, ahead;
  gboolean over;

  for (int side = 0; side < sides; side++)
    total[side] = self->total[side] + points[side];
  over = left == 0.0 && is_over (self, end, total);
  for (int side = 0; side < sides; side++)
    {
      total[side] -= over ? 0.0 : carried (self, end, side);
      sum += total[side] - self->total[side];
    }
  own = total[self->side] - self->total[self->side];
  first = weigh (self, total, sides, over ? 0.0 : variance_after (self, total, sides, left), &ahead);
  if (chance != NULL)
    *chance = first;
  return (1.0 - PRIDE) * (worth_of (self, sides, first, ahead) - self->base)
         + PRIDE * (own * sides - sum) / (sides - 1) * (self->game->lowest_wins ? -1.0 : 1.0);
}
