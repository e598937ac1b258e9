/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the start page of a window with unfinished matches, whose tables the tiles show. */
#include <glib/gstdio.h>

#include "find.h"
#include "judging.h"
#include "model/look-back/talia-expert-match.h"
#include "model/look-back/talia-replay.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-window-daily.h"
#include "ui/app/talia-window.h"
#include "ui/board/stage/talia-table-picture.h"
#include "ui/start/talia-daily-card.h"
#include "ui/start/talia-game-tile.h"
#include "ui/start/talia-match-settings.h"
#include "window.h"
#include "words/talia-words-daily.h"

static GtkApplication *application;
static char *data;

static void
store (const char *file, const char *game, guint steps)
{
  g_autofree char *path = g_build_filename (data, "talia", file, NULL), *text = NULL;
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (game), "");
  TaliaRandom random;

  talia_random_init (&random, 7);
  talia_table_set_seat (table, 0, "human Ala");
  playing_steps (table, &random, steps);
  text = talia_record_write (table);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static AdwNavigationPage *
get_page (TaliaWindow *window)
{
  return adw_navigation_view_get_visible_page (
      ADW_NAVIGATION_VIEW (find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, 0)));
}

static gboolean
shows_table (TaliaWindow *window, const char *game)
{
  GtkWidget *tile;

  for (guint i = 0; (tile = find (GTK_WIDGET (window), TALIA_TYPE_GAME_TILE, i)) != NULL; i++)
    if (g_str_equal (talia_game_tile_get_game (TALIA_GAME_TILE (tile))->id, game))
      return gtk_widget_get_visible (find (tile, TALIA_TYPE_TABLE_PICTURE, 0));
  return FALSE;
}

static TaliaWindow *
open_window (void)
{
  TaliaWindow *window = talia_window_new (application);

  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_widget_get_mapped (GTK_WIDGET (window)));
  return window;
}

static void
close_window (TaliaWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up (void)
{
  g_autofree char *matches = g_build_filename (data, "talia", "matches", NULL);

  g_assert_no_errno (g_mkdir_with_parents (matches, 0700));
}

static void
tear_down (void)
{
  playing_remove_folder (g_build_filename (data, "talia", NULL));
}

/* Every game can have an unfinished match, open or put away. */
static void
test_every_game (void)
{
  guint n = 0;
  TaliaWindow *window;

  set_up ();
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++, n++)
    {
      g_autofree char *file = g_strdup_printf ("matches/2025-11-%02u.talia", n + 1);

      store (n == 0 ? "current.talia" : file, (*game)->id, 20 + 7 * n);
    }
  window = open_window ();
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    wait_until (shows_table (window, (*game)->id));
  close_window (window);
  tear_down ();
}

/* A tile shows no picture after its match is gone or finished; tiles without a match show their games. */
static void
test_only_as_long_as_there_is_one (void)
{
  g_autofree char *path = g_build_filename (data, "talia", "matches", "b.talia", NULL);
  TaliaWindow *window;

  set_up ();
  store ("current.talia", "spades", 30);
  store ("matches/b.talia", "royal", 60);
  window = open_window ();
  wait_until (shows_table (window, "spades") && shows_table (window, "royal"));
  g_assert_false (shows_table (window, "kierki"));
  g_assert_true (g_file_set_contents (path, "talia-record 1\ngame royal\nplay 3 what\n", -1, NULL));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.matches", NULL);
  wait_until (adw_navigation_page_get_tag (get_page (window)) == NULL);
  gtk_widget_activate_action (GTK_WIDGET (get_page (window)), "navigation.pop", NULL);
  wait_until (!shows_table (window, "royal"));
  g_assert_true (shows_table (window, "spades"));
  close_window (window);
  tear_down ();
}

static gboolean
says (TaliaWindow *window, const char *game, const char *text)
{
  GtkWidget *tile;

  for (guint i = 0; (tile = find (GTK_WIDGET (window), TALIA_TYPE_GAME_TILE, i)) != NULL; i++)
    if (g_str_equal (talia_game_tile_get_game (TALIA_GAME_TILE (tile))->id, game))
      return has_shown_text (tile, text);
  return FALSE;
}

