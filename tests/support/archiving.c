/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder with a few matches in it, shared by the tests of the archive. */
#include "archiving.h"

#include <glib/gstdio.h>

#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

const ArchivingMatch archiving_kept[ARCHIVING_MATCHES] = {
  { "current.talia",
    "hearts",
    "",
    30,
    "2025-11-30T18:05:59Z",
    NULL,
    { "human Ala", "easy Ola", "easy Ewa", "easy Jan" } },
  { "matches/a.talia",
    "hearts",
    "target=50",
    0,
    "2025-11-29T18:00:00Z",
    NULL,
    { "human Ala", "easy Ola", "hard Łucja", "easy Jan" } },
  { "matches/b.talia",
    "spades",
    "",
    20,
    "2025-11-28T18:00:00Z",
    "Święta u Żanety",
    { "human Ala", "expert Ola", "expert Ewa", "expert Jan" } },
  { "matches/c.talia", "casino", "players=2 target=1", 0, "2025-11-27T18:00:00Z", NULL, { "easy Ola", "human Ala" } },
  { "matches/d.talia",
    "hearts",
    "",
    100,
    "2025-11-26T18:00:00Z",
    NULL,
    { "human Ala", "easy Ola", "easy Ewa", "easy Jan" } },
};

static void
changed_cb (TaliaArchive *archive, Archiving *self)
{
  self->changes++;
}

static void
failed_cb (TaliaArchive *archive, const GError *error, Archiving *self)
{
  self->failures++;
}

void
archiving_write (Archiving *self, const char *file, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (self->folder, file, NULL), *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

TaliaTable *
archiving_play (const ArchivingMatch *match, const char *date, guint seed)
{
  TaliaTable *table = playing_game_table (talia_registry_find (match->game), match->settings);
  g_auto (GStrv) note = g_strsplit (match->note != NULL ? match->note : "", "=", 2);
  TaliaRandom random;

  talia_random_init (&random, seed);
  g_assert_true (talia_table_set_note (table, TALIA_NOTE_DATE, date != NULL ? date : match->date, NULL));
  if (match->title != NULL)
    g_assert_true (talia_table_set_note (table, TALIA_NOTE_TITLE, match->title, NULL));
  if (note[0] != NULL)
    g_assert_true (talia_table_set_note (table, note[0], note[1], NULL));
  for (int seat = 0; seat < 4 && match->seats[seat] != NULL; seat++)
    talia_table_set_seat (table, seat, match->seats[seat]);
  playing_steps (table, &random, match->steps > 0 ? match->steps : G_MAXUINT);
  return table;
}

TaliaTable *
archiving_make_match (guint i)
{
  return archiving_play (&archiving_kept[i], NULL, i + 1);
}

gboolean
archiving_is_idle (gpointer archive)
{
  return !talia_archive_get_updating (archive);
}

void
archiving_look (Archiving *self)
{
  talia_archive_update (self->archive);
  playing_wait (archiving_is_idle, self->archive);
}

void
archiving_open (Archiving *self)
{
  self->archive = talia_archive_new (self->folder);
  g_signal_connect (self->archive, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect (self->archive, "failed", G_CALLBACK (failed_cb), self);
}

void
archiving_write_matches (Archiving *self)
{
  for (guint i = 0; i < ARCHIVING_MATCHES; i++)
    {
      g_autoptr (TaliaTable) table = archiving_make_match (i);
      g_autofree char *text = talia_record_write (table);

      archiving_write (self, archiving_kept[i].file, text, -1);
    }
}

void
archiving_set_up (Archiving *self, gconstpointer data)
{
  self->folder = playing_folder ();
  archiving_write_matches (self);
  archiving_open (self);
  archiving_look (self);
  g_assert_cmpuint (self->changes, ==, 1);
}

void
archiving_tear_down (Archiving *self, gconstpointer data)
{
  g_assert_cmpuint (self->failures, ==, 0);
  g_object_unref (self->archive);
  playing_remove_folder (self->folder);
}
