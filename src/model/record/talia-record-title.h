/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes the title of a match in its record (docs/RECORD.md, `note title`). */
#pragma once

#include "talia-record.h"

G_BEGIN_DECLS

/** Of a name that is longer than this many characters the rest is left out. */
#define TALIA_MAX_TITLE 100

/** What can be noted of a name that somebody has written; "" where that is nothing. A new string. */
char *talia_record_clean_title (const char *title);

/**
 * The record `text` with `title` for the name of its match, "" for none; all other lines are as they were, moves that
 * were taken back among them, up to `end` in `text`, where a line may be torn. Error: TALIA_RECORD_ERROR where it is no
 * record, or has no room for another note.
 */
char *talia_record_retitle (const char *text, gsize length, const char *title, gsize *end, GError **error);

G_END_DECLS
