/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record of a match as text, one line for each step (docs/RECORD.md). */
#pragma once

#include <gio/gio.h>

#include "model/table/talia-table.h"
#include "talia-record-file.h"

G_BEGIN_DECLS

/** The origin of a record, which decides about a last line without a newline. */
typedef enum
{
  TALIA_RECORD_AUTOSAVE, /* a step that was being written: it is dropped */
  TALIA_RECORD_SHARED,   /* it is read if it is a step, otherwise dropped */
} TaliaRecordOrigin;

/**
 * Reads `length` bytes as a record. `end` (may be NULL) is set to the number of bytes that were used; the rest is a
 * torn last line. Error: TALIA_RECORD_ERROR.
 */
TaliaTable *talia_record_read (const char *text, gsize length, TaliaRecordOrigin origin, gsize *end, GError **error);

/** The progress of reading a record in one thread, for another thread that shows it. The caller sets at most
 * `cancellable`. */
typedef struct
{
  GCancellable *cancellable; /* may be NULL */
  gint permille;             /* the progress; read it with g_atomic_int_get() */
} TaliaRecordReading;

/**
 * Reports that `at` of `length` bytes are read, each time after many lines: `line` is the number of this one. Returns
 * FALSE if the reading was cancelled: G_IO_ERROR_CANCELLED. `reading` may be NULL.
 */
gboolean talia_record_reading_report (TaliaRecordReading *reading, guint line, gsize at, gsize length, GError **error);

/**
 * Reads like talia_record_read(), but keeps the part before the damage: returns the match of all lines before the first
 * bad one together with the error, or NULL if these do not name a game. `reading` may be NULL. Another error, with
 * NULL: G_IO_ERROR_CANCELLED.
 */
TaliaTable *talia_record_salvage (const char *text, gsize length, TaliaRecordOrigin origin, TaliaRecordReading *reading,
                                  gsize *end, GError **error);

/** Reads the match of a record from another person; `length` -1: up to its end. Error: TALIA_RECORD_ERROR. */
TaliaTable *talia_record_parse (const char *text, gssize length, GError **error);

/**
 * Reads further lines of a record from which `table` was read; if one of them is bad, the lines before it still count.
 * Error: TALIA_RECORD_ERROR, whose line numbers begin with these lines.
 */
gboolean talia_record_go_on (TaliaTable *table, const char *text, gsize length, GError **error);

/** Returns the whole match as a record, without undone moves. */
char *talia_record_write (TaliaTable *table);

G_END_DECLS
