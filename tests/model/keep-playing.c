/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program for a kill test: plays the match in a folder, or begins one, and reports each finished step, until it is
 * killed in the middle of a call to the disk. */
#include <stdlib.h>
#include <unistd.h>

#include "failing-disk.h"
#include "model/record/talia-store.h"
#include "playing.h"

/* Usage: keep-playing FOLDER SEED CALL; CALL is the number of the call that it does not survive */
int
main (int argc, char *argv[])
{
  g_autoptr (TaliaStore) store = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  TaliaRandom random;

  g_assert_true (argc == 4);
  disk_watch (argv[1]);
  disk_kill_at ((guint) g_ascii_strtoull (argv[3], NULL, 10));
  store = talia_store_new (argv[1]);
  talia_random_init (&random, g_ascii_strtoull (argv[2], NULL, 10));
  if (talia_store_has_match (store))
    {
      table = talia_store_open_match (store, NULL, &error);
    }
  else
    {
      table = playing_table ("target=200");
      talia_store_begin_match (store, table, &error);
    }
  g_assert_no_error (error);
  while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
    {
      playing_wild_step (table, &random);
      if (write (STDOUT_FILENO, ".", 1) != 1)
        return 1;
    }
  return 0;
}
