/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests renaming a match after it has begun: the record has the new title, and nothing else in it changes. */
#include <glib/gstdio.h>
#include <string.h>

#include "endless.h"
#include "model/record/talia-record-title.h"
#include "model/table/talia-table-notes.h"
#include "storing.h"

#define HEAD "talia-record 1\ngame hearts\n"
#define REST "seat 0 human Ala\n"

/* A record, a new title, and the changed record. */
static const struct
{
  const char *text, *title, *changed; /* `changed` is NULL if the title is refused */
} cases[] = {
  { HEAD REST, "Święta", HEAD "note title Święta\n" REST },
  { HEAD "note title Old\n" REST, "New", HEAD "note title New\n" REST },
  { HEAD "note title Old\n" REST, "", HEAD REST },
  { HEAD "note weather rain\nnote title Old\nnote date 2025\n" REST, "New",
    HEAD "note weather rain\nnote date 2025\nnote title New\n" REST },
  { HEAD, "New", HEAD "note title New\n" },
  { HEAD REST "seat 1 easy O", "New", HEAD "note title New\n" REST }, /* an incomplete line is dropped */
  { "what is this\n", "New", NULL },
};

static void
test_lines (Storing *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      gsize end;
      g_autofree char *changed =
          talia_record_retitle (cases[i].text, strlen (cases[i].text), cases[i].title, &end, &error);

      g_assert_cmpstr (changed, ==, cases[i].changed);
      g_assert_true ((error == NULL) == (changed != NULL));
    }
}

static void
test_what_somebody_writes (Storing *self, gconstpointer data)
{
  static const struct
  {
    const char *written, *noted;
  } titles[] = { { "  two\nlines ", "two lines" }, { "   ", "" }, { "", "" }, { "\xff", "\xef\xbf\xbd" } };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *title = talia_record_clean_title (titles[i].written);

      g_assert_cmpstr (title, ==, titles[i].noted);
    }
}

static void
renamed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

static gboolean
rename_match (TaliaStore *store, const char *path, const char *title, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  talia_store_rename_match_async (store, path, title, renamed_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return talia_store_rename_match_finish (result, error);
}

/* Undone moves stay in the record, and the match continues in the same file with its new title. */
static void
test_open_match (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30), again = NULL;
  g_autofree char *before = NULL, *after = NULL;

  g_assert_true (talia_table_undo (table, 1));
  before = playing_read (self->folder, "current.talia");
  g_assert_true (rename_match (self->store, self->current, "Święta", NULL));
  after = playing_read (self->folder, "current.talia");
  g_assert_cmpuint (strlen (after), ==, strlen (before) + strlen ("note title Święta\n"));
  g_assert_nonnull (strstr (after, "\nundo\n"));
  playing_step (table, &self->random);
  storing_restart (self);
  again = storing_open (self);
  g_assert_cmpstr (talia_table_get_note (again, TALIA_NOTE_TITLE), ==, "Święta");
  g_assert_cmpuint (talia_table_get_n_steps (again), ==, talia_table_get_n_steps (table));
  storing_assert_n_files (self->folder, "damaged-", 0);
  g_assert_cmpuint (self->failures->len, ==, 0);
}

/* A record that is rewritten after a failure of the disk has the title as well. */
static void
test_written_anew (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 10);

  g_assert_true (rename_match (self->store, self->current, "Święta", NULL));
  g_assert_cmpint (g_remove (self->current), ==, 0);
  playing_step (table, &self->random);
  storing_assert_file_is (self, table);
  g_assert_cmpstr (talia_table_get_note (table, TALIA_NOTE_TITLE), ==, "Święta");
}

/* Matches that are not open here: stored, put away, or open in another program. */
static void
test_other_matches (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 10), again = NULL;
  g_autoptr (TaliaStore) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL), *path = NULL, *text = NULL;
  g_auto (GStrv) names = NULL;

  other = talia_store_new (self->folder);
  g_assert_false (rename_match (other, self->current, "Theirs", &error));
  g_assert_error (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE);
  g_clear_error (&error);
  storing_restart (self);
  g_assert_true (rename_match (self->store, self->current, "Stored", NULL));
  again = storing_open (self);
  g_assert_cmpstr (talia_table_get_note (again, TALIA_NOTE_TITLE), ==, "Stored");
  g_assert_true (talia_store_end_match (self->store, NULL));
  names = playing_list (matches, "");
  path = g_build_filename (matches, names[0], NULL);
  g_assert_true (rename_match (self->store, path, "Put away", NULL));
  text = playing_read (matches, names[0]);
  g_assert_nonnull (strstr (text, "note title Put away\n"));
  g_assert_null (strstr (text, "Stored"));
}

/* --- changes while the thread works ----------------------------------------------------------- */

#define LONG 20000 /* undone moves, which take a while to read */
#define MOST_TRIES 50

static gboolean
count_cb (gpointer data)
{
  ++*(guint *) data;
  return G_SOURCE_CONTINUE;
}

/* Renames the match, and returns how often the main loop ran meanwhile. */
static guint
rename_and_count (Storing *self, const char *title)
{
  g_autofree char *during = NULL, *after = NULL, *note = g_strdup_printf ("note title %s\n", title);
  g_autoptr (GAsyncResult) result = NULL;
  guint rounds = 0, counter = g_idle_add (count_cb, &rounds);

  talia_store_rename_match_async (self->store, self->current, title, renamed_cb, &result);
  during = playing_read (self->folder, "current.talia");
  g_assert_null (strstr (during, note));
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (counter);
  g_assert_true (talia_store_rename_match_finish (result, NULL));
  after = playing_read (self->folder, "current.talia");
  g_assert_nonnull (strstr (after, note));
  return rounds;
}

