/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dates and times in the format of the window's language. */
#include "talia-words-dates.h"

#include <glib/gi18n.h>

static char *
format (gint64 time, const char *how)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (time);

  return date != NULL ? g_date_time_format (date, how) : g_strdup ("");
}

char *
talia_words_day (gint64 time)
{
  /* Translators: a day in figures, as g_date_time_format() has them: day, month, year; %-d is a day without a zero */
  return format (time, _ ("%d/%m/%Y"));
}

char *
talia_words_day_brief (gint64 time)
{
  /* Translators: a day and a month, as short as can be, as g_date_time_format() has them */
  return format (time, _ ("%d/%m"));
}

char *
talia_words_day_and_time (gint64 time)
{
  /* Translators: a day and a time of day, as g_date_time_format() has them */
  return format (time, _ ("%d/%m/%Y, %H:%M"));
}
