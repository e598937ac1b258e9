/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the bytes of a record's file, and creates the error message for a damaged record (docs/RECORD.md). */
#pragma once

#include <glib.h>

#include "model/base/talia-limits.h"

G_BEGIN_DECLS

/** The GError domain of damaged records: the code is the number of the line, the message names line and reason. */
#define TALIA_RECORD_ERROR (talia_record_error_quark ())
GQuark talia_record_error_quark (void);

/** Sets a TALIA_RECORD_ERROR that says what is wrong with the line of that number, in a sentence without a full
 * stop. */
void talia_record_damage (GError **error, guint line, const char *format, ...) G_GNUC_PRINTF (3, 4);

/**
 * Reads the contents of the file `path`, at most TALIA_RECORD_MAX_LENGTH bytes, and converts UTF-16 to UTF-8. Error:
 * TALIA_RECORD_ERROR if it cannot be a record (too long, a folder), otherwise G_FILE_ERROR.
 */
char *talia_record_load (const char *path, gsize *length, GError **error);

/**
 * Reads the bytes without conversion; if the file is too long, returns its first TALIA_RECORD_MAX_LENGTH bytes together
 * with the error. Errors as above.
 */
char *talia_record_load_start (const char *path, gsize *length, GError **error);

G_END_DECLS
