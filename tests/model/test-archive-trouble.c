/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the index, the verdicts, export and import on real disks that are full or read-only: a failure is reported
 * once, what was saved stays, no record is touched, and everything works again once there is room. */
#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "archiving.h"
#include "model/archive/talia-verdicts.h"
#include "model/bundle/talia-bundle.h"
#include "model/record/talia-record.h"
#include "small-disk.h"

/* The size of the disk in KiB: enough for the matches, the index, and a little more. */
#define DISK 1024

static const TaliaArchiveQuery all = { 0 };

/* Writes the matches to a small disk, without an index. */
static void
set_up (Archiving *self, gconstpointer data)
{
  self->folder = playing_folder ();
  small_disk_begin (self->folder, DISK);
  archiving_write_matches (self);
  archiving_open (self);
}

static void
tear_down (Archiving *self, gconstpointer data)
{
  g_clear_object (&self->archive);
  small_disk_end (self->folder);
  playing_remove_folder (self->folder);
}

/* Creates the archive anew, as at the next start of the program. */
static void
restart (Archiving *self)
{
  g_clear_object (&self->archive);
  self->failures = 0;
  archiving_open (self);
}

static void
assert_records (Archiving *self)
{
  for (guint i = 0; i < ARCHIVING_MATCHES; i++)
    {
      g_autoptr (TaliaTable) table = archiving_make_match (i);
      g_autofree char *text = talia_record_write (table), *there = playing_read (self->folder, archiving_kept[i].file);

      g_assert_cmpstr (there, ==, text);
    }
}

/* Asserts that there is no failure any more: the list has every match, and it is saved. */
static void
assert_recovers (Archiving *self)
{
  self->failures = 0;
  archiving_look (self);
  g_assert_cmpuint (self->failures, ==, 0);
  g_assert_null (talia_archive_get_failure (self->archive));
  g_assert_cmpuint (talia_archive_count (self->archive, &all), ==, ARCHIVING_MATCHES);
  restart (self);
  archiving_look (self);
  g_assert_cmpuint (talia_archive_count (self->archive, &all), ==, ARCHIVING_MATCHES);
  assert_records (self);
}

/* --- the index ----------------------------------------------------------------------------------- */

/* With any amount of room, the index either fits, or the failure is reported once, however often it is tried. */
static void
test_index_without_room (Archiving *self, gconstpointer data)
{
  guint complete = 0, failed = 0;

  for (guint kib = 0; kib <= 200; kib += 4)
    {
      g_autofree char *index = g_build_filename (self->folder, TALIA_ARCHIVE_INDEX_FILE, NULL);

      g_clear_object (&self->archive);
      small_disk_leave (self->folder, DISK);
      g_unlink (index);
      small_disk_leave (self->folder, kib);
      restart (self);
      archiving_look (self);
      archiving_look (self);
      g_assert_cmpuint (self->failures, <=, 1);
      if (talia_archive_get_failure (self->archive) == NULL) /* complete after the first or the second attempt */
        {
          g_assert_cmpuint (talia_archive_count (self->archive, &all), ==, ARCHIVING_MATCHES);
          complete++;
        }
      else
        {
          g_assert_nonnull (strstr (talia_archive_get_failure (self->archive), self->folder));
          failed++;
        }
      assert_records (self);
      small_disk_leave (self->folder, DISK);
      assert_recovers (self);
    }
  g_assert_cmpuint (complete, >, 0);
  g_assert_cmpuint (failed, >, 0);
}

/* The list is still known, though there is no room to open the index for writing. */
static void
test_index_on_a_full_disk (Archiving *self, gconstpointer data)
{
  archiving_look (self);
  g_clear_object (&self->archive);
  small_disk_leave (self->folder, 0);
  restart (self);
  archiving_look (self);
  archiving_look (self);
  g_assert_cmpuint (self->failures, <=, 1);
  g_assert_cmpuint (talia_archive_count (self->archive, &all), ==, ARCHIVING_MATCHES);
  assert_records (self);
  small_disk_leave (self->folder, DISK);
  assert_recovers (self);
}

static void
test_index_that_may_not_be_written (Archiving *self, gconstpointer data)
{
  archiving_look (self);
  g_clear_object (&self->archive);
  small_disk_allow_writing (self->folder, FALSE);
  restart (self);
  archiving_look (self);
  archiving_look (self);
  g_assert_cmpuint (self->failures, ==, 1);
  g_assert_cmpuint (talia_archive_count (self->archive, &all), ==, ARCHIVING_MATCHES);
  assert_records (self);
  small_disk_allow_writing (self->folder, TRUE);
  assert_recovers (self);
}

static void
test_no_index_where_none_may_be_written (Archiving *self, gconstpointer data)
{
  small_disk_allow_writing (self->folder, FALSE);
  archiving_look (self);
  archiving_look (self);
  g_assert_cmpuint (self->failures, ==, 1);
  g_assert_cmpuint (talia_archive_count (self->archive, &all), ==, 0);
  assert_records (self);
  small_disk_allow_writing (self->folder, TRUE);
  assert_recovers (self);
}

/* --- verdicts of the expert ----------------------------------------------------------------------- */

static GArray *
make_judgements (TaliaTable *table)
{
  GArray *judgements = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));

  for (guint step = 3; step < 40; step += 5)
    {
      TaliaJudgement it = { .step = step,
                            .made = talia_table_get_step (table, step)->move,
                            .best = talia_table_get_step (table, step + 1)->move,
                            .reason = { .seat = -1, .suit = -1 } };

      g_array_append_val (judgements, it);
    }
  return judgements;
}

