/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates matches in which a test makes the moves of seat 0. */
#include "matching.h"

#include "playing.h"

TaliaMatch *
matching_new (const char *level)
{
  g_autoptr (TaliaTable) table = playing_table ("target=50");
  TaliaMatch *match = talia_match_new (table, level);

  g_object_set (match, "bots-seed", (guint64) 7, NULL);
  return match;
}

const TaliaState *
matching_get_state (TaliaMatch *match)
{
  return talia_table_get_state (talia_match_get_table (match));
}

gboolean
matching_waits (gpointer data)
{
  TaliaMatch *match = data;

  return talia_match_get_own_turn (match) || matching_get_state (match)->to_act == TALIA_NOBODY;
}

void
matching_deal (TaliaMatch *match, guint64 seed)
{
  g_autoptr (GError) error = NULL;

  talia_match_deal (match, &seed, &error);
  g_assert_no_error (error);
  playing_wait (matching_waits, match);
}

/* Plays the first legal move of the person; then the bots go on. */
void
matching_play_own (TaliaMatch *match)
{
  g_auto (TaliaMoves) legal = { 0 };
  g_autoptr (GError) error = NULL;
  TaliaMove move;

  g_assert_cmpint (
      talia_game_moves (talia_table_get_game (talia_match_get_table (match)), matching_get_state (match), &legal), >,
      0);
  talia_moves_get (&legal, 0, &move);
  talia_match_play (match, &move, &error);
  g_assert_no_error (error);
  playing_wait (matching_waits, match);
}
