/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a fishing deal in a possible world, and tells how well that world explains the moves that the others made. */
#include "fishing-past.h"

#include <math.h>

#include "bots/easy/easy.h"

/* The probability that a player who searches does something that the policy does not consider; */
#define NO_REASON 0.1

/* otherwise the policy is used, with this weight for a player who looks further. */
#define READING 0.2

/* The probability that a player by rules of thumb deviates from them, for example because of a temper. */
#define SLIP 0.03

/* The natural logarithm of the probability of an illegal move: hands in which a player made one are impossible. */
#define AGAINST_RULES -20.0

/* Returns the probability that a player who searches, and sees this much, makes that move; 0 if it is illegal. */
static double
likelihood_of_search (const TaliaFishPast *self, const TaliaState *then, const TaliaMove *move)
{
  TaliaFishThought thoughts[TALIA_FISH_MOVES];
  const guint n = talia_fishing_think (then, self->weights, thoughts);
  double best = -INFINITY, sum = 0.0, own = 0.0;

  for (guint i = 0; i < n; i++)
    best = MAX (best, thoughts[i].score);
  for (guint i = 0; i < n; i++)
    {
      const double chance = exp (READING * (thoughts[i].score - best));

      sum += chance;
      if (talia_move_equal (&thoughts[i].move, move))
        own = chance;
    }
  if (n == 0 || (own <= 0.0 && talia_fishing_game_check (then, move).rule != TALIA_RULE_NONE))
    return 0.0;
  return NO_REASON / n + (1.0 - NO_REASON) * own / sum;
}

/* Returns the same for a player by rules of thumb and a legal move. */
static double
likelihood_of_easy (const TaliaFishPast *self, const TaliaState *then, const TaliaMove *move)
{
  TaliaMove easy;

  if (!talia_easy_choose (self->game, then, &easy))
    return SLIP;
  return talia_move_equal (&easy, move) ? 1.0 - SLIP : SLIP;
}

static void
weigh_play (const TaliaFishPast *self, const TaliaState *then, const TaliaMove *move, double plays[TALIA_STYLES])
{
  const double searches = likelihood_of_search (self, then, move);

  if (searches > 0.0)
    {
      plays[TALIA_STYLE_SEARCHES] += log (searches);
      plays[TALIA_STYLE_EASY] += log (likelihood_of_easy (self, then, move));
      return;
    }
  for (int style = 0; style < TALIA_STYLES; style++)
    plays[style] += AGAINST_RULES;
}

/* Takes back the plays from `first` to before `end`, which are in one round. */
static void
take_up (TaliaState *state, const TaliaFishing *table, int first, int end)
{
  for (int play = first; play < end; play++)
    state->hand[talia_fishing_player (state->dealer, state->seats, play)] |= TALIA_BIT (table->played[play]);
}

/* Makes these plays again, and weighs those of all seats except `own`. */
static void
play_again (const TaliaFishPast *self, TaliaState *then, int own, const TaliaFishing *table, int end,
            TaliaStylePlays plays)
{
  for (int play = then->fishing.n_played; play < end; play++)
    {
      const TaliaMove move = talia_fishing_move_of (table, play);

      if (then->to_act != own)
        weigh_play (self, then, &move, plays[then->to_act]);
      talia_fishing_game_play (then, &move, NULL);
    }
}

void
talia_fishing_past_init (TaliaFishPast *self, const TaliaGame *game, const TaliaState *seen)
{
  const int round = TALIA_FISHING_PLAYS / talia_fishing_game_rounds (seen);

  *self = (TaliaFishPast) { .game = game, .weights = talia_fishing_weights (&seen->fishing.rules), .round = *seen };
  talia_fishing_game_rewind (&self->round);
  for (int end = round; end <= seen->fishing.n_played; end += round)
    {
      take_up (&self->round, &seen->fishing, end - round, end);
      play_again (self, &self->round, TALIA_NOBODY, &seen->fishing, end, self->sure);
      /* Later plays were not known then, but are now. */
      memset (self->round.hand, 0, sizeof self->round.hand);
    }
}

double
talia_fishing_past_explain (const TaliaFishPast *self, int own, const TaliaState *world, TaliaRandom *random,
                            guint *styles)
{
  TaliaState then = self->round;
  TaliaStylePlays plays;
  double sum = 0.0;

  memcpy (plays, self->sure, sizeof plays);
  memcpy (then.hand, world->hand, sizeof then.hand);
  take_up (&then, &world->fishing, then.fishing.n_played, world->fishing.n_played);
  play_again (self, &then, own, &world->fishing, world->fishing.n_played, plays);
  *styles = 0;
  for (int seat = 0; seat < world->seats; seat++)
    if (seat != own)
      {
        *styles |= (guint) talia_style_is_easy (plays[seat], 1.0, random) << seat;
        sum += talia_style_weigh (plays[seat], 1.0);
      }
  return sum;
}