/* Sets the options of the last match: the usual ones of the game, and this one. */
static void
choose_option (const char *id, const char *option)
{
  const TaliaGame *game = talia_registry_find (id);
  TaliaOptions options;

  talia_game_init_options (game, &options);
  g_assert_true (talia_options_set (game->options, &options, option, NULL));
  talia_match_settings_store_options (game, &options);
}

/* Tiles show the number of players in the last options, the name of such rules, and the result of the last match. */
static void
test_players_rules_and_last_result (void)
{
  const TaliaGame *casino = talia_registry_find ("casino");
  TaliaOptions options;
  TaliaWindow *window;

  set_up ();
  choose_option ("kierki", "players=5");
  choose_option ("hearts", "moon=add");
  choose_option ("spades", "target=123");
  choose_option ("casino", "target=31");
  talia_match_settings_load_options (casino, &options);
  talia_match_settings_save_preset (casino, "At Grandma’s", &options);
  store ("matches/a.talia", "hearts", G_MAXUINT);
  window = open_window ();
  wait_until (says (window, "hearts", "Last match: Won") || says (window, "hearts", "Last match: 2nd of 4")
              || says (window, "hearts", "Last match: 3rd of 4") || says (window, "hearts", "Last match: 4th of 4"));
  g_assert_true (says (window, "kierki", "5 players"));
  g_assert_false (says (window, "spades", "4 players"));
  g_assert_false (says (window, "kierki", "The usual rules"));
  g_assert_true (says (window, "hearts", "The moon costs the others"));
  g_assert_true (says (window, "spades", "Your own options"));
  g_assert_true (says (window, "casino", "At Grandma’s"));
  close_window (window);
  tear_down ();
}

/* Stores a finished match of that day, with other rules and players than a match of the day has today. */
static TaliaTable *
store_daily (const TaliaGame *game, const char *settings, GDateTime *day)
{
  g_autofree char *date = g_date_time_format (day, "%Y-%m-%d"), *text = NULL,
                  *path = g_build_filename (data, "talia", "matches", "a.talia", NULL);
  TaliaTable *table = playing_game_table (game, settings);
  TaliaRandom random;

  g_assert_true (talia_table_set_note (table, TALIA_NOTE_DAILY, date, NULL));
  g_assert_true (talia_number_set (table, talia_number_of_day (day), NULL));
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    talia_table_set_seat (table, i, i == 0 ? "human Ala" : "hard Ola");
  talia_random_init (&random, 7);
  while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
    if (talia_table_get_state (table)->phase == TALIA_PHASE_DEAL)
      g_assert_true (talia_table_deal_seed (table, talia_number_of_next_deal (table), NULL));
    else
      playing_step (table, &random);
  text = talia_record_write (table);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return table;
}

static void
played_cb (GObject *source, GAsyncResult *result, gpointer place)
{
  *(int *) place = talia_expert_match_finish (result, NULL);
}

/* Returns the place of an expert in a match that begins like this one. */
static int
play_as_expert (TaliaTable *table)
{
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaTable) again = talia_replay_branch (replay, 0, 0);
  int place = 0;

  talia_expert_match_async (again, 0, NULL, played_cb, &place);
  while (place == 0) /* as long as it takes */
    g_main_context_iteration (NULL, TRUE);
  return place;
}

static char *
tell_place (const TaliaGame *game, int seats, int place)
{
  TaliaMatchFacts facts = { .game = game, .sides = (guint) seats, .over = TRUE, .place = place };
  g_autoptr (GPtrArray) experts = g_ptr_array_new ();

  g_ptr_array_add (experts, &facts);
  return talia_words_daily_expert (experts);
}

/* A match of the day that is over: an expert plays it as well, by its own rules and against its own players, and is
 * told of beside it. */
