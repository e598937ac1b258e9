/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the store when files and disks fail: a damaged file is put aside, and what could not be written is written
 * later. */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>

#include "model/record/talia-record.h"
#include "storing.h"

/* Files that are no records: each is put aside unchanged, and a new match can begin. */
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
test_damage_is_kept_aside (Storing *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *kept_as = NULL, *text = NULL;
      gsize length, wanted;

      storing_restart (self);
      g_assert_true (g_file_set_contents (self->current, damages[i].text, damages[i].length, NULL));
      g_assert_true (talia_store_has_match (self->store));
      g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
      g_assert_error (error, TALIA_RECORD_ERROR, damages[i].line);
      g_assert_nonnull (kept_as);
      g_assert_true (g_file_get_contents (kept_as, &text, &length, NULL));
      wanted = damages[i].length >= 0 ? (gsize) damages[i].length : strlen (damages[i].text);
      g_assert_cmpmem (text, length, damages[i].text, wanted);
      g_assert_false (talia_store_has_match (self->store));
      storing_assert_n_files (self->folder, "damaged-", i + 1);
    }
  {
    g_autoptr (TaliaTable) table = storing_begin (self, 3);

    storing_assert_file_is (self, table);
    storing_assert_n_files (self->folder, "damaged-", G_N_ELEMENTS (damages));
  }
}

static void
test_new_match_keeps_damage_aside (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = NULL;

  g_assert_true (g_file_set_contents (self->current, "rubbish\n", -1, NULL));
  table = storing_begin (self, 3);
  storing_assert_file_is (self, table);
  storing_assert_n_files (self->folder, "damaged-", 1);
}

static void
test_folder_in_place_of_the_file (Storing *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;
  g_autoptr (TaliaTable) table = NULL;

  g_assert_no_errno (g_mkdir (self->current, 0700));
  g_assert_true (talia_store_has_match (self->store));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, 1);
  g_assert_true (g_file_test (kept_as, G_FILE_TEST_IS_DIR));
  table = storing_begin (self, 3);
  storing_assert_file_is (self, table);
}

static void
test_pipe_in_place_of_the_file (Storing *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;

  g_assert_no_errno (mkfifo (self->current, 0600));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, 1);
  g_assert_nonnull (kept_as);
}

static void
test_huge_file (Storing *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;
  const clock_t start = clock (); /* the time of the processor, which a busy machine does not lengthen */
  GStatBuf info;

  g_assert_true (g_file_set_contents (self->current, "talia-record 1\n", -1, NULL));
  g_assert_no_errno (truncate (self->current, 100 * 1024 * 1024));
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_error (error, TALIA_RECORD_ERROR, 2);
  g_assert_cmpint (clock () - start, <, 5 * CLOCKS_PER_SEC);
  g_assert_no_errno (g_stat (kept_as, &info));
  g_assert_cmpint (info.st_size, ==, 100 * 1024 * 1024);
}

static void
test_folder_that_cannot_be_written (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_strdup (self->folder);

  /* A file in the place of the folder: it stops even root, for whom permissions do not count. */
  g_free (self->folder);
  self->folder = g_build_filename (folder, "file", "talia", NULL);
  {
    g_autofree char *file = g_build_filename (folder, "file", NULL);

    g_assert_true (g_file_set_contents (file, "", 0, NULL));
  }
  storing_restart (self);
  g_assert_false (talia_store_has_match (self->store));
  g_assert_false (talia_store_begin_match (self->store, table, &error));
  g_assert_true (error->domain == G_FILE_ERROR);
  playing_steps (table, &self->random, 60);
  g_assert_cmpuint (talia_table_get_n_steps (table), ==, 60);
  /* The failure was reported before. */
  g_assert_cmpuint (self->failures->len, ==, 0);
  g_free (self->folder);
  self->folder = g_steal_pointer (&folder);
}

static void
test_old_match_that_cannot_be_put_away (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) old = storing_begin (self, 20), new = playing_table ("");
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (matches, "", 0, NULL));
  g_assert_false (talia_store_begin_match (self->store, new, &error));
  g_assert_nonnull (error);
  playing_steps (new, &self->random, 5);
  storing_assert_file_is (self, old);

  /* When the folder can be created, the old match is put away, and the new one is saved completely. */
  g_assert_no_errno (g_unlink (matches));
  playing_steps (new, &self->random, 6);
  storing_assert_file_is (self, new);
  storing_assert_n_files (matches, "", 1);
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
test_full_disk (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 30);
  g_autofree char *before = talia_record_write (table);
  g_autofree char *text = NULL;

  /* The file can only grow by a part of a line. */
  signal (SIGXFSZ, SIG_IGN);
  set_file_limit (strlen (before) + 1);
  playing_steps (table, &self->random, 50);
  set_file_limit (RLIM_INFINITY);

  g_assert_cmpuint (talia_table_get_n_steps (table), ==, 50);
  g_assert_cmpuint (self->failures->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (self->failures, 0), "current.talia"));
  /* The file is unchanged, to the byte. */
  text = playing_read (self->folder, "current.talia");
  g_assert_cmpstr (text, ==, before);

  /* With room again, the next step writes everything, and the recovery is reported. */
  g_assert_cmpuint (self->recovered, ==, 0);
  playing_step (table, &self->random);
  storing_assert_file_is (self, table);
  g_assert_cmpuint (self->recovered, ==, 1);
  playing_step (table, &self->random);
  storing_assert_file_is (self, table);

  /* Another failure is reported again. */
  set_file_limit (10);
  playing_step (table, &self->random);
  set_file_limit (RLIM_INFINITY);
  g_assert_cmpuint (self->failures->len, ==, 2);
}

static void
test_file_that_disappears (Storing *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = storing_begin (self, 10);

  g_assert_no_errno (g_unlink (self->current));
  playing_step (table, &self->random);
  storing_assert_file_is (self, table);
  g_assert_cmpuint (self->failures->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  static const StoringTest tests[] = {
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

  return storing_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
