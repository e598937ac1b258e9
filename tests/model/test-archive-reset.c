/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests moving all finished matches to the bin: these are moved and no others, and they come back unchanged. */
#include <glib/gstdio.h>

#include "model/archive/talia-archive-reset.h"
#include "model/record/talia-record.h"
#include "playing.h"

/* A file, and the number of steps in it (0: to the end). */
static const struct
{
  const char *file;
  guint steps;
} kept[] = { { "current.talia", 0 }, { "matches/a.talia", 0 }, { "matches/b.talia", 30 }, { "matches/c.talia", 0 } };

static GAsyncResult *answer;

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  answer = g_object_ref (result);
}

static gboolean
is_done (gpointer archive)
{
  return answer != NULL && !talia_archive_get_updating (archive);
}

static guint
count (TaliaArchive *archive)
{
  return talia_archive_count (archive, &(TaliaArchiveQuery) { 0 });
}

static char *
make_folder (void)
{
  char *folder = playing_folder ();

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    {
      g_autoptr (TaliaTable) table = playing_table ("target=50");
      g_autofree char *path = g_build_filename (folder, kept[i].file, NULL), *in = g_path_get_dirname (path);
      g_autofree char *text = NULL;
      TaliaRandom random;

      talia_random_init (&random, i);
      playing_steps (table, &random, kept[i].steps > 0 ? kept[i].steps : G_MAXUINT);
      text = talia_record_write (table);
      g_assert_cmpint (g_mkdir_with_parents (in, 0700), ==, 0);
      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
  return folder;
}

static GPtrArray *
reset (TaliaArchive *archive, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  GPtrArray *files;

  talia_archive_reset_async (archive, done_cb, NULL);
  playing_wait (is_done, archive);
  result = g_steal_pointer (&answer);
  files = talia_archive_reset_finish (archive, result, error);
  answer = g_object_ref (result);
  playing_wait (is_done, archive);
  g_clear_object (&answer);
  return files;
}

static void
test_there_and_back (void)
{
  char *folder = make_folder ();
  g_autofree char *before = playing_read (folder, "matches/a.talia"), *after = NULL;
  g_autoptr (TaliaArchive) archive = talia_archive_new (folder);
  g_autoptr (GPtrArray) files = reset (archive, NULL);
  g_autoptr (GAsyncResult) result = NULL;

  g_assert_cmpuint (files->len, ==, 2);
  g_assert_cmpuint (count (archive), ==, 2); /* the match on the table, and the unfinished one */
  talia_archive_bring_back_async (archive, files, done_cb, NULL);
  playing_wait (is_done, archive);
  result = g_steal_pointer (&answer);
  g_assert_true (talia_archive_bring_back_finish (archive, result, NULL));
  answer = g_object_ref (result);
  playing_wait (is_done, archive);
  g_clear_object (&answer);
  g_assert_cmpuint (count (archive), ==, 4);
  g_assert_cmpint (talia_archive_get_size (archive), >, (gint64) strlen (before));
  after = playing_read (folder, "matches/a.talia");
  g_assert_cmpstr (before, ==, after);
  g_clear_object (&archive);
  playing_remove_folder (folder);
}

/* If the trash cannot be created, everything stays. */
static void
test_no_bin (void)
{
  char *folder = make_folder ();
  g_autofree char *bin = g_build_filename (folder, "bin", NULL);
  g_autoptr (TaliaArchive) archive = talia_archive_new (folder);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (bin, "a file in the place of the folder", -1, NULL));
  g_assert_null (reset (archive, &error));
  g_assert_true (error->domain == G_FILE_ERROR);
  g_assert_cmpuint (count (archive), ==, 4);
  g_clear_object (&archive);
  playing_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/archive-reset/there-and-back", test_there_and_back);
  g_test_add_func ("/archive-reset/no-bin", test_no_bin);
  return g_test_run ();
}
