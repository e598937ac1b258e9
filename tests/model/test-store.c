/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the store on real files: going on, torn ends, damage kept aside, disks that fail. */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "model/record/talia-record.h"
#include "model/record/talia-store.h"
#include "playing.h"

typedef struct
{
  char *folder;
  char *current;
  TaliaRandom random;
  TaliaStore *store;
  GPtrArray *failures; /* messages of `failed` */
  guint recovered;     /* how often that was told */
} Fixture;

static void
failed_cb (Fixture *self, GError *error)
{
  g_assert_nonnull (error);
  g_ptr_array_add (self->failures, g_strdup (error->message));
}

static void
recovered_cb (Fixture *self)
{
  self->recovered++;
}

/* A store as the next start of the program has it. */
static void
restart (Fixture *self)
{
  if (self->store != NULL)
    g_assert_finalize_object (self->store);
  self->store = talia_store_new (self->folder);
  g_signal_connect_swapped (self->store, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->store, "recovered", G_CALLBACK (recovered_cb), self);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = playing_folder ();
  self->current = g_build_filename (self->folder, "current.talia", NULL);
  self->failures = g_ptr_array_new_with_free_func (g_free);
  talia_random_init (&self->random, 5);
  restart (self);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_assert_finalize_object (self->store);
  g_ptr_array_unref (self->failures);
  g_free (self->current);
  playing_remove_folder (self->folder);
}

static TaliaTable *
begin (Fixture *self, guint steps)
{
  TaliaTable *table = playing_table ("target=50");
  g_autoptr (GError) error = NULL;

  talia_store_begin_match (self->store, table, &error);
  g_assert_no_error (error);
  playing_steps (table, &self->random, steps);
  return table;
}

static TaliaTable *
open_match (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;
  TaliaTable *table = talia_store_open_match (self->store, &kept_as, &error);

  g_assert_no_error (error);
  g_assert_null (kept_as);
  return table;
}

static void
assert_file_is (Fixture *self, TaliaTable *table)
{
  g_autofree char *text = playing_read (self->folder, "current.talia");
  g_autofree char *record = talia_record_write (table);

  g_assert_cmpstr (text, ==, record);
}

static void
assert_n_files (const char *folder, const char *prefix, guint n)
{
  g_auto (GStrv) names = playing_list (folder, prefix);

  g_assert_cmpuint (g_strv_length (names), ==, n);
}

static void
test_nothing_there (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;

  g_assert_false (talia_store_has_match (self->store));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (kept_as);
  g_clear_error (&error);
  g_assert_true (talia_store_end_match (self->store, &error));
  g_assert_no_error (error);
  talia_store_flush (self->store);
}

static void
test_every_step_is_there_at_once (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, 0);

  assert_file_is (self, table);
  for (guint i = 0; i < 120; i++)
    {
      playing_step (table, &self->random);
      assert_file_is (self, table);
    }
  talia_store_flush (self->store);
  g_assert_cmpuint (self->failures->len, ==, 0);
}

static void
test_what_it_holds_already (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = playing_table ("");

  playing_steps (table, &self->random, 70);
  talia_table_set_seat (table, 0, "human Ala");
  g_assert_true (talia_store_begin_match (self->store, table, NULL));
  assert_file_is (self, table);
  talia_table_set_seat (table, 1, "easy Zosia");
  {
    g_autofree char *text = playing_read (self->folder, "current.talia");

    g_assert_true (g_str_has_suffix (text, "\nseat 1 easy Zosia\n"));
  }
}

static void
test_next_start_goes_on (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, 0);

  for (guint start = 0; start < 8; start++)
    {
      g_autofree char *before = NULL, *after = NULL;

      for (guint i = 0; i < 20; i++)
        playing_wild_step (table, &self->random);
      before = talia_record_write (table);
      g_clear_object (&table);
      restart (self);
      g_assert_true (talia_store_has_match (self->store));
      table = open_match (self);
      after = talia_record_write (table);
      g_assert_cmpstr (after, ==, before);
    }
  g_assert_cmpuint (self->failures->len, ==, 0);
}

static void
test_open_twice_is_the_same (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, 10);
  g_autoptr (TaliaTable) again = open_match (self);

  g_assert_true (again == table);
}

static void
test_torn_line_is_dropped (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, 30);
  g_autofree char *record = talia_record_write (table);
  g_autofree char *torn = NULL, *after = NULL;

  g_clear_object (&table);
  restart (self);
  torn = g_strconcat (record, "K", NULL);
  g_assert_true (g_file_set_contents (self->current, torn, -1, NULL));
  table = open_match (self);
  after = talia_record_write (table);
  g_assert_cmpstr (after, ==, record);
  /* It is gone from the file before anything is appended. */
  playing_step (table, &self->random);
  assert_file_is (self, table);
}

