/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bytes of a record's file, and the message that is shown when it is damaged (docs/RECORD.md). */
#pragma once

#include <glib.h>

#include "model/base/talia-limits.h"

G_BEGIN_DECLS

/** GError domain of damaged records: the code is the number of the line, the message names line and reason. */
#define TALIA_RECORD_ERROR (talia_record_error_quark ())
GQuark talia_record_error_quark (void);

/** Sets a TALIA_RECORD_ERROR: what is wrong with the line of that number, in a sentence without a full stop. */
void talia_record_damage (GError **error, guint line, const char *format, ...) G_GNUC_PRINTF (3, 4);

/**
 * Reads the contents of the file `path`, never more than TALIA_RECORD_MAX_LENGTH bytes, and makes UTF-8 of UTF-16.
 * Error: TALIA_RECORD_ERROR for what can be no record (too long, a folder), else G_FILE_ERROR.
 */
char *talia_record_load (const char *path, gsize *length, GError **error);

/**
 * Reads the bytes as they are, and gives the first TALIA_RECORD_MAX_LENGTH of a file that is too long together with the
 * error. Errors as above.
 */
char *talia_record_load_start (const char *path, gsize *length, GError **error);

G_END_DECLS
