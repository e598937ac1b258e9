/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays each record in this folder and compares the transcript with the one beside it; `--write` writes the
 * transcripts anew. */
#include <glib/gstdio.h>

#include "model/record/talia-record.h"
#include "transcript.h"

static gboolean write_anew;

/* Removes options from `text` that are newer than the record `old`, which is never changed. */
static void
leave_out_new_options (char *text, const char *old)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  char *to = text;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *key = g_strndup (lines[i], strcspn (lines[i], "=") + 1);

      if (g_str_has_prefix (lines[i], "option ") && strstr (old, key) == NULL)
        continue;
      to = g_stpcpy (to, lines[i]);
      if (lines[i + 1] != NULL)
        to = g_stpcpy (to, "\n");
    }
}

static void
test_record (gconstpointer data)
{
  const char *path = data;
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".talia"));
  g_autofree char *transcript_path = g_strconcat (stem, ".txt", NULL);
  g_autofree char *record = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *transcript = NULL;
  g_autofree char *again = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (path, &record, &length, &error);
  g_assert_no_error (error);
  table = talia_record_parse (record, (gssize) length, &error);
  g_assert_no_error (error);
  transcript = transcript_write (table);
  if (write_anew)
    {
      g_file_set_contents (transcript_path, transcript, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_file_get_contents (transcript_path, &expected, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (transcript, ==, expected);
  again = talia_record_write (table);
  leave_out_new_options (again, record);
  g_assert_cmpstr (again, ==, record);
}

/* Every game has a golden record; without one, nothing would be compared. */
static void
test_every_game (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autofree char *path = g_strdup_printf (GOLDEN "/%s.talia", (*game)->id);

      g_test_message ("%s", path);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

int
main (int argc, char **argv)
{
  const GOptionEntry entries[] = {
    { "write", 0, 0, G_OPTION_ARG_NONE, &write_anew, "write the transcripts instead of comparing", NULL }, { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL))
    return 2;
  dir = g_dir_open (GOLDEN, 0, NULL);
  g_assert_nonnull (dir);
  g_test_add_func ("/golden/every-game", test_every_game);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".talia"))
      {
        g_autofree char *test = g_strdup_printf ("/golden/%s", name);

        g_test_add_data_func_full (test, g_build_filename (GOLDEN, name, NULL), test_record, g_free);
      }
  return g_test_run ();
}