static void
test_finished_match_is_not_offered (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, G_MAXUINT);

  g_assert_cmpint (talia_table_get_state (table)->phase, ==, TALIA_PHASE_OVER);
  g_assert_false (talia_store_has_match (self->store));
  /* Its last move can still be taken back, also by the next start. */
  g_assert_true (talia_table_undo (table, 1));
  g_assert_true (talia_store_has_match (self->store));
  g_clear_object (&table);
  restart (self);
  g_assert_true (talia_store_has_match (self->store));
  table = open_match (self);
  g_assert_true (talia_table_redo (table, 1));
  g_assert_false (talia_store_has_match (self->store));
  g_clear_object (&table);
  restart (self);
  g_assert_false (talia_store_has_match (self->store));
}

static void
test_new_match_puts_the_old_one_away (Fixture *self, gconstpointer data)
{
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);

  /* Faster than the clock of their names: none is overwritten. */
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (TaliaTable) table = begin (self, 5 + i);

      assert_file_is (self, table);
      assert_n_files (matches, "", i);
    }
  g_assert_true (talia_store_end_match (self->store, NULL));
  g_assert_false (talia_store_has_match (self->store));
  g_assert_false (g_file_test (self->current, G_FILE_TEST_EXISTS));
  {
    g_auto (GStrv) names = playing_list (matches, "");

    g_assert_cmpuint (g_strv_length (names), ==, 5);
    for (guint i = 0; i < 5; i++)
      {
        g_autofree char *text = playing_read (matches, names[i]);
        g_autoptr (GError) error = NULL;
        g_autoptr (TaliaTable) table = talia_record_parse (text, -1, &error);

        g_assert_no_error (error);
        g_assert_true (g_str_has_suffix (names[i], ".talia"));
      }
  }
}

static void
test_ended_match_is_no_longer_recorded (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, 5);

  g_assert_true (talia_store_end_match (self->store, NULL));
  playing_step (table, &self->random);
  g_assert_false (g_file_test (self->current, G_FILE_TEST_EXISTS));
  g_assert_finalize_object (g_steal_pointer (&table));
}

/* Files that are no record: each is kept aside as it is, and a new match can begin. */
static const struct
{
  const char *name;
  const char *text;
  gssize length;
  int line;
} damages[] = {
  { "empty", "", 0, 1 },
  { "rubbish", "What is this?\n", -1, 1 },
  { "nul-bytes", "\0\0\0\0\n", 5, 1 },
  { "torn-first-line", "talia-rec", -1, 1 },
  { "unknown-game", "talia-record 1\ngame bridge\n", -1, 2 },
  { "unknown-level", "talia-record 1\ngame hearts\nseat 1 genius Ala\n", -1, 3 },
  { "illegal-move", "talia-record 1\ngame hearts\n2C\n", -1, 3 },
  { "no-utf-8", "talia-record 1\ngame hearts\nseat 0 human \xff\n", -1, 3 },
};

static void
test_damage_is_kept_aside (Fixture *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *kept_as = NULL, *text = NULL;
      gsize length, wanted;

      restart (self);
      g_assert_true (g_file_set_contents (self->current, damages[i].text, damages[i].length, NULL));
      g_assert_true (talia_store_has_match (self->store));
      g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
      g_assert_error (error, TALIA_RECORD_ERROR, damages[i].line);
      g_assert_nonnull (kept_as);
      g_assert_true (g_file_get_contents (kept_as, &text, &length, NULL));
      wanted = damages[i].length >= 0 ? (gsize) damages[i].length : strlen (damages[i].text);
      g_assert_cmpmem (text, length, damages[i].text, wanted);
      g_assert_false (talia_store_has_match (self->store));
      assert_n_files (self->folder, "damaged-", i + 1);
    }
  {
    g_autoptr (TaliaTable) table = begin (self, 3);

    assert_file_is (self, table);
    assert_n_files (self->folder, "damaged-", G_N_ELEMENTS (damages));
  }
}

static void
test_new_match_keeps_damage_aside (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = NULL;

  g_assert_true (g_file_set_contents (self->current, "rubbish\n", -1, NULL));
  table = begin (self, 3);
  assert_file_is (self, table);
  assert_n_files (self->folder, "damaged-", 1);
}

static void
test_folder_in_place_of_the_file (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;
  g_autoptr (TaliaTable) table = NULL;

  g_assert_no_errno (g_mkdir (self->current, 0700));
  g_assert_true (talia_store_has_match (self->store));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, 1);
  g_assert_true (g_file_test (kept_as, G_FILE_TEST_IS_DIR));
  table = begin (self, 3);
  assert_file_is (self, table);
}

static void
test_pipe_in_place_of_the_file (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;

  g_assert_no_errno (mkfifo (self->current, 0600));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, 1);
  g_assert_nonnull (kept_as);
}

