/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what is shown of a stored match before it is opened: the player's view, and nothing of other hands. */
#include "model/match/talia-match-seats.h"
#include "playing.h"

/* The players at the first seats, and the seat whose hand is visible. */
static const struct
{
  const char *seats[2]; /* NULL: no name */
  int seen;
} cases[] = {
  { { "human Ala", "easy Ola" }, 0 },
  { { "easy Ola", "human Ala" }, 1 },
  { { NULL, NULL }, 0 },
  { { "human Ala", "human Ola" }, TALIA_NOBODY },
};

static void
test_case (TaliaTable *table, int seen)
{
  const TaliaState *state = talia_table_get_state (table);
  TaliaState everybody;
  TaliaView view;

  talia_match_seats_glance (table, &view);
  talia_table_get_open_state (table, &everybody);
  g_assert_cmpint (view.seat, ==, seen);
  g_assert_cmphex (talia_state_table (&view.seen), ==, talia_state_table (&everybody));
  for (int seat = 0; seat < state->seats; seat++)
    g_assert_cmphex (view.seen.hand[seat], ==, seat == seen ? state->hand[seat] : 0);
}

static void
test_player (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        g_autoptr (TaliaTable) table = playing_game_table (*game, "");
        TaliaRandom random;

        for (int seat = 0; seat < 2; seat++)
          if (cases[i].seats[seat] != NULL)
            talia_table_set_seat (table, seat, cases[i].seats[seat]);
        talia_random_init (&random, 1 + i);
        test_case (table, cases[i].seen); /* before the first deal */
        for (guint steps = 1; steps < 40; steps++)
          {
            playing_steps (table, &random, steps);
            test_case (table, cases[i].seen);
          }
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/glance/player", test_player);
  return g_test_run ();
}
