/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves all finished matches to the bin at once, and brings them back from there. */
#pragma once

#include "talia-archive.h"

G_BEGIN_DECLS

/**
 * Moves every finished match of the archive to the bin, in a thread; they stay there as long as other deleted matches.
 * `_finish` returns the files that were moved (an array that owns them, transfer full), for
 * talia_archive_bring_back_async(). If a file could not be moved, it stops there, and also sets an error, G_FILE_ERROR.
 */
void talia_archive_reset_async (TaliaArchive *archive, GAsyncReadyCallback callback, gpointer data);
GPtrArray *talia_archive_reset_finish (TaliaArchive *archive, GAsyncResult *result, GError **error);

/** Moves those files back, in a thread. If an error (as above) occurs, the remaining files stay where they are. */
void talia_archive_bring_back_async (TaliaArchive *archive, GPtrArray *files, GAsyncReadyCallback callback,
                                     gpointer data);
gboolean talia_archive_bring_back_finish (TaliaArchive *archive, GAsyncResult *result, GError **error);

G_END_DECLS
