/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players of rows: what comes to mind fits, and deals end. */
#include "bots/search/rows-policy.h"
#include "engine/rows/talia-rows-game.h"

static const TaliaPreset tables[] = {
  { .settings = "players=3" },
  { .settings = "players=4" },
  { .settings = "players=6" },
  { .settings = "players=4 lottery-may-pass=true" },
};

static TaliaState
deal (const TaliaGame *game, guint table, guint64 seed)
{
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_options_apply_preset (game->options, &options, &tables[table]);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  talia_game_shuffle (game, &state, seed, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  return state;
}

/* Also where turns may be lost on purpose, for not everybody does so for ever. */
static void
test_deals_end (void)
{
  const TaliaGame *game = talia_registry_find ("loteryjka");
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (guint i = 0; i < 40; i++)
    {
      TaliaState state = deal (game, i % G_N_ELEMENTS (tables), i);
      int turns = 0;

      while (state.phase == TALIA_PHASE_PLAY)
        {
          const TaliaRows *rows = &state.rows;
          TaliaCards legal = state.hand[state.to_act] & talia_rows_open (rows);
          gboolean may_skip = legal != 0 && rows->begun && rows->may_pass;
          TaliaRowThought thoughts[TALIA_ROW_THOUGHTS];
          guint n = talia_rows_think (&state, game->pack (&state), legal, may_skip, talia_rows_weights, thoughts);
          TaliaCard card = thoughts[talia_rows_pick (thoughts, n, &random)].card;
          TaliaMove move = card == TALIA_NO_CARD ? TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP) : TALIA_PLAY (card);

          g_assert_cmpint (talia_game_check (game, &state, &move).rule, ==, TALIA_RULE_NONE);
          talia_game_make (game, &state, &move, NULL);
          g_assert_cmpint (++turns, <, 52 * 6);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rows/deals-end", test_deals_end);
  return g_test_run ();
}
