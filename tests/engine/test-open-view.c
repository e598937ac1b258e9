/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests views with open hands, as reviews use them: states sampled from such a view have the true hands, at every move
 * of every game. */
#include <string.h>

#include "engine/talia-game.h"

#define DEALS 40

static void
check (const TaliaGame *game, const TaliaState *state, TaliaRandom *random)
{
  TaliaState sample;
  TaliaView view;

  talia_game_view_open (game, state, state->to_act, &view);
  talia_game_sample (game, &view, random, &sample);
  g_assert_cmpmem (sample.hand, sizeof sample.hand, state->hand, sizeof state->hand);
  g_assert_cmpmem (sample.taken, sizeof sample.taken, state->taken, sizeof state->taken);
  if (state->board == TALIA_BOARD_TRICK)
    g_assert_true (sample.trick.aside == state->trick.aside);
}

static void
test_game (gconstpointer data)
{
  const TaliaGame *game = data;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaRandom random;

  talia_random_init (&random, 9);
  for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
    {
      TaliaOptions options;
      TaliaState state;

      talia_options_apply_preset (game->options, &options, preset);
      g_assert_true (talia_game_start (game, &options, &state, NULL));
      for (guint deal = 0; deal < DEALS && state.phase != TALIA_PHASE_OVER; deal++)
        {
          TaliaPack pack;
          int dealer;

          talia_game_shuffle (game, &state, deal, &pack, &dealer);
          g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
          while (state.to_act != TALIA_NOBODY)
            {
              int n = talia_game_legal_or_some (game, &state, moves);

              check (game, &state, &random);
              talia_game_apply (game, &state, &moves[talia_random_below (&random, (uint64_t) n)], &state, NULL);
            }
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autofree char *path = g_strdup_printf ("/open-view/%s", (*game)->id);

      g_test_add_data_func (path, *game, test_game);
    }
  return g_test_run ();
}
