/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record of a match as text, one line for each step (docs/RECORD.md). */
#pragma once

#include <gio/gio.h>

#include "model/table/talia-table.h"
#include "talia-record-file.h"

G_BEGIN_DECLS

/** Where a record comes from, which decides about a last line that lacks its newline. */
typedef enum
{
  TALIA_RECORD_AUTOSAVE, /* it is a step that was being written: dropped */
  TALIA_RECORD_SHARED,   /* it is taken where it makes a step, else dropped */
} TaliaRecordOrigin;

/**
 * Reads `length` bytes as a record. `end` (may be NULL) tells how many of them the match stands
 * on; the rest is a torn last line. Error: TALIA_RECORD_ERROR.
 */
TaliaTable *talia_record_read (const char *text, gsize length, TaliaRecordOrigin origin, gsize *end, GError **error);

/** A reading that goes on in one thread while another looks on. Set `cancellable`, or nothing. */
typedef struct
{
  GCancellable *cancellable; /* may be NULL */
  gint permille;             /* how much has been read; by g_atomic_int_get() */
} TaliaRecordReading;

/**
 * Reads as talia_record_read() does, but keeps what stands before the damage: returns the match of all lines before
 * the first bad one together with the error, or NULL where they do not name a game. `reading` may be NULL. Another
 * error, with NULL: G_IO_ERROR_CANCELLED.
 */
TaliaTable *talia_record_salvage (const char *text, gsize length, TaliaRecordOrigin origin, TaliaRecordReading *reading,
                                  gsize *end, GError **error);

/** The match that a shared record holds; `length` -1: up to its end. Error: TALIA_RECORD_ERROR. */
TaliaTable *talia_record_parse (const char *text, gssize length, GError **error);

/**
 * Reads lines that come behind those of which `table` was read; where one of them is bad, the match goes on up to it.
 * Error: TALIA_RECORD_ERROR, whose lines are counted from these on.
 */
gboolean talia_record_go_on (TaliaTable *table, const char *text, gsize length, GError **error);

/** The whole match as a record, moves taken back left out. */
char *talia_record_write (TaliaTable *table);

G_END_DECLS
