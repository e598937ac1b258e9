/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads records from files that the player opens, within the limits of a record, and never in the main thread. */
#pragma once

#include <gio/gio.h>

#include "talia-record.h"

G_BEGIN_DECLS

/** What became of one file. */
typedef struct
{
  char *name;           /* as people know it */
  TaliaTable *table;    /* the match; NULL: */
  char *challenge;      /* the text of a file that holds a challenge instead; NULL: */
  GError *error;        /* why there is none: TALIA_RECORD_ERROR, G_FILE_ERROR or G_IO_ERROR, and */
  TaliaTable *salvaged; /* what stands before the damage; may be NULL */
} TaliaRecordFile;

/**
 * Reads files one after the other in a thread, in the order given; each as talia_stored_read() with
 * TALIA_RECORD_SHARED does. `reading` is there until the answer. Answers through `_finish` with an array of
 * TaliaRecordFile that owns them (transfer full); NULL only when cancelled.
 */
void talia_record_reader_load_async (GFile **files, guint n, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                                     gpointer data);
GPtrArray *talia_record_reader_load_finish (GAsyncResult *result, GError **error);

G_END_DECLS
