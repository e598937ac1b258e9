/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests matches that are put away and fetched again: none is ever lost or altered, whenever the program is killed. */
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "failing-disk.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "storing.h"

#define MATCHES 9

/* The program is killed in one of its first calls to the disk; several matches can be fetched in so many. */
#define CALLS 200

static const char *const games[] = { "hearts",      "spades",  "kierki", "loteryjka", "punktowe",
                                     "czarna-dama", "greckie", "casino", "royal" };

/* Returns the paths of all matches in the folder, open or put away. */
static GPtrArray *
list_matches (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *matches = g_build_filename (folder, "matches", NULL);
  const char *const folders[] = { folder, matches };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GDir) dir = g_dir_open (folders[i], 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (name, ".talia"))
          g_ptr_array_add (paths, g_build_filename (folders[i], name, NULL));
    }
  return paths;
}

static char *
get_title (TaliaTable *table)
{
  return g_strdup (talia_table_get_note (table, TALIA_NOTE_TITLE));
}

/* Returns the number of stored steps of every match by its title. */
static GHashTable *
read_matches (const char *folder)
{
  g_autoptr (GPtrArray) paths = list_matches (folder);
  GHashTable *steps = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (TaliaTable) table = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (paths->pdata[i], &text, &length, NULL));
      table = talia_record_read (text, length, TALIA_RECORD_AUTOSAVE, NULL, &error);
      g_assert_no_error (error);
      g_assert_false (
          g_hash_table_contains (steps, talia_table_get_note (table, TALIA_NOTE_TITLE))); /* no second copy */
      g_hash_table_insert (steps, get_title (table), GUINT_TO_POINTER (talia_table_get_n_steps (table)));
    }
  return steps;
}

/* Fetches matches in turn and makes some steps in each, until that call kills the program. */
static void
play_to_and_fro (const char *folder, guint64 seed, guint64 call)
{
  g_autoptr (TaliaStore) store = NULL;
  TaliaRandom random;

  disk_watch (folder);
  disk_kill_at ((guint) call);
  store = talia_store_new (folder);
  talia_random_init (&random, seed);
  while (TRUE)
    {
      g_autoptr (GPtrArray) paths = list_matches (folder);
      const char *path = paths->pdata[talia_random_pick (&random, paths->len)];
      g_autoptr (TaliaTable) table = NULL;

      if (talia_store_is_put_away (store, path) && !talia_store_fetch_match (store, path, NULL))
        _exit (3);
      table = talia_store_open_match (store, NULL, NULL);
      if (table == NULL)
        _exit (4);
      for (guint i = talia_random_pick (&random, 6); i > 0; i--)
        if (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
          playing_step (table, &random);
    }
}

static void
kill_while_playing (const char *folder, guint64 seed, guint64 call)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    play_to_and_fro (folder, seed, call);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

static void
begin_matches (const char *folder)
{
  g_autoptr (TaliaStore) store = talia_store_new (folder);

  for (guint i = 0; i < MATCHES; i++)
    {
      g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (games[i]), "");

      g_assert_true (talia_table_set_note (table, TALIA_NOTE_TITLE, games[i], NULL));
      g_assert_true (talia_store_begin_match (store, table, NULL));
    }
}

static guint
count_steps (GHashTable *matches)
{
  GHashTableIter iter;
  gpointer steps;
  guint n = 0;

  g_hash_table_iter_init (&iter, matches);
  while (g_hash_table_iter_next (&iter, NULL, &steps))
    n += GPOINTER_TO_UINT (steps);
  return n;
}

static void
test_killed_between_matches (void)
{
  char *folder = playing_folder ();
  g_autoptr (GHashTable) before = NULL;
  TaliaRandom random;

  talia_random_init (&random, 3);
  begin_matches (folder);
  before = read_matches (folder);
  g_assert_cmpuint (count_steps (before), ==, 0);
  for (guint i = 0; i < playing_amount ("TALIA_KILLS", 60); i++) /* TALIA_KILLS=200 kills it more often */
    {
      g_autoptr (GHashTable) after = NULL;
      GHashTableIter iter;
      gpointer title, steps;

      kill_while_playing (folder, i, talia_random_below (&random, CALLS));
      after = read_matches (folder);
      g_assert_cmpuint (g_hash_table_size (after), ==, MATCHES);
      g_hash_table_iter_init (&iter, before);
      while (g_hash_table_iter_next (&iter, &title, &steps))
        g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (after, title)), >=, GPOINTER_TO_UINT (steps));
      g_hash_table_unref (before);
      before = g_steal_pointer (&after);
    }
  g_test_message ("%u steps", count_steps (before));
  g_assert_cmpuint (count_steps (before), >, 100);
  playing_remove_folder (folder);
}

/* A missing match cannot be fetched, and the open match stays open. */
static void
test_nothing_to_fetch (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 5);
  g_autofree char *path = g_build_filename (self->folder, "matches", "none.talia", NULL);
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (talia_store_fetch_match (self->store, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_false (g_file_test (matches, G_FILE_TEST_EXISTS));
  g_assert_true (talia_store_has_match (self->store));
}

/* The match is the same before and after a failed fetch, whatever the obstacle. */
static void
test_failed_fetch (Storing *self, gconstpointer data)
{
  enum
  {
    NO_FOLDER, /* the open match cannot be put away */
    NO_MOVE,   /* the open match can be put away, but the other one is on another disk and cannot be moved */
    N_TROUBLES
  };

  for (int trouble = 0; trouble < N_TROUBLES; trouble++)
    {
      g_autoptr (TaliaTable) table = storing_begin (self, 5);
      g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
      g_autofree char *inside = g_build_filename (self->folder, "other.talia", NULL);
      const char *path = trouble == NO_MOVE ? "/proc/version" : inside;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (inside, "", 0, NULL));
      if (trouble == NO_FOLDER)
        g_assert_true (g_file_set_contents (matches, "", 0, NULL));
      g_assert_false (talia_store_fetch_match (self->store, path, &error));
      g_assert_nonnull (error);
      g_assert_true (talia_store_has_match (self->store));
      storing_assert_file_is (self, table);
      playing_steps (table, &self->random, 9);
      storing_assert_file_is (self, table);
      if (trouble == NO_FOLDER)
        g_assert_no_errno (g_unlink (matches));
      else
        storing_assert_n_files (matches, "", 1); /* which existed before */
    }
}

static void
test_kills (Storing *self, gconstpointer data)
{
  test_killed_between_matches ();
}

int
main (int argc, char **argv)
{
  static const StoringTest tests[] = {
    { "/store-fetch/nothing-to-fetch", test_nothing_to_fetch },
    { "/store-fetch/a-failed-fetch-leaves-the-match-recorded", test_failed_fetch },
    { "/store-fetch/killed-between-matches", test_kills },
  };

  return storing_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
