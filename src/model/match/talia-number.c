/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of a match: everybody who plays a match with this number gets the same cards and the same computer
 * players. */
#include "talia-number.h"

#include "model/base/talia-entropy.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "talia-match-seats.h"

gboolean
talia_number_parse (const char *text, guint64 *number)
{
  GString *digits = g_string_new (NULL);
  gboolean good;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_isspace (g_utf8_get_char (at)))
      g_string_append_unichar (digits, g_utf8_get_char (at));
  good = g_ascii_string_to_unsigned (digits->str, 10, 1, G_MAXINT64, number, NULL);
  g_string_free (digits, TRUE);
  return good;
}

guint64
talia_number_of (TaliaTable *table)
{
  const char *note = talia_table_get_note (table, TALIA_NOTE_NUMBER);
  guint64 number;

  return note != NULL && talia_number_parse (note, &number) ? number : 0;
}

gboolean
talia_number_set (TaliaTable *table, guint64 number, GError **error)
{
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  return talia_table_set_note (table, TALIA_NOTE_NUMBER, text, error);
}

gboolean
talia_number_is_shared (TaliaTable *table)
{
  const guint people = talia_match_seats_find_people (table);

  return (people & (people - 1)) != 0;
}

void
talia_number_draw (TaliaTable *table)
{
  if (!talia_number_is_shared (table) && talia_number_of (table) == 0 && talia_table_get_n_steps (table) == 0)
    talia_number_set (table, talia_entropy_seed (), NULL);
}

guint64
talia_number_of_next_deal (TaliaTable *table)
{
  guint64 number = talia_number_of (table);

  if (number > 0)
    return number + talia_table_get_state (table)->deals;
  return talia_number_is_shared (table) ? talia_entropy () : talia_entropy_seed ();
}

gboolean
talia_number_may_be_told (TaliaTable *table)
{
  g_return_val_if_fail (TALIA_IS_TABLE (table), FALSE);

  return !talia_number_is_shared (table) || talia_table_get_state (table)->phase == TALIA_PHASE_OVER;
}

gboolean
talia_number_has_usual_pack (const TaliaGame *game, const TaliaState *state)
{
  TaliaOptions options;
  TaliaState usual;

  g_return_val_if_fail (game != NULL && state != NULL, FALSE);

  talia_game_init_options (game, &options);
  return talia_game_start (game, &options, &usual, NULL) && game->pack (state) == game->pack (&usual);
}

guint64
talia_number_of_day (GDateTime *day)
{
  return (guint64) g_date_time_get_year (day) * 10000 + (guint64) g_date_time_get_month (day) * 100
         + (guint64) g_date_time_get_day_of_month (day);
}
