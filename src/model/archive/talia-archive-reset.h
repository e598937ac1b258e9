/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hides all finished matches at once, and brings them back. */
#pragma once

#include "talia-archive.h"

G_BEGIN_DECLS

/**
 * Puts every finished match that was put away into the bin, in a thread, where it stays as long as any deleted one.
 * `_finish` gives the files that went there (an array that owns them, transfer full), for
 * talia_archive_bring_back_async(); with an error, G_FILE_ERROR, where the first that could not be moved ended it.
 */
void talia_archive_reset_async (TaliaArchive *archive, GAsyncReadyCallback callback, gpointer data);
GPtrArray *talia_archive_reset_finish (TaliaArchive *archive, GAsyncResult *result, GError **error);

/** Brings those files back, in a thread. Error: as above, after which the others are where they were. */
void talia_archive_bring_back_async (TaliaArchive *archive, GPtrArray *files, GAsyncReadyCallback callback,
                                     gpointer data);
gboolean talia_archive_bring_back_finish (TaliaArchive *archive, GAsyncResult *result, GError **error);

G_END_DECLS
