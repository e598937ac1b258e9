/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people who have finished a match, and the place that each of them took. */
#include "talia-match-people.h"

#include "model/match/talia-match-seats.h"
#include "model/table/talia-table-private.h"

char *
talia_match_people_describe (TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);
  const guint people = talia_match_seats_find_people (table);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < state->seats; i++)
    {
      g_autoptr (TaliaSeat) seat = NULL;

      if (state->phase != TALIA_PHASE_OVER || !(people & 1u << i) || (people & (people - 1)) == 0)
        continue;
      seat = talia_seat_new_from_text (i, talia_table_get_seat (table, i));
      if (*talia_seat_get_given_name (seat) != '\0')
        g_string_append_printf (text, "%d %s\n",
                                talia_game_place (talia_table_get_game (table), state, talia_state_side (state, i)),
                                talia_seat_get_name (seat));
    }
  return g_string_free_and_steal (text);
}
