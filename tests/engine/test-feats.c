/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the feats counted in a finished deal agree with the events of its moves, and with the moments that a board
 * highlights. */
#include "engine/talia-feats.h"

#define DEALS 120

/* Sums over all games. */
static TaliaFeats in_all;
static guint in_all_set;

/* The first seat plays high and the others low, so that sometimes one player takes everything. */
static TaliaMove
choose (const TaliaGame *game, const TaliaState *state, TaliaRandom *random)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal_or_some (game, state, moves), best = 0;
  gboolean high = state->to_act == 0;

  if (moves[0].kind != TALIA_MOVE_PLAY || talia_random_below (random, 10) == 0)
    return moves[talia_random_below (random, (uint64_t) n)];
  for (int i = 1; i < n; i++)
    {
      int rank = talia_card_rank (moves[i].card), other = talia_card_rank (moves[best].card);

      if (moves[i].kind == TALIA_MOVE_PLAY && (high ? rank > other : rank < other))
        best = i;
    }
  return moves[best];
}

/* Counts the feats of this seat in the events of a move. */
static guint
count_sweeps (const TaliaEvents *events, int seat)
{
  guint n = 0;

  for (guint i = 0; i < events->n; i++)
    n += events->at[i].kind == TALIA_EVENT_SWEPT && events->at[i].seat == seat;
  return n;
}

/* Whether this side alone has penalty cards, in a game in which that makes a moon. */
static gboolean
has_all (const TaliaGame *game, const TaliaState *state, int side)
{
  int penalties[TALIA_MAX_SEATS];
  TaliaDealPlan plan;
  TaliaPayoff payoff;

  talia_game_plan (game, state, state->deals, &plan);
  talia_payoff_init (&payoff, &plan);
  talia_payoff_penalties (&payoff, state, penalties);
  for (int i = 0; i < state->sides; i++)
    if ((penalties[i] > 0) != (i == side))
      return FALSE;
  return plan.moon.own != NULL;
}

/* Whether the score shows that the side did not make its bid. */
static gboolean
has_failed (const TaliaGame *game, const TaliaState *state, int side)
{
  TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
  int n;

  talia_game_score (game, state, side, lines, &n);
  for (int i = 0; i < n; i++)
    if (g_str_equal (lines[i].what, "Bid failed"))
      return TRUE;
  return FALSE;
}

/* Each feat is shown once, when it happens; the winner of the match is shown instead of feats at its end. */
static void
assert_shown (const TaliaGame *game, const TaliaState *state, int seat, const guint shown[TALIA_N_MOMENTS],
              const TaliaFeats *feats)
{
  const int side = talia_state_side (state, seat);
  gboolean set = FALSE;

  g_assert_cmpuint (shown[TALIA_MOMENT_NIL_BROKEN], ==, feats->failed_nils);
  if (state->phase == TALIA_PHASE_OVER)
    {
      g_assert_cmpuint (shown[TALIA_MOMENT_MATCH_WON], ==, state->winners >> side & 1);
      return;
    }
  g_assert_cmpuint (shown[TALIA_MOMENT_MATCH_WON], ==, 0);
  g_assert_cmpuint (shown[TALIA_MOMENT_NIL_MADE], ==, feats->nils);
  g_assert_cmpuint (shown[TALIA_MOMENT_SWEEP], ==, feats->sweeps);
  if (feats->nils + feats->failed_nils == 0)
    set = has_failed (game, state, side);
  g_assert_cmpuint (shown[TALIA_MOMENT_BID_SET], ==, set);
  in_all_set += set;
}

static void
add (TaliaFeats *all, const TaliaFeats *feats)
{
  all->moons += feats->moons;
  all->nils += feats->nils;
  all->failed_nils += feats->failed_nils;
  all->sweeps += feats->sweeps;
}

/* Plays to the end of the deal; counts what is shown at each seat. */
static void
play_deal (const TaliaGame *game, TaliaState *state, TaliaRandom *random, guint sweeps[TALIA_MAX_SEATS],
           guint shown[TALIA_MAX_SEATS][TALIA_N_MOMENTS])
{
  while (state->to_act != TALIA_NOBODY)
    {
      TaliaMove move = choose (game, state, random);
      TaliaEvents events = { 0 };
      TaliaMoment moments[TALIA_MAX_SEATS];

      talia_game_apply (game, state, &move, state, &events);
      talia_feats_find_moments (game, state, &events, moments);
      for (int seat = 0; seat < state->seats; seat++)
        {
          sweeps[seat] += count_sweeps (&events, seat);
          shown[seat][moments[seat]]++;
        }
    }
}

static void
test_game (gconstpointer data)
{
  const TaliaGame *game = data;
  TaliaFeats all = { 0 };
  TaliaRandom random;

  talia_random_init (&random, 3);
  for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
    {
      TaliaOptions options;
      TaliaState state;

      talia_options_apply_preset (game->options, &options, preset);
      g_assert_true (talia_game_start (game, &options, &state, NULL));
      for (guint deal = 0; deal < DEALS; deal++)
        {
          guint sweeps[TALIA_MAX_SEATS] = { 0 }, shown[TALIA_MAX_SEATS][TALIA_N_MOMENTS] = { 0 };
          TaliaPack pack;
          int dealer;

          if (state.phase == TALIA_PHASE_OVER)
            g_assert_true (talia_game_start (game, &options, &state, NULL));
          talia_game_shuffle (game, &state, deal, &pack, &dealer);
          g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
          play_deal (game, &state, &random, sweeps, shown);
          for (int seat = 0; seat < state.seats; seat++)
            {
              TaliaFeats feats = { 0 };
              TaliaContract contract;

              talia_feats_add (&feats, game, &state, seat);
              g_assert_cmpuint (feats.moons, ==, has_all (game, &state, talia_state_side (&state, seat)));
              g_assert_cmpuint (feats.sweeps, ==, sweeps[seat]);
              g_assert_cmpuint (feats.nils + feats.failed_nils, <=, 1);
              assert_shown (game, &state, seat, shown[seat], &feats);
              if (!talia_game_contract (game, &state, talia_state_side (&state, seat), &contract))
                g_assert_cmpuint (feats.nils + feats.failed_nils, ==, 0);
              else if (seat + state.sides < state.seats)
                {
                  TaliaFeats both = feats;

                  talia_feats_add (&both, game, &state, seat + state.sides);
                  g_assert_cmpint ((int) (both.nils + both.failed_nils), ==, contract.nils);
                }
              add (&all, &feats);
            }
        }
    }
  g_test_message ("%s: %u moons, %u nils, %u failed, %u sweeps", game->id, all.moons, all.nils, all.failed_nils,
                  all.sweeps);
  add (&in_all, &all);
}

static void
test_none_was_missing (void)
{
  g_assert_true (in_all.moons > 0 && in_all.nils > 0 && in_all.failed_nils > 0 && in_all.sweeps > 0);
  g_assert_cmpuint (in_all_set, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autofree char *path = g_strdup_printf ("/feats/%s", (*game)->id);

      g_test_add_data_func (path, *game, test_game);
    }
  g_test_add_func ("/feats/none-was-missing", test_none_was_missing);
  return g_test_run ();
}
