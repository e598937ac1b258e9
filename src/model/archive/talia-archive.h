/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The archive of a person's matches: the facts about them, and the operations on their files. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-coach.h"
#include "talia-daily.h"
#include "talia-family.h"
#include "talia-losses.h"
#include "talia-rating-course.h"
#include "talia-statistics.h"

G_BEGIN_DECLS

/**
 * TaliaArchive:
 *
 * Knows every match in a folder, whether open or not, from an index (talia-archive-index.h), which a thread opens and
 * updates from the files. The records are authoritative: whatever happens to the index, it can be rebuilt. No query
 * waits for another program.
 *
 * Signals: `changed ()`: the contents of the index have changed. `failed (GError *)`: the index cannot be written, and
 * nothing is known; emitted once.
 */
#define TALIA_TYPE_ARCHIVE (talia_archive_get_type ())
G_DECLARE_FINAL_TYPE (TaliaArchive, talia_archive, TALIA, ARCHIVE, GObject)

/** Creates the archive of `folder`, or of the user's own if that is NULL. It is empty before talia_archive_update(). */
TaliaArchive *talia_archive_new (const char *folder);

/**
 * Checks the files in a thread, and emits `changed` if anything has changed; the first time also before that, as soon
 * as the stored index is open. If called while a thread is running, it checks once more afterwards.
 */
void talia_archive_update (TaliaArchive *self);

/** Returns whether a thread is checking the files. Property `updating`. */
gboolean talia_archive_get_updating (TaliaArchive *self);

/** Returns why the index cannot be written, in a sentence; NULL if it can. Nothing is known then. */
const char *talia_archive_get_failure (TaliaArchive *self);

/** Returns the number of files that hold no readable match or score pad. They are left unchanged. */
guint talia_archive_count_damaged (TaliaArchive *self);

/** Returns the size of all known files in bytes. */
gint64 talia_archive_get_size (TaliaArchive *self);

/** Returns the number of matches that the query finds. */
guint talia_archive_count (TaliaArchive *self, const TaliaArchiveQuery *query);

/** Returns at most `n` matches of the query from number `first` on: TaliaMatchFacts, owned by the array (transfer
 * full). */
GPtrArray *talia_archive_find (TaliaArchive *self, const TaliaArchiveQuery *query, guint first, guint n);

/** Returns statistics of finished matches, and lists the games, rules and levels: see the functions of these names in
 * talia-statistics.h. */
TaliaStatistics *talia_archive_get_statistics (TaliaArchive *self, const TaliaStatisticsQuery *query);
GArray *talia_archive_list_games (TaliaArchive *self, gint64 since);
GStrv talia_archive_list_rules (TaliaArchive *self, const char *game);
GStrv talia_archive_list_levels (TaliaArchive *self, const char *game);

/** Returns the results of matches that several people played: see talia_family_list(). */
GArray *talia_archive_list_family (TaliaArchive *self, TaliaArchiveKind kind, const char *game, gint64 since);

/** Returns the person's rating in a game, by its id: see talia_rating_course_new(). */
TaliaRatingCourse *talia_archive_get_rating (TaliaArchive *self, const char *game);

/** Returns the grade of the level that suits the person in that game: see talia_ratings_get_grade(). */
guint talia_archive_get_grade (TaliaArchive *self, const char *game);

/** Returns what the person gives away in a game, by its id, and by themes: see talia_coach_new(). */
TaliaCoach *talia_archive_get_coach (TaliaArchive *self, const char *game);

/** Lists what the person's judged decisions gave away: see talia_losses_list(). */
GPtrArray *talia_archive_list_losses (TaliaArchive *self);

/** Looks at the days up to `today` on which the deal of the day was played: see talia_daily_init(). */
void talia_archive_get_daily (TaliaArchive *self, guint32 today, TaliaDaily *daily);

/** Returns the folder of the matches. */
const char *talia_archive_get_folder (TaliaArchive *self);

/** Returns the path of a match's file; a new string. */
char *talia_archive_get_path (TaliaArchive *self, const char *file);

/**
 * Moves a match or score pad to the folder `bin`; talia_archive_restore() brings it back. A match of the same name in
 * the bin is deleted for good. Error: G_FILE_ERROR.
 */
gboolean talia_archive_remove (TaliaArchive *self, const char *file, GError **error);
gboolean talia_archive_restore (TaliaArchive *self, const char *file, GError **error);

/** Writes a copy of a match's file to `target`, and replaces what is there. Error: G_IO_ERROR. */
gboolean talia_archive_export (TaliaArchive *self, const char *file, GFile *target, GError **error);

/** Deletes matches that have been in the bin for at least `age` seconds. */
void talia_archive_empty_bin (TaliaArchive *self, gint64 age);

G_END_DECLS
