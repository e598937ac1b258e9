/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out on which of the last 21 days the deal of the day was played. */
#include "talia-daily.h"

#include "talia-archive-index-private.h"

/* Adds the next older day on which a match was begun. Returns whether days before it can still change anything. */
static gboolean
add_day (TaliaDaily *self, guint32 day, gboolean over)
{
  const guint32 age = self->today - day;
  TaliaDay *today = &self->days[TALIA_DAILY_DAYS - 1];
  gboolean in_row;

  if (age < TALIA_DAILY_DAYS)
    {
      today[-(int) age] = over ? TALIA_DAY_PLAYED : TALIA_DAY_BEGUN;
      self->played += over ? 1 : 0;
    }
  /* Today may still be played, so as long as it is not, the streak ends yesterday. */
  in_row = over && age == self->streak + (*today == TALIA_DAY_PLAYED ? 0 : 1);
  if (in_row)
    self->streak++;
  return in_row || age < TALIA_DAILY_DAYS;
}

void
talia_daily_init (TaliaDaily *self, TaliaArchiveIndex *index, guint32 today)
{
  static const char sql[] = "SELECT day, max (over) FROM match INDEXED BY by_day WHERE day > 0 AND day <= ?1"
                            " GROUP BY day ORDER BY day DESC";
  sqlite3_stmt *statement;

  g_return_if_fail (self != NULL);

  *self = (TaliaDaily) { .today = today };
  if (index == NULL
      || sqlite3_prepare_v2 (talia_archive_index_get_database (index), sql, -1, &statement, NULL) != SQLITE_OK)
    return;
  sqlite3_bind_int64 (statement, 1, today);
  while (sqlite3_step (statement) == SQLITE_ROW)
    if (!add_day (self, (guint32) sqlite3_column_int64 (statement, 0), sqlite3_column_int (statement, 1) != 0))
      break;
  sqlite3_finalize (statement);
}
