/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All matches of a person as one file, to be kept elsewhere or taken to another machine. */
#pragma once

#include "model/record/talia-record.h"

G_BEGIN_DECLS

/** What such a file is called at its end: records, packed with tar and gzip. */
#define TALIA_BUNDLE_ENDING ".tar.gz"

/**
 * Writes a copy of every match in `folder` (NULL: the user's own), open ones included, into one file `target`, which is
 * replaced as a whole or stays as it was. In a thread; `reading` is there until the answer. `_finish` gives how many it
 * were, -1 on an error: G_IO_ERROR.
 */
void talia_bundle_export_async (const char *folder, GFile *target, TaliaRecordReading *reading,
                                GAsyncReadyCallback callback, gpointer data);
gint talia_bundle_export_finish (GAsyncResult *result, GError **error);

/** The number of files in a bundle of which it is kept why they were not taken over. */
#define TALIA_BUNDLE_MAX_REFUSALS 200

/** What became of the files in a bundle. Clear it with talia_bundle_tally_clear(). */
typedef struct
{
  guint taken;         /* matches that were not there */
  guint known;         /* such as are there already, as they are or further on */
  guint deleted;       /* such as lie in a bin there, and stay deleted */
  guint others;        /* what was never meant to be a match: the index, locks, what a file manager left */
  guint bad;           /* what holds no match: damaged, too long, no file at all */
  GPtrArray *refusals; /* of those, the first ones: char *, the file's name and why, as people may read it */
  gboolean cut_short;  /* the bundle ends in the middle, or nobody can read on */
} TaliaBundleTally;

void talia_bundle_tally_clear (TaliaBundleTally *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TaliaBundleTally, talia_bundle_tally_clear)

/**
 * Takes over from the file `source`, an archive of one of many kinds (tar however it is packed, zip, 7z, rar, cpio),
 * every match that `folder` does not have yet. It gets a name of its own; nothing that is there is changed. Until all
 * of it has been read nothing is put into the folder, so that cancelling leaves nothing behind. As above; error:
 * G_IO_ERROR or G_FILE_ERROR, with a sentence.
 */
void talia_bundle_import_async (const char *folder, GFile *source, TaliaRecordReading *reading,
                                GAsyncReadyCallback callback, gpointer data);
gboolean talia_bundle_import_finish (GAsyncResult *result, TaliaBundleTally *tally, GError **error);

G_END_DECLS
