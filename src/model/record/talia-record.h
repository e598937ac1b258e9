/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record of a match as text, one line a step (docs/RECORD.md). */
#pragma once

#include "model/talia-table.h"

G_BEGIN_DECLS

/** No record is longer than this many bytes; a longer file is damaged. */
#define TALIA_RECORD_MAX_LENGTH (16 * 1024 * 1024)

/** GError domain of damaged records: the code is the number of the line, the message names line and reason. */
#define TALIA_RECORD_ERROR (talia_record_error_quark ())
GQuark talia_record_error_quark (void);

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

/** The match that a shared record holds; `length` -1: up to its end. Error: TALIA_RECORD_ERROR. */
TaliaTable *talia_record_parse (const char *text, gssize length, GError **error);

/**
 * Reads the contents of the file `path`, never more than TALIA_RECORD_MAX_LENGTH bytes. Error:
 * TALIA_RECORD_ERROR for what can be no record (too long, a folder), else G_FILE_ERROR.
 */
char *talia_record_load (const char *path, gsize *length, GError **error);

/** The whole match as a record, moves taken back left out. */
char *talia_record_write (TaliaTable *table);

G_END_DECLS
