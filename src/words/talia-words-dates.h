/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dates and times in the format of the window's language. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The format comes from the catalog, not from the C library, because that uses LC_TIME, whose language may not be the
 * one that the player has chosen. `time` is in seconds since 1970; the result is empty if it is not a valid time.
 */

/** Returns the day, such as "11/30/2025". */
char *talia_words_day (gint64 time);

/** Returns the day without its year, as short as possible, such as "11/30". */
char *talia_words_day_brief (gint64 time);

/** Returns day and time, such as "11/30/2025, 18:05". */
char *talia_words_day_and_time (gint64 time);

/** Returns the name of the day of the week, and of the month as it follows the number of a day; `day` is counted as by
 * g_date_get_julian(). */
const char *talia_words_weekday (guint32 day);
const char *talia_words_month (guint32 day);

/** Returns the day with the names of both, such as "Sunday, 30 November". */
char *talia_words_day_in_full (guint32 day);

G_END_DECLS
