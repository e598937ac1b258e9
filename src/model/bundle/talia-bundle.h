/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exports all matches and score pads of a person as one file, to be kept elsewhere or taken to another machine, and
 * imports them. */
#pragma once

#include "model/record/talia-record.h"

G_BEGIN_DECLS

/** The suffix of exported files: records and score pads, packed with tar and gzip. */
#define TALIA_BUNDLE_ENDING ".tar.gz"

/**
 * Writes a copy of every match and score pad in `folder` (NULL: the user's own), open ones included, into one file
 * `target`, which is replaced as a whole or left unchanged. Runs in a thread; `reading` must exist until the answer.
 * `_finish` returns the number of matches, or -1 on an error: G_IO_ERROR.
 */
void talia_bundle_export_async (const char *folder, GFile *target, TaliaRecordReading *reading,
                                GAsyncReadyCallback callback, gpointer data);
gint talia_bundle_export_finish (GAsyncResult *result, GError **error);

/** The number of files for which the reason why they were not imported is kept. */
#define TALIA_BUNDLE_MAX_REFUSALS 200

/** The results for the files of a bundle, where a score pad counts as a match. Clear with talia_bundle_tally_clear().
 */
typedef struct
{
  guint taken;         /* matches that were new */
  guint known;         /* matches that exist already, perhaps with further moves */
  guint deleted;       /* matches that are in a bin there, and stay deleted */
  guint others;        /* files that are not meant to be matches: the index, locks, files of file managers */
  guint bad;           /* files without a match: damaged, too long, not regular files */
  GPtrArray *refusals; /* the first of those: char *, the file's name and the reason, for the player */
  gboolean cut_short;  /* the bundle is incomplete, or cannot be read further */
} TaliaBundleTally;

void talia_bundle_tally_clear (TaliaBundleTally *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TaliaBundleTally, talia_bundle_tally_clear)

/**
 * Imports every match and score pad that `folder` does not have yet from the file `source`, which is an archive of one
 * of many formats (tar with any compression, zip, 7z, rar, cpio). Imported matches get new names; existing files are
 * not changed. Nothing is added to the folder before the whole archive has been read, so that cancelling leaves nothing
 * behind. Runs as above; error: G_IO_ERROR or G_FILE_ERROR, with a sentence.
 */
void talia_bundle_import_async (const char *folder, GFile *source, TaliaRecordReading *reading,
                                GAsyncReadyCallback callback, gpointer data);
gboolean talia_bundle_import_finish (GAsyncResult *result, TaliaBundleTally *tally, GError **error);

G_END_DECLS
