/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kills a program that plays a match, in the middle of random calls to the disk: the match is saved up to the last
 * finished step. */
#include "model/record/talia-record.h"
#include "model/record/talia-store.h"
#include "playing.h"

/* The program is killed in one of its first calls; beginning a match takes some 90 of them, going on with one 20, each
 * step two. */
#define CALLS 120

/* The number of kills after which the next match is begun. */
#define KILLS_OF_MATCH 10

static guint
n_kills (void)
{
  return playing_amount ("TALIA_KILLS", 50);
}

static void
recorded_cb (TaliaTable *table, const char *lines, GString *step)
{
  g_string_append (step, lines);
}

/* Whether the record is `before` with some of the whole lines of the next step: a step of several lines, such as one
 * that takes back several cards, can be cut off after any of them. */
static gboolean
has_lines (const char *record, const char *before, const char *step)
{
  g_autoptr (GString) text = g_string_new (before);
  g_auto (GStrv) lines = g_strsplit (step, "\n", -1);

  for (guint i = 0; i <= g_strv_length (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TaliaTable) table = NULL;
      g_autofree char *wanted = NULL;

      if (i > 0)
        g_string_append_printf (text, "%s\n", lines[i - 1]);
      table = talia_record_read (text->str, text->len, TALIA_RECORD_AUTOSAVE, NULL, &error);
      g_assert_no_error (error);
      wanted = talia_record_write (table);
      if (g_str_equal (record, wanted))
        return TRUE;
    }
  return FALSE;
}

/* Whether the record has `table` after `told` steps, and perhaps lines of the next one, which was being saved. */
static gboolean
is_there (const char *record, TaliaTable *table, guint seed, gsize told)
{
  g_autoptr (GString) step = g_string_new (NULL);
  g_autofree char *before = NULL;
  TaliaRandom random;

  talia_random_init (&random, seed);
  for (gsize i = 0; i < told; i++)
    playing_wild_step (table, &random);
  before = talia_record_write (table);
  g_signal_connect (table, "recorded", G_CALLBACK (recorded_cb), step);
  playing_wild_step (table, &random);
  return has_lines (record, before, step->str);
}

static void
test_kill_loses_nothing (void)
{
  char *folder = NULL;
  gsize sum = 0, resumed = 0, killed_early = 0;
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (guint i = 0; i < n_kills (); i++)
    {
      g_autoptr (TaliaStore) before = NULL;
      g_autoptr (TaliaTable) table = NULL;
      g_autoptr (GError) error = NULL;
      gboolean had_match;
      gsize told;

      if (i % KILLS_OF_MATCH == 0)
        {
          g_clear_pointer (&folder, playing_remove_folder);
          folder = playing_folder ();
        }
      before = talia_store_new (folder);
      had_match = talia_store_has_match (before);
      table = had_match ? talia_store_open_match (before, NULL, &error) : playing_table ("target=200");
      g_assert_no_error (error);
      g_clear_object (&before);

      told = playing_run_until_killed (g_getenv ("KEEP_PLAYING"), folder, i, talia_random_below (&random, CALLS),
                                       NULL); /* or the match is over before that call */
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
  g_assert_cmpuint (resumed, >, n_kills () / 2);
  playing_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-kill/loses-nothing", test_kill_loses_nothing);
  return g_test_run ();
}
