/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The archive of a person's matches: the facts about them, and the operations on their files. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-family.h"
#include "talia-statistics.h"

G_BEGIN_DECLS

/**
 * TaliaArchive:
 *
 * Knows every match in a folder, the open ones and those put away, from an index (talia-archive-index.h) that a thread
 * keeps in line with the files, and opens as well. The records stay the truth: whatever happens to the index, it is
 * made anew. No question waits for another program.
 *
 * Signals: `changed ()`: the index knows more or less than before. `failed (GError *)`: it cannot be kept, and nothing
 * is known; once.
 */
#define TALIA_TYPE_ARCHIVE (talia_archive_get_type ())
G_DECLARE_FINAL_TYPE (TaliaArchive, talia_archive, TALIA, ARCHIVE, GObject)

/** The archive of `folder`, NULL for the user's own. Nothing is known before talia_archive_update(). */
TaliaArchive *talia_archive_new (const char *folder);

/**
 * Looks at the files in a thread; emits `changed` if that brings something new, and the first time before that, as soon
 * as what was known is there. Asked for meanwhile, once more.
 */
void talia_archive_update (TaliaArchive *self);

/** Whether a thread is looking. Property `updating`. */
gboolean talia_archive_get_updating (TaliaArchive *self);

/** Why the index cannot be kept, in a sentence; NULL where it can. Nothing is known then. */
const char *talia_archive_get_failure (TaliaArchive *self);

/** How many files hold no match that could be read. They stay as they are. */
guint talia_archive_count_damaged (TaliaArchive *self);

/** How many bytes all files take that it knows. */
gint64 talia_archive_get_size (TaliaArchive *self);

/** How many matches the query finds. */
guint talia_archive_count (TaliaArchive *self, const TaliaArchiveQuery *query);

/** Those from number `first`, at most `n`: TaliaMatchFacts, owned by the array (transfer full). */
GPtrArray *talia_archive_find (TaliaArchive *self, const TaliaArchiveQuery *query, guint first, guint n);

/** What finished matches come to, and which there are: the functions of talia-statistics.h of these names. */
TaliaStatistics *talia_archive_get_statistics (TaliaArchive *self, const TaliaStatisticsQuery *query);
GArray *talia_archive_list_games (TaliaArchive *self, gint64 since);
GStrv talia_archive_list_rules (TaliaArchive *self, const char *game);
GStrv talia_archive_list_levels (TaliaArchive *self, const char *game);

/** What matches of several people come to: talia_family_list(). */
GArray *talia_archive_list_family (TaliaArchive *self, const char *game, gint64 since);

/** Where the matches are. */
const char *talia_archive_get_folder (TaliaArchive *self);

/** The path of a match's file; a new string. */
char *talia_archive_get_path (TaliaArchive *self, const char *file);

/**
 * Puts a match out of sight, in the folder `bin`; talia_archive_restore() brings it back. A match of that name in the
 * bin is gone for good. Error: G_FILE_ERROR.
 */
gboolean talia_archive_remove (TaliaArchive *self, const char *file, GError **error);
gboolean talia_archive_restore (TaliaArchive *self, const char *file, GError **error);

/** Writes a copy of a match's file to `target`, in the place of what is there. Error: G_IO_ERROR. */
gboolean talia_archive_export (TaliaArchive *self, const char *file, GFile *target, GError **error);

/** Deletes matches that have been in the bin for at least `age` seconds. */
void talia_archive_empty_bin (TaliaArchive *self, gint64 age);

G_END_DECLS
