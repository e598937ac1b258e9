/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes text that comes from outside safe to show: names, lines of files, paths. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The greatest number of letters that are shown of a name, and of a path or a sentence with text from outside. */
#define TALIA_TEXT_NAME 40
#define TALIA_TEXT_LINE 160

/**
 * Returns the part of `text` (not NULL, any bytes) that can be shown in one line: at most `limit` (1 or more) letters,
 * each with no more marks above and below it than languages use. If there are more, the last letter is an ellipsis.
 * Sequences of control characters and spaces become one space, and are removed at both ends. Invisible characters that
 * could reverse other text, or hide in it, are left out; bytes that are not UTF-8 become U+FFFD. A joined emoji counts
 * as the number of its parts.
 */
char *talia_text_clean (const char *text, guint limit);

/** Cleans a path, whose end is more important than its beginning: TALIA_TEXT_LINE letters, with the ellipsis in
 * front. */
char *talia_text_clean_path (const char *path);

/**
 * Makes a clean text safe in a left-to-right sentence. A right-to-left text gets marks around it (U+200E, U+2068,
 * U+2069) that keep the order of the other words; other texts are unchanged.
 */
char *talia_text_isolate (const char *text);

/** Prepares a line of a file, or a word of it, to be quoted in a sentence: clean, at most TALIA_TEXT_NAME letters,
 * isolated. */
char *talia_text_quote (const char *text);

/** Says whether the windows are laid out from right to left, as for Hebrew or Arabic; at first, they are not. */
void talia_text_set_right_to_left (gboolean is_mirrored);

/**
 * Makes numbers with signs safe, such as "−12", "0.5 ± 0.1" or "10♥": in a window that is laid out from right to left,
 * they get a mark in front (U+200E), without which "+20" would be shown as "20+"; in others they are unchanged. Takes
 * `numbers`, and returns a new string.
 */
char *talia_text_number (char *numbers);

G_END_DECLS
