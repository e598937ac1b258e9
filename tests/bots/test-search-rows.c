/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players of rows: what comes to mind fits, deals end, and the chances of the hands are chances. */
#include <math.h>

#include "bots/search/rows-policy.h"
#include "bots/search/rows-value.h"
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

/* Those who hold cards share the next place, and the one after that where there are two of them. */
static void
check_chances (const TaliaState *state)
{
  float next[TALIA_MAX_SEATS], second[TALIA_MAX_SEATS], sum = 0.0f, sum_of_second = 0.0f;

  talia_rows_expect (state, talia_rows_scale, next, second);
  for (int seat = 0; seat < state->seats; seat++)
    {
      g_assert_true (next[seat] >= 0.0f && second[seat] >= 0.0f);
      g_assert_true (state->hand[seat] != 0 || (next[seat] == 0.0f && second[seat] == 0.0f));
      sum += next[seat];
      sum_of_second += second[seat];
    }
  g_assert_true (fabsf (sum - 1.0f) < 0.001f);
  g_assert_true (fabsf (sum_of_second - 1.0f) < 0.01f);
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

          check_chances (&state);
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