/* The main loop never waits, however long the record is; but on a busy machine it may be the thread that runs
 * alone. */
static void
test_window_goes_on (Storing *self, gconstpointer data)
{
  g_autofree char *record = endless_to_and_fro (LONG);
  guint rounds = 0;

  g_assert_true (g_file_set_contents (self->current, record, -1, NULL));
  g_assert_true (talia_store_has_match (self->store));
  for (guint i = 0; i < MOST_TRIES && rounds <= 100; i++)
    {
      g_autofree char *title = g_strdup_printf ("Święta %u", i);

      rounds = rename_and_count (self, title);
    }
  g_assert_cmpuint (rounds, >, 100);
}

/* The only record, which was put away. */
static char *
find_put_away (Storing *self)
{
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_auto (GStrv) names = playing_list (matches, "");

  g_assert_cmpuint (g_strv_length (names), ==, 1);
  return g_build_filename (matches, names[0], NULL);
}

static gboolean
is_anything_beside (const char *folder)
{
  g_auto (GStrv) names = playing_list (folder, "");
  gboolean any = FALSE;

  for (guint i = 0; names[i] != NULL; i++)
    any |= strstr (names[i], ".talia.") != NULL;
  return any;
}

/* Waits until the thread has read the record, without waiting for the rename itself. */
static void
wait_until_read (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  while (!is_anything_beside (folder))
    g_thread_yield ();
}

/* Asserts that the record differs only in its title, and that no other file is left. */
static void
assert_renamed (Storing *self, const char *path, TaliaTable *table)
{
  g_autofree char *text = NULL, *expected = NULL, *folder = g_path_get_dirname (path);

  storing_restart (self); /* which waits for it */
  g_assert_true (talia_table_change_title (table, "Święta", NULL));
  expected = talia_record_write (table);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
  g_assert_false (is_anything_beside (folder));
  g_assert_cmpuint (self->failures->len, ==, 0);
}

static void
test_played_meanwhile (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30);

  talia_store_rename_match_async (self->store, self->current, "Święta", NULL, NULL);
  wait_until_read (self->current);
  playing_steps (table, &self->random, 40);
  assert_renamed (self, self->current, table);
}

static void
test_put_away_meanwhile (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30);
  g_autofree char *path = NULL;

  talia_store_rename_match_async (self->store, self->current, "Święta", NULL, NULL);
  wait_until_read (self->current);
  playing_step (table, &self->random);
  g_assert_true (talia_store_end_match (self->store, NULL));
  path = find_put_away (self);
  assert_renamed (self, path, table);
}

/* A match that is opened meanwhile has the old title, and the new one when the thread has finished. */
static void
test_opened_meanwhile (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30), again = NULL;
  g_autofree char *path = NULL;

  g_assert_true (talia_store_end_match (self->store, NULL));
  path = find_put_away (self);
  talia_store_rename_match_async (self->store, path, "Święta", NULL, NULL);
  wait_until_read (path);
  g_assert_true (talia_store_fetch_match (self->store, path, NULL));
  again = storing_open (self);
  playing_steps (again, &self->random, 40);
  talia_store_flush (self->store);
  g_assert_cmpstr (talia_table_get_note (again, TALIA_NOTE_TITLE), ==, "Święta");
  playing_step (again, &self->random);
  assert_renamed (self, self->current, again);
}

/* The last title wins, however quickly titles are changed. */
static void
test_renamed_meanwhile (Storing *self, gconstpointer data)
{
  static const char *const titles[] = { "One", "", "Three", "Święta" };
  g_autoptr (TaliaTable) table = storing_begin (self, 30);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      talia_store_rename_match_async (self->store, self->current, titles[i], NULL, NULL);
      playing_step (table, &self->random);
    }
  assert_renamed (self, self->current, table);
}

/* A match that is deleted meanwhile does not come back. */
static void
test_deleted_meanwhile (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL, *bin = g_build_filename (self->folder, "deleted", NULL), *text = NULL;

  g_assert_true (talia_store_end_match (self->store, NULL));
  path = find_put_away (self);
  talia_store_rename_match_async (self->store, path, "Święta", renamed_cb, &result);
  wait_until_read (path);
  g_assert_cmpint (g_rename (path, bin), ==, 0);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (talia_store_rename_match_finish (result, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  text = playing_read (self->folder, "deleted");
  g_assert_null (strstr (text, "Święta"));
}

int
main (int argc, char **argv)
{
  static const StoringTest tests[] = {
    { "/rename/lines", test_lines },
    { "/rename/what-somebody-writes", test_what_somebody_writes },
    { "/rename/open-match", test_open_match },
    { "/rename/written-anew", test_written_anew },
    { "/rename/other-matches", test_other_matches },
    { "/rename/window-goes-on", test_window_goes_on },
    { "/rename/played-meanwhile", test_played_meanwhile },
    { "/rename/put-away-meanwhile", test_put_away_meanwhile },
    { "/rename/opened-meanwhile", test_opened_meanwhile },
    { "/rename/renamed-meanwhile", test_renamed_meanwhile },
    { "/rename/deleted-meanwhile", test_deleted_meanwhile },
  };

  return storing_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
