/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates score sheets for printing: that of a match on a table, or an empty one for a match with real cards. */
#include "talia-sheet-table.h"

#include "model/base/talia-names.h"
#include "model/match/talia-score-sheet.h"
#include "model/table/talia-seat.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-regulars.h"
#include "talia-sheet-scores.h"
#include "words/talia-words-dates.h"

/* Returns the name of a player; "" for a person who has none: to others, "you" would be somebody else. */
static char *
get_name (TaliaTable *table, int index)
{
  const char *text = talia_table_get_seat (table, index);
  const TaliaRegular *regular = talia_table_get_regular (table, index);
  g_autoptr (TaliaSeat) seat = text != NULL ? talia_seat_new_from_text (index, text) : NULL;
  g_autoptr (TaliaSeat) known = NULL;

  if (seat == NULL)
    return g_strdup ("");
  if (talia_seat_get_level (seat) == NULL)
    return g_strdup (talia_seat_get_given_name (seat));
  if (regular != NULL)
    known = talia_seat_new_regular (index, talia_seat_get_given_name (seat), talia_seat_get_level (seat), regular->id);
  return g_strdup (talia_seat_get_name (known != NULL ? known : seat));
}

/* Returns the day on which the match began; NULL if the record does not say. */
static char *
get_date (TaliaTable *table)
{
  const char *note = talia_table_get_note (table, TALIA_NOTE_DATE);
  g_autoptr (GDateTime) date = note != NULL ? g_date_time_new_from_iso8601 (note, NULL) : NULL;

  return date != NULL ? talia_words_day (g_date_time_to_unix (date)) : NULL;
}

TaliaSheet *
talia_sheet_new_table (TaliaTable *table)
{
  g_autoptr (TaliaScoreSheet) deals = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) given = NULL, names = NULL;
  g_autofree char *date = NULL;
  TaliaState state;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  deals = talia_score_sheet_new (table);
  date = get_date (table);
  talia_table_get_open_state (table, &state);
  for (int seat = 0; seat < state.seats; seat++)
    g_strv_builder_take (builder, get_name (table, seat));
  given = g_strv_builder_end (builder);
  names = talia_names_tell_apart ((const char *const *) given);
  return talia_sheet_new_scores (talia_table_get_game (table), &state, state.phase == TALIA_PHASE_OVER,
                                 G_LIST_MODEL (deals), (const char *const *) names, date);
}

TaliaSheet *
talia_sheet_new_blank (const TaliaGame *game, const TaliaOptions *options)
{
  static const char *const nobody[TALIA_MAX_SEATS] = { "", "", "", "", "", "", "" };
  TaliaState state;

  g_return_val_if_fail (game != NULL && options != NULL, NULL);

  if (!talia_game_start (game, options, &state, NULL))
    return NULL;
  return talia_sheet_new_scores (game, &state, FALSE, NULL, nobody, NULL);
}
