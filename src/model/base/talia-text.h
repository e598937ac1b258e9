/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes text that comes from outside safe to show: names, lines of files, paths. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The greatest number of letters that are shown of a name, and of a path or a sentence with foreign text in it. */
#define TALIA_TEXT_NAME 40
#define TALIA_TEXT_LINE 160

/**
 * What can be shown of `text` (not NULL, any bytes) in one line: at most `limit` (1 or more) letters, each with no more
 * marks above and below it than a language has, and an ellipsis for its last where there were more. Controls and kinds
 * of spaces become one space, none at either end. What cannot be seen and would turn other text round or hide in it is
 * left out; bytes that are no UTF-8 become U+FFFD. A joined emoji counts as many letters as it was joined of.
 */
char *talia_text_clean (const char *text, guint limit);

/** The same of a path, of which the end says more than the beginning: TALIA_TEXT_LINE letters, the ellipsis first. */
char *talia_text_clean_path (const char *path);

/**
 * A clean text that is safe in a left-to-right sentence. A right-to-left text gets marks around it (U+200E, U+2068,
 * U+2069) that keep the order of the other words; other texts are unchanged.
 */
char *talia_text_isolate (const char *text);

/** A line of a file, or a word of it, as a sentence quotes it: clean, at most TALIA_TEXT_NAME letters, isolated. */
char *talia_text_quote (const char *text);

G_END_DECLS
