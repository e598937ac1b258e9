/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Flat Monte Carlo search: samples the same worlds for every move, plays each out once, and takes the move with the
 * best mean. */
#include "baseline.h"
#include "baseline-private.h"

#define WORLDS 300
#define WORLDS_FOR_MOON 1000

/* The probability of a random choice in playouts. A moon takes a dozen right choices in a row, so there are fewer
 * random ones where players go for it. */
#define CHANCE 0.3
#define CHANCE_WITH_MOON 0.1

/* Whether to search another world after this number; the first one is always searched. */
static gboolean
may_go_on (const TaliaThinking *thinking, guint worlds)
{
  guint limit = thinking->worlds == 0 && thinking->deadline == 0 ? WORLDS : thinking->worlds;

  if (thinking->cancelled != NULL && g_atomic_int_get (thinking->cancelled))
    return FALSE;
  if (worlds == 0)
    return TRUE;
  return (limit == 0 || worlds < limit) && (thinking->deadline == 0 || g_get_monotonic_time () < thinking->deadline);
}

static BaselinePlayout
find_playout (const Baseline *self, const TaliaState *state)
{
  switch ((TaliaBoardKind) state->board)
    {
    case TALIA_BOARD_TRICK:
      return self->moon                     ? baseline_play_for_moon
             : self->game->contract != NULL ? baseline_play_to_bid
                                            : baseline_play_to_avoid;
    case TALIA_BOARD_ROWS:
      return baseline_play_rows;
    case TALIA_BOARD_FISHING:
      return baseline_play_fishing;
    }
  g_assert_not_reached ();
}

/* Returns the side's lead over the mean of the others, so that more is better. */
static double
advantage (const Baseline *self, const TaliaState *state, int own)
{
  int points[TALIA_MAX_SEATS], lead;

  talia_payoff_points (&self->payoff, state, points);
  lead = talia_points_lead (state, points, own);
  return (double) (self->game->lowest_wins ? -lead : lead) / (state->sides - 1);
}

/* Returns the value of the move for the side `own` in this world. */
static double
try_move (Baseline *self, const TaliaState *world, const TaliaMove *move, int own)
{
  TaliaState state = *world;

  talia_game_make (self->game, &state, move, NULL);
  while (state.phase == TALIA_PHASE_PASS)
    {
      TaliaMove pass = baseline_pass (self, state.hand[state.to_act]);

      talia_game_make (self->game, &state, &pass, NULL);
    }
  if (state.phase == TALIA_PHASE_PLAY)
    self->play_out (self, &state);
  return advantage (self, &state, own);
}

/* Computes the points of each advice. */
static void
search (Baseline *self, const TaliaView *view, TaliaThinking *thinking, TaliaAdvice *advice, guint n)
{
  int own = talia_state_side (&view->seen, view->seat);
  TaliaUnseen unseen;
  guint worlds = 0;

  talia_game_unseen (self->game, view, &unseen);
  for (; may_go_on (thinking, worlds); worlds++)
    {
      TaliaRandom chance;
      TaliaState world;

      talia_game_sample_unseen (self->game, view, &unseen, self->random, &world);
      chance = *self->random;
      for (guint i = 0; i < n; i++)
        {
          /* All moves get the same random numbers, as far as possible. */
          *self->random = chance;
          advice[i].points += try_move (self, &world, &advice[i].move, own);
        }
    }
  for (guint i = 0; i < n; i++)
    advice[i].points /= MAX (worlds, 1);
}

static guint
list_candidates (Baseline *self, const TaliaState *seen, TaliaAdvice *advice)
{
  guint n;

  if (seen->phase == TALIA_PHASE_PASS)
    n = baseline_list_passes (&self->costs, seen->hand[seen->to_act], self->moon, self->moves);
  else
    n = (guint) MAX (talia_game_legal_or_some (self->game, seen, self->moves), 0);
  for (guint i = 0; i < n; i++)
    advice[i] = talia_advice_of (&self->moves[i]);
  return n;
}

/* With `knows_moon`, players in playouts go for it in deals that have one. */
static guint
think (const TaliaGame *game, const TaliaView *view, gboolean knows_moon, TaliaThinking *thinking, TaliaAdvice *advice)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const TaliaState *seen = &view->seen;
  Baseline self = { .game = game, .random = &thinking->random, .moves = moves };
  guint n;

  /* There is no search for moves without cards: bids are those of the easy level. */
  if (seen->phase != TALIA_PHASE_PASS && seen->phase != TALIA_PHASE_PLAY)
    {
      const TaliaLevel *easy = talia_level_find ("easy");

      return easy->advise (easy, game, view, thinking, advice);
    }
  talia_game_prepare_payoff (game, seen, &self.payoff);
  self.moon = knows_moon && self.payoff.moon.own != NULL;
  self.chance = self.moon ? BASELINE_CHANCE (CHANCE_WITH_MOON) : BASELINE_CHANCE (CHANCE);
  self.play_out = find_playout (&self, seen);
  self.pack = game->pack (seen);
  baseline_costs_init (&self.costs, game, seen);
  n = list_candidates (&self, seen, advice);
  if (n > 1)
    search (&self, view, thinking, advice, n);
  talia_advice_sort (advice, n);
  return n;
}

static guint
advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
        TaliaAdvice *advice)
{
  return think (game, view, FALSE, thinking, advice);
}

static guint
advise_for_moon (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                 TaliaAdvice *advice)
{
  return think (game, view, TRUE, thinking, advice);
}

static gboolean
plays (const TaliaGame *game)
{
  return talia_level_plays (talia_level_find ("easy"), game);
}

const TaliaLevel talia_baseline = {
  .id = "baseline",
  .budget = { .worlds = WORLDS },
  .advise = advise,
  .plays = plays,
};

const TaliaLevel talia_baseline_moon = {
  .id = "baseline-moon",
  .budget = { .worlds = WORLDS_FOR_MOON },
  .advise = advise_for_moon,
  .plays = plays,
};