static void
test_expert_plays_the_day (void)
{
  const TaliaGame *casino = talia_registry_find ("casino");
  g_autoptr (GDateTime) day = g_date_time_new_utc (2025, 11, 30, 12, 0, 0);
  g_autoptr (TaliaTable) table = NULL, usual = talia_match_settings_create_daily (casino, day);
  g_autoptr (TaliaSession) session = NULL;
  g_autofree char *folder = g_build_filename (data, "talia", NULL), *told = NULL, *wrong = NULL;
  TaliaStartPage *page = talia_start_page_new ();
  GtkWidget *window = adw_window_new ();
  TaliaWindowDaily *daily;
  int place, otherwise;

  set_up ();
  table = store_daily (casino, "players=4 target=11", day);
  place = play_as_expert (table);
  otherwise = play_as_expert (usual);
  g_assert_cmpint (place, !=, otherwise); /* or another day has to be chosen */
  told = tell_place (casino, talia_table_get_n_seats (table), place);
  wrong = tell_place (casino, talia_table_get_n_seats (table), otherwise);
  session = talia_session_new (folder);
  daily = talia_window_daily_new (page, session);
  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  talia_archive_update (talia_session_get_archive (session));
  wait_until (!talia_archive_get_updating (talia_session_get_archive (session)));
  talia_window_daily_show (daily, day);
  while (!has_shown_text (GTK_WIDGET (page), told)
         && !has_shown_text (GTK_WIDGET (page), wrong)) /* as long as it takes */
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (has_shown_text (GTK_WIDGET (page), told));
  talia_window_daily_free (daily);
  gtk_window_destroy (GTK_WINDOW (window));
  tear_down ();
}

static void
assert_day (TaliaStartPage *page, const char *weekday, const char *number, const char *month)
{
  GtkWidget *card = find (GTK_WIDGET (page), TALIA_TYPE_DAILY_CARD, 0);

  g_assert_true (has_shown_text (card, weekday));
  g_assert_true (has_shown_text (card, number));
  g_assert_true (has_shown_text (card, month));
}

/* After midnight, and when summer time begins, the page shows the next day. */
static void
test_day_changes (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("Europe/Warsaw");
  g_autoptr (GDateTime) evening = g_date_time_new (zone, 2025, 11, 30, 23, 59, 59),
                        midnight = g_date_time_new (zone, 2025, 12, 1, 0, 0, 0),
                        winter = g_date_time_new (zone, 2026, 3, 28, 23, 30, 0),
                        summer = g_date_time_new (zone, 2026, 3, 29, 23, 30, 0);
  g_autoptr (TaliaSession) session = talia_session_new (data);
  TaliaStartPage *page = talia_start_page_new ();
  TaliaWindowDaily *daily = talia_window_daily_new (page, session);
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (window));
  talia_window_daily_show (daily, evening);
  assert_day (page, "Sunday", "30", "November");
  talia_window_daily_show (daily, midnight);
  assert_day (page, "Monday", "1", "December");
  talia_window_daily_show (daily, winter);
  assert_day (page, "Saturday", "28", "March");
  talia_window_daily_show (daily, summer);
  assert_day (page, "Sunday", "29", "March");
  talia_window_daily_free (daily);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What is stored when a window opens: a match that can be continued, a finished one, and a verdict on that; and whether
 * there were exercises when a window was last open. */
static const struct
{
  const char *path;
  gboolean open, finished, judged, kept;
} openings[] = {
  { "/start-tables/still/empty", FALSE, FALSE, FALSE, FALSE },
  { "/start-tables/still/open", TRUE, FALSE, FALSE, FALSE },
  { "/start-tables/still/finished", FALSE, TRUE, FALSE, FALSE },
  { "/start-tables/still/exercises", TRUE, TRUE, TRUE, TRUE },
  { "/start-tables/still/first-exercises", TRUE, TRUE, TRUE, FALSE },
  { "/start-tables/still/exercises-gone", TRUE, TRUE, FALSE, TRUE },
};

/* Where the first tile was when the window was drawn. */
typedef struct
{
  TaliaWindow *window;
  GArray *places; /* of float, from the top */
} Watch;