static void
test_huge_file (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;
  gint64 start = g_get_monotonic_time ();
  GStatBuf info;

  g_assert_true (g_file_set_contents (self->current, "talia-record 1\n", -1, NULL));
  g_assert_no_errno (truncate (self->current, 100 * 1024 * 1024));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, 2);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_USEC_PER_SEC);
  g_assert_no_errno (g_stat (kept_as, &info));
  g_assert_cmpint (info.st_size, ==, 100 * 1024 * 1024);
}

static void
test_folder_that_cannot_be_written (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_strdup (self->folder);

  /* A file where the folder should be: it stops even root, whom permissions do not. */
  g_free (self->folder);
  self->folder = g_build_filename (folder, "file", "talia", NULL);
  {
    g_autofree char *file = g_build_filename (folder, "file", NULL);

    g_assert_true (g_file_set_contents (file, "", 0, NULL));
  }
  restart (self);
  g_assert_false (talia_store_has_match (self->store));
  g_assert_false (talia_store_begin_match (self->store, table, &error));
  g_assert_true (error->domain == G_FILE_ERROR);
  playing_steps (table, &self->random, 60);
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, 60);
  /* It was told already that this match is not kept. */
  g_assert_cmpuint (self->failures->len, ==, 0);
  g_free (self->folder);
  self->folder = g_steal_pointer (&folder);
}

static void
test_old_match_that_cannot_be_put_away (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) old = begin (self, 20), new = playing_table ("");
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (matches, "", 0, NULL));
  g_assert_false (talia_store_begin_match (self->store, new, &error));
  g_assert_nonnull (error);
  playing_steps (new, &self->random, 5);
  assert_file_is (self, old);

  /* As soon as it can be, it is, and the new one is kept whole. */
  g_assert_no_errno (g_unlink (matches));
  playing_steps (new, &self->random, 6);
  assert_file_is (self, new);
  assert_n_files (matches, "", 1);
}

static void
set_file_limit (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_no_errno (getrlimit (RLIMIT_FSIZE, &limit));
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &limit));
}

static void
test_full_disk (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, 30);
  g_autofree char *before = talia_record_write (table);
  g_autofree char *text = NULL;

  /* No file may grow by more than the half of a line. */
  signal (SIGXFSZ, SIG_IGN);
  set_file_limit (strlen (before) + 1);
  playing_steps (table, &self->random, 50);
  set_file_limit (RLIM_INFINITY);

  g_assert_cmpuint (talia_table_get_n_steps (table), ==, 50);
  g_assert_cmpuint (self->failures->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (self->failures, 0), "current.talia"));
  /* What was there is there, not a byte more. */
  text = playing_read (self->folder, "current.talia");
  g_assert_cmpstr (text, ==, before);

  /* There is room again: the next step brings all, which is told. */
  g_assert_cmpuint (self->recovered, ==, 0);
  playing_step (table, &self->random);
  assert_file_is (self, table);
  g_assert_cmpuint (self->recovered, ==, 1);
  playing_step (table, &self->random);
  assert_file_is (self, table);

  /* And the next failure is told again. */
  set_file_limit (10);
  playing_step (table, &self->random);
  set_file_limit (RLIM_INFINITY);
  g_assert_cmpuint (self->failures->len, ==, 2);
}

static void
test_file_that_disappears (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = begin (self, 10);

  g_assert_no_errno (g_unlink (self->current));
  playing_step (table, &self->random);
  assert_file_is (self, table);
  g_assert_cmpuint (self->failures->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/store/nothing-there", test_nothing_there },
    { "/store/every-step-is-there-at-once", test_every_step_is_there_at_once },
    { "/store/what-it-holds-already", test_what_it_holds_already },
    { "/store/next-start-goes-on", test_next_start_goes_on },
    { "/store/open-twice-is-the-same", test_open_twice_is_the_same },
    { "/store/torn-line-is-dropped", test_torn_line_is_dropped },
    { "/store/finished-match-is-not-offered", test_finished_match_is_not_offered },
    { "/store/new-match-puts-the-old-one-away", test_new_match_puts_the_old_one_away },
    { "/store/ended-match-is-no-longer-recorded", test_ended_match_is_no_longer_recorded },
    { "/store/damage-is-kept-aside", test_damage_is_kept_aside },
    { "/store/new-match-keeps-damage-aside", test_new_match_keeps_damage_aside },
    { "/store/folder-in-place-of-the-file", test_folder_in_place_of_the_file },
    { "/store/pipe-in-place-of-the-file", test_pipe_in_place_of_the_file },
    { "/store/huge-file", test_huge_file },
    { "/store/folder-that-cannot-be-written", test_folder_that_cannot_be_written },
    { "/store/old-match-that-cannot-be-put-away", test_old_match_that_cannot_be_put_away },
    { "/store/full-disk", test_full_disk },
    { "/store/file-that-disappears", test_file_that_disappears },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
