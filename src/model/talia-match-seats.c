/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a match: who sits there, as the table's record says or as is usual. */
#include "talia-match-seats.h"

#include "talia-seat-private.h"
#include "talia-table-private.h"

/* There is one person at most, who sits at `own_seat`, below 0 until found. */
static TaliaSeat *
make_seat (TaliaTable *table, int index, const char *level, int *own_seat)
{
  const char *text = talia_table_get_seat (table, index);
  TaliaSeat *seat = NULL;

  if (text != NULL)
    seat = talia_seat_new_from_text (index, text);
  else if (index == 0)
    seat = talia_seat_new (index, "", NULL);
  if (seat != NULL && talia_seat_is_person (seat))
    {
      if (*own_seat < 0)
        {
          *own_seat = index;
          return seat;
        }
      g_clear_object (&seat);
    }
  return seat != NULL ? seat : talia_seat_new (index, talia_seat_default_name (index), level);
}

int
talia_match_seats_make (GListStore *seats, TaliaTable *table, const char *level)
{
  int own_seat = -1;

  for (int i = 0; i < talia_table_get_state (table)->seats; i++)
    {
      g_autoptr (TaliaSeat) seat = make_seat (table, i, level, &own_seat);
      g_autofree char *text = talia_seat_to_text (seat);

      talia_table_set_seat (table, i, text);
      g_list_store_append (seats, seat);
    }
  return MAX (own_seat, 0);
}

void
talia_match_seats_update (GListStore *seats, TaliaTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (TaliaSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), i);

      talia_seat_update (seat, table);
    }
}
