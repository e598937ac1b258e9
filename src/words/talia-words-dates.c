/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dates and times in the format of the window's language. */
#include "talia-words-dates.h"

#include <glib/gi18n.h>

static const char *const weekdays[] = {
  N_ ("Monday"), N_ ("Tuesday"), N_ ("Wednesday"), N_ ("Thursday"), N_ ("Friday"), N_ ("Saturday"), N_ ("Sunday"),
};

/* Translators: the month in a date such as "30 November": in the form that it has beside the number of the day */
static const char *const months[] = {
  NC_ ("date", "January"),   NC_ ("date", "February"), NC_ ("date", "March"),    NC_ ("date", "April"),
  NC_ ("date", "May"),       NC_ ("date", "June"),     NC_ ("date", "July"),     NC_ ("date", "August"),
  NC_ ("date", "September"), NC_ ("date", "October"),  NC_ ("date", "November"), NC_ ("date", "December"),
};

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

static void
init_date (GDate *date, guint32 day)
{
  g_date_clear (date, 1);
  g_date_set_julian (date, day);
}

const char *
talia_words_weekday (guint32 day)
{
  GDate date;

  g_return_val_if_fail (g_date_valid_julian (day), NULL);

  init_date (&date, day);
  return _ (weekdays[g_date_get_weekday (&date) - G_DATE_MONDAY]);
}

const char *
talia_words_month (guint32 day)
{
  GDate date;

  g_return_val_if_fail (g_date_valid_julian (day), NULL);

  init_date (&date, day);
  return g_dpgettext2 (NULL, "date", months[g_date_get_month (&date) - G_DATE_JANUARY]);
}

char *
talia_words_day_in_full (guint32 day)
{
  GDate date;

  g_return_val_if_fail (g_date_valid_julian (day), NULL);

  init_date (&date, day);
  /* Translators: the day of the week, the number of the day, the month: "Sunday, 30 November" */
  return g_strdup_printf (_ ("%1$s, %2$d %3$s"), talia_words_weekday (day), g_date_get_day (&date),
                          talia_words_month (day));
}
