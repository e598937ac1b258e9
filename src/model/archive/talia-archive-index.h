/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of all matches and score pads, a database that can be rebuilt from their files at any time. */
#pragma once

#include <gio/gio.h>

#include "talia-match-facts.h"

G_BEGIN_DECLS

/** The name of the database in the folder. The files beside it (-wal, -shm) belong to it. */
#define TALIA_ARCHIVE_INDEX_FILE "index.sqlite"

/** The order of a list. Matches that are equal in it are sorted by date, newest first. */
typedef enum
{
  TALIA_ARCHIVE_NEWEST,
  TALIA_ARCHIVE_OLDEST,
  TALIA_ARCHIVE_BY_GAME,   /* as on the start page; of each game, unfinished matches first */
  TALIA_ARCHIVE_BY_OTHERS, /* by the other players */
  TALIA_ARCHIVE_BY_RESULT, /* won matches first, then second places and so on, then those without a place, and
                              unfinished ones last */
} TaliaArchiveOrder;

/** Where a match was played. */
typedef enum
{
  TALIA_ARCHIVE_PLAYED, /* in Talia */
  TALIA_ARCHIVE_PADS,   /* with real cards, on a score pad */
  TALIA_ARCHIVE_ALL,    /* either */
} TaliaArchiveKind;

/** A query for matches. If all fields are zero: all matches that were played in Talia, newest first. */
typedef struct
{
  TaliaArchiveKind kind;
  const char *game;    /* its id; NULL: any game */
  gboolean unfinished; /* only those */
  gboolean finished;
  gboolean won;     /* only matches that the person has won, alone or with others */
  gint64 since;     /* only those begun at this time or later: seconds since 1970; 0: all */
  guint32 day;      /* only matches of that day, as in TaliaMatchFacts; 0: all */
  const char *text; /* words that must each be part of the game's name, a title or a player's name, in any case */
  TaliaArchiveOrder order;
} TaliaArchiveQuery;

/** A connection to the database, for one thread. */
typedef struct _TaliaArchiveIndex TaliaArchiveIndex;

/**
 * Opens the index of `folder`, and creates it if necessary. A file of another version, or that is not a database, is
 * replaced by a new one; so is a damaged one, if `thorough` requests a check of the whole file. Returns NULL if the
 * folder or the disk does not allow it; the error (G_IO_ERROR) has a sentence for the player.
 */
TaliaArchiveIndex *talia_archive_index_open (const char *folder, gboolean thorough, GError **error);

/** Opens the index for reading only, which is useful if it cannot be written. Returns NULL if there is none. */
TaliaArchiveIndex *talia_archive_index_look (const char *folder);

void talia_archive_index_free (TaliaArchiveIndex *self);

/**
 * Updates the index from the files of `folder`; returns whether anything has changed. If the index could not be written
 * completely, `error` is set as by talia_archive_index_open().
 */
gboolean talia_archive_index_update (TaliaArchiveIndex *self, GCancellable *cancellable, GError **error);

/** Returns the number of files that hold no readable match or score pad. */
guint talia_archive_index_count_damaged (TaliaArchiveIndex *self);

/** Returns the size of all files in bytes. */
gint64 talia_archive_index_get_size (TaliaArchiveIndex *self);

/** Returns the number of matches that the query finds. */
guint talia_archive_index_count (TaliaArchiveIndex *self, const TaliaArchiveQuery *query);

/** Returns at most `n` matches of the query from number `first` on: TaliaMatchFacts, owned by the array. */
GPtrArray *talia_archive_index_list (TaliaArchiveIndex *self, const TaliaArchiveQuery *query, guint first, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaArchiveIndex, talia_archive_index_free)

G_END_DECLS
