/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes matches to a folder before a test opens a window on it. */
#include "stored-match.h"

#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"

void
stored_match_write (const char *folder, const StoredMatch *match, guint64 seed)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (match->game), match->settings);
  g_autofree char *path = g_build_filename (folder, match->file, NULL), *text = NULL;
  TaliaRandom random;

  talia_random_init (&random, seed);
  g_assert_true (talia_table_set_note (table, TALIA_NOTE_DATE, match->date, NULL));
  talia_table_set_seat (table, 0, "human Ala");
  if (match->second != NULL)
    talia_table_set_seat (table, 1, match->second);
  playing_steps (table, &random, match->steps > 0 ? match->steps : G_MAXUINT);
  text = talia_record_write (table);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}
