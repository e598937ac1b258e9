/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kills, at random moments, a program that plays a match: the match is saved up to the last finished step. */
#include <gio/gio.h>

#include "model/record/talia-record.h"
#include "model/record/talia-store.h"
#include "playing.h"

static guint
n_kills (void)
{
  return playing_amount ("TALIA_KILLS", 50);
}

/* Lets the program play in `folder` for this time; returns the number of steps that it reported. */
static gsize
play_and_kill (const char *folder, guint seed, gulong microseconds)
{
  g_autofree char *text = g_strdup_printf ("%u", seed);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, g_getenv ("KEEP_PLAYING"), folder, text, NULL);
  g_autoptr (GBytes) output = NULL;

  g_assert_no_error (error);
  g_usleep (microseconds);
  g_subprocess_force_exit (process);
  g_subprocess_communicate (process, NULL, NULL, &output, NULL, &error);
  g_assert_no_error (error);
  return g_bytes_get_size (output);
}

/* Whether the record has `table` after `told` steps, or after one more, which was being saved. */
static gboolean
is_there (const char *record, TaliaTable *table, guint seed, gsize told)
{
  TaliaRandom random;

  talia_random_init (&random, seed);
  for (gsize i = 0; i <= told + 1; i++)
    {
      g_autofree char *wanted = i >= told ? talia_record_write (table) : NULL;

      if (g_strcmp0 (record, wanted) == 0)
        return TRUE;
      playing_wild_step (table, &random);
    }
  return FALSE;
}

static void
test_kill_loses_nothing (void)
{
  char *folder = playing_folder ();
  gsize sum = 0, resumed = 0, killed_early = 0;
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (guint i = 0; i < n_kills (); i++)
    {
      g_autoptr (TaliaStore) before = talia_store_new (folder);
      g_autoptr (TaliaTable) table = NULL;
      g_autoptr (GError) error = NULL;
      gboolean had_match = talia_store_has_match (before);
      gsize told;

      table = had_match ? talia_store_open_match (before, NULL, &error) : playing_table ("target=200");
      g_assert_no_error (error);
      g_clear_object (&before);

      told = play_and_kill (folder, i, 500 + talia_random_below (&random, 40000));
      sum += told;
      resumed += had_match;
      killed_early += told == 0;
      {
        g_autoptr (TaliaStore) after = talia_store_new (folder);

        if (told > 0 || had_match || talia_store_has_match (after))
          {
            g_autoptr (TaliaTable) found = talia_store_open_match (after, NULL, &error);
            g_autofree char *record = NULL;

            g_assert_no_error (error);
            record = talia_record_write (found);
            g_assert_true (is_there (record, table, i, told));
          }
      }
    }
  g_test_message ("%u kills, %" G_GSIZE_FORMAT " steps, %" G_GSIZE_FORMAT " matches gone on with, %" G_GSIZE_FORMAT
                  " killed before a step",
                  n_kills (), sum, resumed, killed_early);
  g_assert_cmpuint (resumed, >, n_kills () / 4);
  playing_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/loses-nothing", test_kill_loses_nothing);
  return g_test_run ();
}
