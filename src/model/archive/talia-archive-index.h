/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of all matches, a database that can be rebuilt from their files at any time. */
#pragma once

#include <gio/gio.h>

#include "talia-match-facts.h"

G_BEGIN_DECLS

/** The database in the folder. What lies beside it (-wal, -shm) belongs to it. */
#define TALIA_ARCHIVE_INDEX_FILE "index.sqlite"

/** In which order. Where two are alike in it, the newer one comes first. */
typedef enum
{
  TALIA_ARCHIVE_NEWEST,
  TALIA_ARCHIVE_OLDEST,
  TALIA_ARCHIVE_BY_GAME,   /* as on the start page; of each game those that are not finished first */
  TALIA_ARCHIVE_BY_OTHERS, /* by who else played */
  TALIA_ARCHIVE_BY_RESULT, /* the won ones first, then second places and so on, last those that are not finished */
} TaliaArchiveOrder;

/** Which matches are asked for. All zero: all, the newest first. */
typedef struct
{
  const char *game;    /* its id; NULL: any */
  gboolean unfinished; /* only those */
  gboolean finished;
  gboolean won;     /* by the person, first place shared or not */
  gint64 since;     /* begun then or later: seconds since 1970; 0: whenever */
  const char *text; /* words, each part of the game's name, a title or somebody's name, in large letters or small */
  TaliaArchiveOrder order;
} TaliaArchiveQuery;

/** A connection to the database, for one thread. */
typedef struct _TaliaArchiveIndex TaliaArchiveIndex;

/**
 * Opens the index of `folder`, and makes it where there is none. One of another version, or that is no database, is
 * deleted and begun anew; so is a damaged one where `thorough` asks for a look at all of it. NULL with a sentence for
 * the person where the folder or the disk does not allow it: G_IO_ERROR.
 */
TaliaArchiveIndex *talia_archive_index_open (const char *folder, gboolean thorough, GError **error);

/** Opens the index as it is, for questions alone: where it cannot be kept, that is better than nothing. NULL: none. */
TaliaArchiveIndex *talia_archive_index_look (const char *folder);

void talia_archive_index_free (TaliaArchiveIndex *self);

/**
 * Brings the index in line with the files of `folder`; TRUE when that changed something. `error` where not all of it
 * could be kept, as talia_archive_index_open() has it.
 */
gboolean talia_archive_index_update (TaliaArchiveIndex *self, GCancellable *cancellable, GError **error);

/** How many files hold no match that could be read. */
guint talia_archive_index_count_damaged (TaliaArchiveIndex *self);

/** How many bytes all files take. */
gint64 talia_archive_index_get_size (TaliaArchiveIndex *self);

/** How many matches the query finds. */
guint talia_archive_index_count (TaliaArchiveIndex *self, const TaliaArchiveQuery *query);

/** Those from number `first`, at most `n`: TaliaMatchFacts, owned by the array. */
GPtrArray *talia_archive_index_list (TaliaArchiveIndex *self, const TaliaArchiveQuery *query, guint first, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaArchiveIndex, talia_archive_index_free)

G_END_DECLS
