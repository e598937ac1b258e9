/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program for a kill test: goes on with the newest score pad in a folder, or begins one, and reports each finished
 * step, until it is killed in the middle of a call to the disk. */
#include <unistd.h>

#include "failing-disk.h"
#include "model/pad/talia-pad-file.h"
#include "model/pad/talia-pad-folder.h"
#include "scoring.h"

static TaliaPadFile *
open_file (const char *folder, guint seed, GError **error)
{
  g_auto (GStrv) paths = talia_pad_folder_list (folder);
  g_autoptr (TaliaScorePad) pad = NULL;

  if (paths[0] != NULL)
    return talia_pad_file_open (paths[0], &pad, error);
  pad = scoring_pad (seed);
  return talia_pad_file_new (pad, folder, error);
}

/* Usage: keep-scoring FOLDER SEED CALL; CALL is the number of the call that it does not survive */
int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaPadFile) file = NULL;
  TaliaRandom random;
  guint seed;

  g_assert_true (argc == 4);
  seed = (guint) g_ascii_strtoull (argv[2], NULL, 10);
  talia_random_init (&random, seed);
  disk_watch (argv[1]);
  disk_kill_at ((guint) g_ascii_strtoull (argv[3], NULL, 10));
  file = open_file (argv[1], seed, &error);
  g_assert_no_error (error);
  while (scoring_step (talia_pad_file_get_pad (file), &random))
    if (write (STDOUT_FILENO, ".", 1) != 1)
      break;
  return 1;
}
