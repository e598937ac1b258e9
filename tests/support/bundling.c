/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder with matches and another one to import them into, shared by the tests of export and import. */
#include "bundling.h"

#include <glib/gstdio.h>

#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

/* The matches in the folder that is exported. */
const BundlingMatch bundling_kept[BUNDLING_KEPT] = {
  { "current.talia", "hearts", "2025-11-30T18:05:59Z", 30 },
  { "matches/2025-11-30T17-00-00Z.talia", "spades", "2025-11-29T18:00:00Z", 20 },
  { "matches/a.talia", "casino", "2025-11-29T18:00:00Z", 40 }, /* two matches began in the same second */
  { "matches/b.talia", "kierki", NULL, 60 },
};

void
bundling_write_file (const char *folder, const char *file, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (folder, file, NULL), *in = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (in, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

char *
bundling_make_record (guint i, guint more)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (bundling_kept[i].game), "");
  TaliaRandom random;

  talia_random_init (&random, i + 1);
  if (bundling_kept[i].date != NULL)
    g_assert_true (talia_table_set_note (table, TALIA_NOTE_DATE, bundling_kept[i].date, NULL));
  playing_steps (table, &random, bundling_kept[i].steps + more);
  return talia_record_write (table);
}

static void
set_up (Bundling *self, gconstpointer data)
{
  g_autofree char *path = NULL;

  self->folder = playing_folder ();
  self->home = playing_folder ();
  path = g_build_filename (self->folder, "all.tar.gz", NULL);
  self->bundle = g_file_new_for_path (path);
  self->reading.cancellable = g_cancellable_new ();
  for (guint i = 0; i < BUNDLING_KEPT; i++)
    {
      g_autofree char *text = bundling_make_record (i, 0);

      bundling_write_file (self->folder, bundling_kept[i].file, text, -1);
    }
}

static void
tear_down (Bundling *self, gconstpointer data)
{
  GStrv left = playing_list (self->home, "incoming-");

  g_assert_cmpuint (g_strv_length (left), ==, 0);
  g_strfreev (left);
  g_object_unref (self->bundle);
  g_object_unref (self->reading.cancellable);
  playing_remove_folder (self->folder);
  playing_remove_folder (self->home);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ((Bundling *) data)->result = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return ((Bundling *) data)->result != NULL;
}

gint
bundling_write_out (Bundling *self, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  talia_bundle_export_async (self->folder, self->bundle, &self->reading, done_cb, self);
  playing_wait (is_done, self);
  result = g_steal_pointer (&self->result);
  return talia_bundle_export_finish (result, error);
}

gboolean
bundling_take_over (Bundling *self, TaliaBundleTally *tally, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  talia_bundle_tally_clear (tally);
  talia_bundle_import_async (self->home, self->bundle, &self->reading, done_cb, self);
  playing_wait (is_done, self);
  result = g_steal_pointer (&self->result);
  return talia_bundle_import_finish (result, tally, error);
}

void
bundling_assert_taken (Bundling *self, guint taken, guint known, guint bad)
{
  g_autoptr (GError) error = NULL;
  g_auto (TaliaBundleTally) tally = { 0 };

  g_assert_true (bundling_take_over (self, &tally, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally.taken, ==, taken);
  g_assert_cmpuint (tally.known, ==, known);
  g_assert_cmpuint (tally.bad, ==, bad);
  g_assert_false (tally.cut_short);
}

/* Returns how many of the exported matches are in the new home, each of them complete. */
guint
bundling_count_arrived (Bundling *self)
{
  g_autofree char *matches = g_build_filename (self->home, "matches", NULL);
  g_auto (GStrv) names = NULL;
  guint n = 0;

  if (!g_file_test (matches, G_FILE_TEST_IS_DIR))
    return 0; /* the folder is created for the first match */
  names = playing_list (matches, "");
  for (guint i = 0; i < BUNDLING_KEPT; i++)
    {
      g_autofree char *text = bundling_make_record (i, 0);

      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autofree char *there = playing_read (matches, names[j]);

          n += g_str_equal (there, text);
        }
    }
  return n;
}

int
bundling_run (int argc, char **argv, const BundlingTest *tests, guint n)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n; i++)
    g_test_add (tests[i].path, Bundling, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