static void
drawn_cb (GdkFrameClock *clock, Watch *watch)
{
  GtkWidget *tile = find (GTK_WIDGET (watch->window), TALIA_TYPE_GAME_TILE, 0);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (tile, GTK_WIDGET (watch->window), &place));
  g_array_append_val (watch->places, place.origin.y);
}

static void
store_opening (guint i)
{
  g_autofree char *folder = g_build_filename (data, "talia", NULL);

  set_up ();
  if (openings[i].open)
    store ("current.talia", "spades", 30);
  if (openings[i].finished)
    store ("matches/a.talia", "hearts", G_MAXUINT);
  if (openings[i].judged)
    {
      g_autofree char *text = playing_read (folder, "matches/a.talia");
      g_autoptr (TaliaTable) table = talia_record_parse (text, -1, NULL);

      judging_deal (folder, table, 0, 1, TALIA_THEMES);
    }
  g_settings_set_boolean (talia_settings_get (), "exercises-kept", openings[i].kept);
}

static gboolean
is_counted (TaliaWindow *window)
{
  return has_shown_text (GTK_WIDGET (window), "7 exercises from your play")
         || has_shown_text (GTK_WIDGET (window), "No more exercises today");
}

/* From the first picture of the start page on, no tile moves, whatever is read meanwhile; the next window has the room
 * that this one lacked. */
static void
test_nothing_moves (gconstpointer data_of_case)
{
  const guint i = GPOINTER_TO_UINT (data_of_case);
  Watch watch = { .places = g_array_new (FALSE, FALSE, sizeof (float)) };
  TaliaArchive *archive;

  store_opening (i);
  watch.window = talia_window_new (application);
  archive = talia_session_get_archive (talia_window_get_session (watch.window));
  gtk_widget_realize (GTK_WIDGET (watch.window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (watch.window)), "after-paint", G_CALLBACK (drawn_cb),
                    &watch);
  gtk_window_present (GTK_WINDOW (watch.window));
  wait_until (watch.places->len > 0);
  wait_until (!talia_archive_get_updating (archive)
              && (talia_archive_get_size (archive) > 0) == (openings[i].open || openings[i].finished));
  wait_until (g_settings_get_boolean (talia_settings_get (), "exercises-kept") == openings[i].judged);
  wait_until (!openings[i].kept || is_counted (watch.window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_queue_resize (find (GTK_WIDGET (watch.window), TALIA_TYPE_GAME_TILE, 0));
  for (const guint n = watch.places->len; watch.places->len == n;)
    g_main_context_iteration (NULL, TRUE);
  for (guint n = 1; n < watch.places->len; n++)
    g_assert_cmpfloat (g_array_index (watch.places, float, n), ==, g_array_index (watch.places, float, 0));
  close_window (watch.window);
  g_array_unref (watch.places);
  g_settings_reset (talia_settings_get (), "exercises-kept");
  tear_down ();
}

/* If the window is closed at once, no thread continues to read. */
static void
test_closed_at_once (void)
{
  set_up ();
  store ("current.talia", "hearts", 30);
  for (guint i = 0; i < 5; i++)
    {
      TaliaWindow *window = open_window ();

      for (guint j = 0; j < 10 * i; j++)
        g_main_context_iteration (NULL, FALSE);
      close_window (window);
    }
  tear_down ();
}

int
main (int argc, char **argv)
{
  int status = 0;

  data = playing_folder ();
  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      gtk_window_destroy (gtk_application_get_active_window (application));
      g_test_add_func ("/start-tables/every-game", test_every_game);
      g_test_add_func ("/start-tables/only-as-long-as-there-is-one", test_only_as_long_as_there_is_one);
      g_test_add_func ("/start-tables/players-rules-and-last-result", test_players_rules_and_last_result);
      g_test_add_func ("/start-tables/expert-plays-the-day", test_expert_plays_the_day);
      g_test_add_func ("/start-tables/day-changes", test_day_changes);
      g_test_add_func ("/start-tables/closed-at-once", test_closed_at_once);
      for (guint i = 0; i < G_N_ELEMENTS (openings); i++)
        g_test_add_data_func (openings[i].path, GUINT_TO_POINTER (i), test_nothing_moves);
      status = g_test_run ();
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