/* Saves verdicts on one deal until the disk is full; this is reported, and the saved ones are still there. */
static void
test_verdicts (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaTable) table = archiving_make_match (4);
  g_autoptr (GArray) judgements = make_judgements (table);
  gboolean full = GPOINTER_TO_INT (data);
  g_autoptr (TaliaVerdicts) before = talia_verdicts_new (self->folder), after = NULL;
  g_autoptr (GArray) found = NULL, again = NULL;
  guint n = 0;

  g_assert_true (talia_verdicts_keep (before, table, 0, 1, TALIA_SIGHT_OWN, judgements));
  g_clear_pointer (&before, talia_verdicts_unref);
  if (full)
    small_disk_leave (self->folder, 0);
  else
    small_disk_allow_writing (self->folder, FALSE);
  after = talia_verdicts_new (self->folder);
  while (talia_verdicts_keep (after, table, 1, 1, TALIA_SIGHT_OWN, judgements) && n < 3)
    n++;
  g_assert_cmpuint (n, ==, 0);
  found = talia_verdicts_find (after, table, 0, 1, TALIA_SIGHT_OWN);
  g_assert_nonnull (found);
  g_assert_cmpuint (found->len, ==, judgements->len);
  assert_records (self);

  small_disk_allow_writing (self->folder, TRUE);
  small_disk_leave (self->folder, DISK);
  g_clear_pointer (&after, talia_verdicts_unref);
  after = talia_verdicts_new (self->folder);
  g_assert_true (talia_verdicts_keep (after, table, 1, 1, TALIA_SIGHT_OWN, judgements));
  again = talia_verdicts_find (after, table, 0, 1, TALIA_SIGHT_OWN);
  g_assert_nonnull (again);
}

/* --- copies ------------------------------------------------------------------------------------------ */

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

static gint
write_out (Archiving *self, GFile *target, GError **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  TaliaRecordReading reading = { .cancellable = cancellable };
  g_autoptr (GAsyncResult) result = NULL;

  talia_bundle_export_async (self->folder, target, &reading, done_cb, &result);
  playing_wait (is_done, &result);
  return talia_bundle_export_finish (result, error);
}

/* If a copy cannot be written, an existing file of that name is unchanged, and otherwise there is none. */
static void
test_copies (Archiving *self, gconstpointer data)
{
  static const char *const names[] = { "new", "old" };
  const gboolean full = GPOINTER_TO_INT (data);

  archiving_write (self, "old", "what was there", -1);
  if (full)
    small_disk_leave (self->folder, 0);
  else
    small_disk_allow_writing (self->folder, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL), *there = NULL;
      g_autoptr (GFile) target = g_file_new_for_path (path);
      g_autoptr (GError) one = NULL, bundle = NULL;

      g_assert_false (talia_archive_export (self->archive, "matches/a.talia", target, &one));
      g_assert_nonnull (one);
      g_assert_cmpint (write_out (self, target, &bundle), ==, -1);
      g_assert_nonnull (bundle);
      g_file_get_contents (path, &there, NULL, NULL);
      g_assert_cmpstr (there, ==, i == 0 ? NULL : "what was there");
    }
  small_disk_allow_writing (self->folder, TRUE);
  assert_records (self);
}

/* Either all matches are imported or none. */
static void
test_taking_over (Archiving *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "all.tar.gz", NULL), *home = playing_folder ();
  g_autoptr (GFile) bundle = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  TaliaRecordReading reading = { .cancellable = cancellable };

  g_assert_cmpint (write_out (self, bundle, NULL), ==, ARCHIVING_MATCHES);
  small_disk_begin (home, 64);
  for (guint kib = 0; kib <= 64; kib += 4)
    {
      g_autofree char *matches = g_build_filename (home, "matches", NULL);
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GError) error = NULL;
      g_auto (TaliaBundleTally) tally = { 0 };
      GStrv there = NULL;

      small_disk_leave (home, kib);
      talia_bundle_import_async (home, bundle, &reading, done_cb, &result);
      playing_wait (is_done, &result);
      if (talia_bundle_import_finish (result, &tally, &error))
        break;
      there = g_file_test (matches, G_FILE_TEST_IS_DIR) ? playing_list (matches, "") : g_new0 (char *, 1);
      g_assert_cmpuint (g_strv_length (there), ==, 0);
      g_strfreev (there);
    }
  {
    g_autofree char *matches = g_build_filename (home, "matches", NULL);
    GStrv there = playing_list (matches, "");

    g_assert_cmpuint (g_strv_length (there), ==, ARCHIVING_MATCHES);
    g_strfreev (there);
  }
  small_disk_end (home);
  playing_remove_folder (g_steal_pointer (&home));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Archiving *self, gconstpointer data);
    gboolean full;
  } tests[] = {
    { "/archive-trouble/index-without-room", test_index_without_room, TRUE },
    { "/archive-trouble/index-on-a-full-disk", test_index_on_a_full_disk, TRUE },
    { "/archive-trouble/index-that-may-not-be-written", test_index_that_may_not_be_written, FALSE },
    { "/archive-trouble/no-index-where-none-may-be-written", test_no_index_where_none_may_be_written, FALSE },
    { "/archive-trouble/verdicts-on-a-full-disk", test_verdicts, TRUE },
    { "/archive-trouble/verdicts-that-may-not-be-written", test_verdicts, FALSE },
    { "/archive-trouble/copies-on-a-full-disk", test_copies, TRUE },
    { "/archive-trouble/copies-where-nothing-may-be-written", test_copies, FALSE },
    { "/archive-trouble/taking-over-on-a-full-disk", test_taking_over, TRUE },
  };

  if (!small_disk_init ())
    {
      g_print ("1..0 # SKIP no disks of our own: %s\n", g_strerror (errno));
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Archiving, GINT_TO_POINTER (tests[i].full), set_up, tests[i].test, tear_down);
  return g_test_run ();
}
