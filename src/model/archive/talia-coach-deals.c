/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the deals of one game that the expert has judged, with the number and the cost of the decisions of each theme,
 * for the coach. */
#include "talia-coach-deals.h"

#include "talia-archive-index-private.h"

/* The latest matches first, so that older ones need not be read. The indexes have the rows in this order. */
#define QUESTION                                                                                                       \
  "SELECT m.rowid, m.key, m.date, v.deal, t.theme, t.decisions, t.loss FROM match AS m INDEXED BY by_contest "         \
  "CROSS JOIN kept.verdict AS v ON v.match = m.key AND v.seat = m.own AND v.sight = 0 "                                \
  "LEFT JOIN kept.theme AS t ON t.match = v.match AND t.seat = v.seat AND t.deal = v.deal "                            \
  "WHERE m.contest <> '' AND m.apart = 0 AND m.game = ?1 ORDER BY m.date DESC, m.key DESC"

/* The state of reading the rows. */
typedef struct
{
  GArray *deals;
  GString *key; /* of the match */
  gint64 row, deal;
  guint matches;
} Reading;

/* Returns whether the row belongs to a match that counts: copies of a match are neighbours, of which only the first
 * does. */
static gboolean
enter_match (Reading *self, sqlite3_stmt *row)
{
  const char *key = (const char *) sqlite3_column_text (row, 1);
  const gint64 number = sqlite3_column_int64 (row, 0);

  if (self->matches > 0 && g_str_equal (key, self->key->str))
    return number == self->row;
  g_string_assign (self->key, key);
  self->row = number;
  self->deal = -1;
  self->matches++;
  return TRUE;
}

static void
add_row (Reading *self, sqlite3_stmt *row)
{
  const gint64 number = sqlite3_column_int64 (row, 3);
  const char *id = (const char *) sqlite3_column_text (row, 4);
  TaliaThemeId theme;

  if (number != self->deal)
    {
      const TaliaCoachDeal deal = { .match = self->matches, .date = sqlite3_column_int64 (row, 2) };

      g_array_append_val (self->deals, deal);
      self->deal = number;
    }
  if (id != NULL && talia_theme_find (id, &theme))
    g_array_index (self->deals, TaliaCoachDeal, self->deals->len - 1).themes[theme] =
        (TaliaCoachCount) { (guint) sqlite3_column_int (row, 5), sqlite3_column_double (row, 6) };
}

static void
reverse (GArray *deals)
{
  for (guint i = 0; i < deals->len / 2; i++)
    {
      TaliaCoachDeal *one = &g_array_index (deals, TaliaCoachDeal, i);
      TaliaCoachDeal *other = &g_array_index (deals, TaliaCoachDeal, deals->len - 1 - i), kept = *one;

      *one = *other;
      *other = kept;
    }
}

static void
read_all (GArray *deals, sqlite3 *database, const char *game)
{
  Reading reading = { .deals = deals, .key = g_string_new (NULL) };
  sqlite3_stmt *rows = NULL;

  if (sqlite3_prepare_v2 (database, QUESTION, -1, &rows, NULL) == SQLITE_OK)
    sqlite3_bind_text (rows, 1, game, -1, SQLITE_STATIC);
  while (rows != NULL && sqlite3_step (rows) == SQLITE_ROW)
    {
      const gboolean counts = enter_match (&reading, rows);

      if (reading.matches > TALIA_COACH_MATCHES)
        break;
      if (counts)
        add_row (&reading, rows);
    }
  sqlite3_finalize (rows);
  g_string_free (reading.key, TRUE);
  reverse (deals);
}

GArray *
talia_coach_deals_list (TaliaArchiveIndex *index, const char *game)
{
  GArray *deals = g_array_new (FALSE, FALSE, sizeof (TaliaCoachDeal));

  g_return_val_if_fail (game != NULL, deals);

  if (index != NULL && talia_archive_index_attach_verdicts (index))
    {
      read_all (deals, talia_archive_index_get_database (index), game);
      talia_archive_index_detach_verdicts (index);
    }
  return deals;
}
