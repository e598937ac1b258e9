/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads records from files that the player opens, within the limits of a record, and never in the main thread. */
#pragma once

#include <gio/gio.h>

#include "talia-record.h"

G_BEGIN_DECLS

/** The result for one file. */
typedef struct
{
  char *name;           /* its name for the player */
  TaliaTable *table;    /* the match; if NULL: */
  char *challenge;      /* the text of a file that holds a challenge instead; if NULL: */
  GError *error;        /* the error, TALIA_RECORD_ERROR, G_FILE_ERROR or G_IO_ERROR, and */
  TaliaTable *salvaged; /* the match before the damage; may be NULL */
} TaliaRecordFile;

/**
 * Reads files one after the other in a thread, each like talia_stored_read() with TALIA_RECORD_SHARED. `reading` must
 * exist until the answer. `_finish` returns an array of TaliaRecordFile that owns them (transfer full); NULL only if it
 * was cancelled.
 */
void talia_record_reader_load_async (GFile **files, guint n, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                                     gpointer data);
GPtrArray *talia_record_reader_load_finish (GAsyncResult *result, GError **error);

G_END_DECLS
