/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people of a finished match or score pad as text: one line for each person, with place, points and name. */
#include "talia-match-people.h"

#include "engine/talia-whole.h"
#include "model/match/talia-match-seats.h"
#include "model/table/talia-table-private.h"

void
talia_match_people_add (GString *text, int place, int points, const char *name)
{
  g_string_append_printf (text, "%d %d %s\n", place, points, name);
}

gboolean
talia_match_people_read (const char *line, TaliaMatchPerson *person)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  gint64 place, points;

  if (g_strv_length (words) < 3 || *words[2] == '\0' || !talia_whole_parse (words[0], 1, TALIA_MAX_SEATS, &place)
      || !talia_whole_parse (words[1], G_MININT, G_MAXINT, &points))
    return FALSE;
  *person = (TaliaMatchPerson) { (int) place, (int) points, line + strlen (line) - strlen (words[2]) };
  return TRUE;
}

char *
talia_match_people_describe (TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);
  const guint people = talia_match_seats_find_people (table);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < state->seats; i++)
    {
      const int side = talia_state_side (state, i);
      g_autoptr (TaliaSeat) seat = NULL;

      if (state->phase != TALIA_PHASE_OVER || !(people & 1u << i) || (people & (people - 1)) == 0)
        continue;
      seat = talia_seat_new_from_text (i, talia_table_get_seat (table, i));
      if (*talia_seat_get_given_name (seat) != '\0')
        talia_match_people_add (text, talia_game_place (talia_table_get_game (table), state, side), state->total[side],
                                talia_seat_get_name (seat));
    }
  return g_string_free_and_steal (text);
}
