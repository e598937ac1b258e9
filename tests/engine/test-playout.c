/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that fast playouts reach the same state as the same moves made one by one, from any state of a deal and under
 * any options. */
#include <string.h>

#include "engine/games/games.h"
#include "engine/talia-playout.h"

#define MATCHES 60

typedef struct
{
  const TaliaGame *game;
  const TaliaPreset *preset; /* NULL: random options */
} Case;

static TaliaCard
play_any (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  TaliaRandom *random = data;

  if (may_skip && talia_random_below (random, 4) == 0)
    return TALIA_NO_CARD;
  return talia_random_card (random, legal);
}

static void
random_options (const TaliaGame *game, TaliaRandom *random, TaliaOptions *options)
{
  TaliaState state;

  do
    {
      talia_game_init_options (game, options);
      for (guint i = 0; game->options[i].key != NULL; i++)
        {
          const TaliaOption *option = &game->options[i];
          int min = option->type == TALIA_OPTION_INT ? option->min : 0, n = 2;

          if (option->type == TALIA_OPTION_INT)
            n = option->max - min + 1;
          else if (option->type == TALIA_OPTION_CHOICE)
            for (n = 0; option->choices[n].id != NULL;)
              n++;
          options->value[i] = (int16_t) (min + (int) talia_random_below (random, (uint64_t) n));
        }
    }
  while (!talia_game_start (game, options, &state, NULL));
}

/* Returns the policy's move for the same choice. */
static TaliaMove
choose (const TaliaGame *game, const TaliaState *state, TaliaRandom *random)
{
  TaliaMoves moves = { 0 };
  TaliaCard card = TALIA_NO_CARD;

  talia_game_moves (game, state, &moves);
  if (moves.play != 0)
    card = play_any (state, moves.play, (moves.plain & 1u << TALIA_MOVE_SKIP) != 0, random);
  return card != TALIA_NO_CARD ? TALIA_PLAY (card) : TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP);
}

/* Plays the deal to its end in both ways, and continues from the result. */
static void
finish (const TaliaGame *game, TaliaState *state, const TaliaPayoff *payoff, TaliaRandom *random)
{
  TaliaState fast = *state;
  TaliaRandom again = *random;
  guint deal = state->deals;
  int points[TALIA_MAX_SEATS];

  talia_playout (&fast, play_any, &again);
  talia_payoff_points (payoff, &fast, points);
  talia_game_end_deal (game, &fast, NULL);

  while (state->phase == TALIA_PHASE_PLAY && state->deals == deal)
    {
      TaliaMove move = choose (game, state, random);

      g_assert_cmpint (talia_game_apply (game, state, &move, state, NULL).rule, ==, TALIA_RULE_NONE);
    }
  g_assert_true (talia_state_equal (&fast, state));
  g_assert_cmpmem (random, sizeof *random, &again, sizeof again);
  for (int side = 0; side < state->sides; side++)
    g_assert_cmpint (points[side], ==, talia_game_score (game, state, side, NULL, NULL));
}

/* Makes some random moves: passes and bids, and a part of the play. */
static void
move (const TaliaGame *game, TaliaState *state, TaliaRandom *random)
{
  g_auto (TaliaMoves) moves = { 0 };
  TaliaMove any;
  int n = talia_game_moves (game, state, &moves);

  talia_moves_get (&moves, (int) talia_random_below (random, (uint64_t) n), &any);
  talia_game_make (game, state, &any, NULL);
}

static void
play_match (const Case *test, uint64_t seed)
{
  const TaliaGame *game = test->game;
  TaliaOptions options;
  TaliaRandom random;
  TaliaState state;

  talia_random_init (&random, seed);
  if (test->preset != NULL)
    talia_options_apply_preset (game->options, &options, test->preset);
  else
    random_options (game, &random, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  for (int deal = 0; deal < 12 && state.phase != TALIA_PHASE_OVER; deal++)
    {
      TaliaPayoff payoff;
      TaliaPack pack;
      int dealer, before = (int) talia_random_below (&random, 40);

      talia_game_shuffle (game, &state, talia_random_next (&random), &pack, &dealer);
      g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
      talia_game_prepare_payoff (game, &state, &payoff);
      while (state.to_act != TALIA_NOBODY && (state.phase != TALIA_PHASE_PLAY || before-- > 0))
        move (game, &state, &random);
      if (state.phase == TALIA_PHASE_PLAY)
        finish (game, &state, &payoff, &random);
      while (state.to_act != TALIA_NOBODY) /* the choice after a moon */
        move (game, &state, &random);
    }
}

static void
test_case (gconstpointer data)
{

  for (uint64_t seed = 0; seed < MATCHES; seed++)
    play_match (data, seed);
}

static void
add_case (const TaliaGame *game, const TaliaPreset *preset)
{
  g_autofree char *path = g_strdup_printf ("/playout/%s/%s", game->id, preset != NULL ? preset->id : "random");
  Case *test = g_new (Case, 1);

  *test = (Case) { game, preset };
  g_test_add_data_func_full (path, test, test_case, g_free);
}

/* Games whose deals are played in tricks or rows. */
static void
add_game (const TaliaGame *game)
{
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  if (state.board == TALIA_BOARD_FISHING)
    return;
  add_case (game, NULL);
  for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
    add_case (game, preset);
}

#ifdef TALIA_CHECKED
/* A hand with a card too few is noticed before it does harm (talia-rely.h). */
static void
test_unsound (void)
{
  const TaliaGame *game = talia_registry_find ("kierki");
  TaliaOptions options;
  TaliaRandom random;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_failed ();
      g_test_trap_assert_stderr ("*talia_playout_hands_are_even*");
      return;
    }
  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  talia_game_shuffle (game, &state, 1, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  state.hand[(state.to_act + 1) % state.seats] &= state.hand[(state.to_act + 1) % state.seats] - 1;
  talia_random_init (&random, 1);
  talia_playout (&state, play_any, &random);
}
#endif

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#ifdef TALIA_CHECKED
  g_test_add_func ("/playout/what-is-relied-on", test_unsound);
#endif

  add_game (&talia_game_template);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    add_game (*game);
  return g_test_run ();
}
