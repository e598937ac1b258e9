/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder with a few matches in it, shared by the tests of the archive. */
#pragma once

#include "model/archive/talia-archive.h"
#include "playing.h"

G_BEGIN_DECLS

/** A match in the folder: the number of steps made (0: to the end), when it began, who plays, and another note, such as
 * "seat=2". */
typedef struct
{
  const char *file, *game, *settings;
  guint steps;
  const char *date, *title, *seats[4], *note;
} ArchivingMatch;

#define ARCHIVING_MATCHES 5
extern const ArchivingMatch archiving_kept[ARCHIVING_MATCHES];

/** A fixture: an archive of these matches. */
typedef struct
{
  char *folder;
  TaliaArchive *archive;
  guint changes, failures;
} Archiving;

void archiving_set_up (Archiving *self, gconstpointer data);

/** Writes the matches into the folder. */
void archiving_write_matches (Archiving *self);

/** Asserts that nothing failed, and removes everything. */
void archiving_tear_down (Archiving *self, gconstpointer data);

/** Lets the archive look at the files, and waits until it has finished. */
void archiving_look (Archiving *self);

/** Whether the archive is not looking at any files; for playing_wait(). */
gboolean archiving_is_idle (gpointer archive);

/** Opens the archive of the folder, as the program does. */
void archiving_open (Archiving *self);

/** Writes a file below the folder; `length` may be -1. */
void archiving_write (Archiving *self, const char *file, const char *text, gssize length);

/** Plays a match; its moves follow from the seed. `date` is when it began; NULL: as the match says. */
TaliaTable *archiving_play (const ArchivingMatch *match, const char *date, guint seed);

/** Creates the match with this index again. */
TaliaTable *archiving_make_match (guint i);

G_END_DECLS
