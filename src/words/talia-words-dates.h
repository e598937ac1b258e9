/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dates and times in the format of the window's language. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The catalog says how, not the C library: that follows LC_TIME, which may be of another language than the one that
 * the player has chosen. `time` is in seconds since 1970; the answer is empty where that is no time at all.
 */

/** The day, such as "11/30/2025". */
char *talia_words_day (gint64 time);

/** The day without its year, as short as can be, such as "11/30". */
char *talia_words_day_brief (gint64 time);

/** Day and time, such as "11/30/2025, 18:05". */
char *talia_words_day_and_time (gint64 time);

G_END_DECLS
