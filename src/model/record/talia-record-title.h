/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes the title of a match in its record (docs/RECORD.md, `note title`). */
#pragma once

#include "talia-record.h"

G_BEGIN_DECLS

/** The greatest number of characters of a title; the rest is cut off. */
#define TALIA_MAX_TITLE 100

/** Returns the part of a title that can be stored; "" if there is none. A new string. */
char *talia_record_clean_title (const char *title);

/**
 * Returns the record `text` with the title `title`, or none if it is "". All other lines are unchanged, including
 * undone moves, up to `end` in `text`, after which there may be a torn line. Error: TALIA_RECORD_ERROR if it is no
 * record, or has no room for another note.
 */
char *talia_record_retitle (const char *text, gsize length, const char *title, gsize *end, GError **error);

G_END_DECLS
