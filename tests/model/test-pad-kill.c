/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kills a program that keeps a score pad, in the middle of random calls to the disk: every step that was reported is in
 * the file, which can be read. */
#include "model/pad/talia-pad-folder.h"
#include "model/pad/talia-scores.h"
#include "playing.h"
#include "scoring.h"

/* The program is killed in one of its first calls; beginning a pad takes some 20 of them, each step some 4. */
#define CALLS 60

/* The number of kills after which the next pad is begun. */
#define KILLS_OF_PAD 5

/* Whether the pad that was found is `pad` after `told` steps, or after one more, which was being written. */
static gboolean
is_there (TaliaScorePad *found, TaliaScorePad *pad, guint seed, gsize told)
{
  g_autofree char *text = talia_score_pad_write (found);
  TaliaRandom random;

  talia_random_init (&random, seed);
  for (gsize i = 0; i <= told + 1; i++)
    {
      g_autofree char *wanted = i >= told ? talia_score_pad_write (pad) : NULL;

      if (g_strcmp0 (text, wanted) == 0)
        return TRUE;
      g_assert_true (scoring_step (pad, &random));
    }
  return FALSE;
}

/* Reads the only pad in the folder, whose file is whole but for its last line; NULL if there is none. */
static TaliaScorePad *
read_pad (const char *folder)
{
  g_auto (GStrv) paths = talia_pad_folder_list (folder);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TaliaScorePad *pad;
  gsize length;

  if (paths[0] == NULL)
    return NULL;
  g_assert_null (paths[1]);
  g_file_get_contents (paths[0], &text, &length, &error);
  g_assert_no_error (error);
  pad = talia_scores_salvage (text, length, TALIA_RECORD_AUTOSAVE, NULL, NULL, &error);
  g_assert_no_error (error);
  return pad;
}

/* Whether the pad was killed in the middle of a line. */
static gboolean
is_torn (const char *folder)
{
  g_auto (GStrv) paths = talia_pad_folder_list (folder);
  g_autofree char *text = NULL;

  if (paths[0] != NULL)
    g_assert_true (g_file_get_contents (paths[0], &text, NULL, NULL));
  return text != NULL && !g_str_has_suffix (text, "\n");
}

static void
test_kill_loses_nothing (void)
{
  const guint kills = playing_amount ("TALIA_KILLS", 100);
  char *folder = NULL;
  gsize sum = 0, resumed = 0, torn = 0;
  TaliaRandom random;

  talia_random_init (&random, 40);
  for (guint i = 0; i < kills; i++)
    {
      g_autoptr (TaliaScorePad) pad = NULL, found = NULL;
      gboolean had_pad, killed;
      gsize told;

      if (i % KILLS_OF_PAD == 0)
        {
          g_clear_pointer (&folder, playing_remove_folder);
          folder = playing_folder ();
        }
      pad = read_pad (folder);
      had_pad = pad != NULL;
      if (pad == NULL)
        pad = scoring_pad (i);
      told =
          playing_run_until_killed (g_getenv ("KEEP_SCORING"), folder, i, talia_random_below (&random, CALLS), &killed);
      g_assert_true (killed);
      sum += told;
      resumed += had_pad;
      torn += is_torn (folder);
      found = read_pad (folder);
      if (had_pad || told > 0)
        g_assert_nonnull (found);
      if (found != NULL)
        g_assert_true (is_there (found, pad, i, told));
    }
  g_test_message ("%u kills, %" G_GSIZE_FORMAT " steps, %" G_GSIZE_FORMAT " pads gone on with, %" G_GSIZE_FORMAT
                  " lines torn",
                  kills, sum, resumed, torn);
  g_assert_cmpuint (resumed, >, kills / 2);
  g_assert_cmpuint (torn, >, kills / 10);
  playing_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pad-kill/loses-nothing", test_kill_loses_nothing);
  return g_test_run ();
}
