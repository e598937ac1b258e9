/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The periods of time that a list of matches can be limited to. */
#include "talia-time-choice.h"

enum
{
  TIME_ALL,
  TIME_YEAR,
  TIME_MONTH
};

gint64
talia_time_choice_get_since (guint selected)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local (), since = NULL;

  switch (selected)
    {
    case TIME_YEAR:
      since = g_date_time_new_local (g_date_time_get_year (now), 1, 1, 0, 0, 0);
      break;
    case TIME_MONTH:
      since = g_date_time_add_days (now, -30);
      break;
    default:
      break;
    }
  return since != NULL ? g_date_time_to_unix (since) : 0;
}
