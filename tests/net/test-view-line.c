/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests views and events as lines: what is read is what was written, in every game, at every move, for every seat. */
#include "bots/talia-bot.h"
#include "engine/talia-sound.h"
#include "engine/talia-view-line.h"
#include "party.h"

/* Reads a line about a running deal from another machine, as a guest does. */
static gboolean
believe (TaliaTable *table, const TaliaState *start, const char *line, TaliaView *view)
{
  return talia_view_parse_line (start, line, view) && talia_view_is_sound (talia_table_get_game (table), NULL, view);
}

static void
check_seats (TaliaTable *table, const TaliaState *start)
{
  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    {
      g_autofree char *line = NULL, *again = NULL;
      TaliaView view, read;

      talia_table_get_view (table, seat, &view);
      line = talia_view_to_line (&view);
      if (!talia_view_parse_line (start, line, &read)
          || (read.seen.to_act != TALIA_NOBODY && !believe (table, start, line, &read)))
        g_error ("not read: %s", line);
      again = talia_view_to_line (&read);
      g_assert_cmpstr (again, ==, line);
      g_assert_cmpmem (&read, sizeof read, &view, sizeof view);
    }
}

static void
check_events (TaliaTable *table)
{
  guint n = talia_table_get_n_steps (table);
  TaliaEvents events, read;

  if (n > 0)
    {
      g_autofree char *line = NULL;

      talia_table_get_events (table, n - 1, &events);
      line = talia_events_to_line (&events);
      if (!talia_events_parse_line (line, talia_table_get_n_seats (table), &read))
        g_error ("not read: %s", line);
      g_assert_cmpuint (read.n, ==, events.n);
      g_assert_cmpmem (read.at, read.n * sizeof read.at[0], events.at, events.n * sizeof events.at[0]);
    }
}

static void
test_same (gconstpointer data)
{
  const PartyGame *game = data;
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (game->game), game->options);
  TaliaState start = *talia_table_get_state (table);
  TaliaRandom random;

  talia_random_init (&random, 11);
  for (guint i = 0; i < 700 && talia_table_get_state (table)->phase != TALIA_PHASE_OVER; i++)
    {
      check_seats (table, &start);
      check_events (table);
      playing_step (table, &random);
    }
}

/* A damaged line is never accepted as an impossible state. */
static void
test_damage (gconstpointer id)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (id), "");
  const TaliaState start = *talia_table_get_state (table);
  TaliaRandom random;
  guint accepted = 0, asked = 0;

  talia_random_init (&random, 5);
  playing_steps (table, &random, 20);
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *line = NULL;
      TaliaView view;

      talia_table_get_view (table, (int) i % talia_table_get_n_seats (table), &view);
      line = talia_view_to_line (&view);
      for (guint n = 1 + talia_random_below (&random, 3); n > 0; n--)
        line[talia_random_below (&random, (guint) strlen (line))] = (char) (33 + talia_random_below (&random, 94));
      if (!believe (table, &start, line, &view))
        continue;
      accepted++;
      /* The search gives an answer for each accepted line. */
      if (accepted % 10 == 1 && view.seen.to_act == view.seat && view.seen.phase == TALIA_PHASE_PLAY)
        {
          TaliaThinking thinking = { .worlds = 1 };
          g_autoptr (GArray) advice =
              talia_level_advise (talia_level_find ("expert"), talia_table_get_game (table), &view, &thinking);

          g_assert_cmpuint (advice->len, >, 0);
          asked++;
        }
      g_assert_cmpint (view.seen.to_act, <, 4);
      g_assert_cmphex (view.seen.hand[view.seat] & talia_state_table (&view.seen), ==, 0);
    }
  g_assert_cmpuint (asked, >, 0);
  g_test_message ("%u of 20000 damaged lines are lines of another state, %u were asked for advice", accepted, asked);
}

/* Impossible hands, with which nobody could play on: the number of cards in each, and the players who are out. */
static const struct
{
  guint8 held[4];
  guint8 n_out;
} lies[] = { { { 12, 1, 1, 1 }, 0 }, { { 12, 52, 52, 52 }, 0 }, { { 12, 0, 0, 39 }, 2 }, { { 12, 13, 13, 255 }, 0 } };

static void
test_lies (void)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("loteryjka"), "");
  const TaliaState start = *talia_table_get_state (table);
  TaliaRandom random;
  TaliaView view, read;

  talia_random_init (&random, 1);
  playing_steps (table, &random, 12);
  talia_table_get_view (table, 0, &view);
  for (guint i = 0; i <= G_N_ELEMENTS (lies); i++)
    {
      g_autofree char *line = talia_view_to_line (&view);

      /* The first line is true. */
      g_assert_cmpint (believe (table, &start, line, &read), ==, i == 0);
      if (i == G_N_ELEMENTS (lies))
        break;
      memcpy (view.held, lies[i].held, sizeof lies[i].held);
      view.seen.rows.n_out = lies[i].n_out;
      view.seen.rows.out[1] = lies[i].n_out > 0;
    }
}

/* Plays at a fishing table that do not lead to its cards are refused. */
static void
test_fishing_lies (void)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("casino"), "");
  const TaliaState start = *talia_table_get_state (table);
  TaliaRandom random;
  TaliaView view;
  guint n = 0;

  talia_random_init (&random, 3);
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *line = NULL, *lie = NULL;

      playing_step (table, &random);
      talia_table_get_view (table, 0, &view);
      if (view.seen.fishing.n_played == 0 || view.seen.to_act == TALIA_NOBODY)
        continue;
      n++;
      line = talia_view_to_line (&view);
      g_assert_true (believe (table, &start, line, &view));
      view.seen.fishing.with[view.seen.fishing.n_played - 1] ^= TALIA_BIT (view.seen.fishing.played[0]);
      lie = talia_view_to_line (&view);
      g_assert_false (believe (table, &start, lie, &view));
    }
  g_assert_cmpuint (n, >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < party_n_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/view-line/same/%s/%u", party_games[i].game, i);

      g_test_add_data_func (path, &party_games[i], test_same);
    }
  g_test_add_func ("/view-line/lies", test_lies);
  g_test_add_func ("/view-line/fishing-lies", test_fishing_lies);
  g_test_add_data_func ("/view-line/damage/hearts", "hearts", test_damage);
  g_test_add_data_func ("/view-line/damage/loteryjka", "loteryjka", test_damage);
  g_test_add_data_func ("/view-line/damage/casino", "casino", test_damage);
  return g_test_run ();
}
