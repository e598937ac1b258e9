/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a match: who sits there, according to the table's record or by default. */
#include "talia-match-seats.h"

#include "engine/talia-whole.h"
#include "model/base/talia-names.h"
#include "model/table/talia-seat-private.h"
#include "model/table/talia-table-follow.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"

/* Reads a seat from the table's record, which keeps more of a name than a seat shows; NULL if the record does not have
 * it. */
static TaliaSeat *
read_seat (TaliaTable *table, int index)
{
  const char *text = talia_table_get_seat (table, index);
  const TaliaRegular *regular = talia_table_get_regular (table, index);
  g_autoptr (TaliaSeat) seat = text != NULL ? talia_seat_new_from_text (index, text) : NULL;

  if (seat == NULL || regular == NULL)
    return g_steal_pointer (&seat);
  return talia_seat_new_regular (index, talia_seat_get_given_name (seat), talia_seat_get_level (seat), regular->id);
}

/* Creates the default player of a seat, and notes it in the table's record. */
static TaliaSeat *
fill_seat (TaliaTable *table, int index, const char *level, gboolean person)
{
  TaliaSeat *seat =
      person ? talia_seat_new (index, "", NULL) : talia_seat_new (index, talia_seat_default_name (index), level);
  g_autofree char *text = talia_seat_to_text (seat);

  talia_table_set_seat (table, index, text);
  return seat;
}

/* Lists the seats, those of people first. */
static GPtrArray *
list_by_kind (GListModel *seats)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);

  for (int people = TRUE; people >= FALSE; people--)
    for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
      {
        g_autoptr (TaliaSeat) seat = g_list_model_get_item (seats, i);

        if (talia_seat_is_person (seat) == people)
          g_ptr_array_add (list, g_steal_pointer (&seat));
      }
  return list;
}

void
talia_match_seats_tell_apart (GListModel *seats)
{
  g_autoptr (GPtrArray) list = list_by_kind (seats);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL, called = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const char *given = talia_seat_get_given_name (list->pdata[i]);

      g_strv_builder_add (builder, *given != '\0' ? given : talia_seat_get_name (list->pdata[i]));
    }
  names = g_strv_builder_end (builder);
  called = talia_names_tell_apart ((const char *const *) names);
  for (guint i = 0; i < list->len; i++)
    if (!g_str_equal (names[i], called[i]))
      talia_seat_set_called (list->pdata[i], called[i]);
}

static void
mark_who_is_alone (GListStore *seats)
{
  g_autoptr (TaliaSeat) person = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (TaliaSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), i);

      if (!talia_seat_is_person (seat))
        continue;
      if (person != NULL)
        return;
      person = g_object_ref (seat);
    }
  if (person != NULL)
    talia_seat_set_alone (person, TRUE);
}

void
talia_match_seats_make (GListStore *seats, TaliaTable *table, const char *level)
{
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      g_autoptr (TaliaSeat) seat = read_seat (table, i);

      if (seat == NULL)
        seat = fill_seat (table, i, level, i == 0 && talia_table_get_seat (table, i) == NULL);
      g_list_store_append (seats, seat);
    }
  if (talia_table_follow_get_seat (table) == TALIA_NOBODY) /* otherwise the others are at other machines */
    mark_who_is_alone (seats);
  talia_match_seats_tell_apart (G_LIST_MODEL (seats));
}

guint
talia_match_seats_find_people (TaliaTable *table)
{
  guint people = 0;

  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      g_autoptr (TaliaSeat) seat = read_seat (table, i);

      if (seat != NULL && talia_seat_is_person (seat))
        people |= 1u << i;
    }
  return people;
}

int
talia_match_seats_find_person (TaliaTable *table)
{
  guint people = talia_match_seats_find_people (table);
  const char *note = talia_table_get_note (table, TALIA_NOTE_SEAT);
  int seat;

  if (note != NULL && talia_whole_parse_place (note, TALIA_MAX_SEATS, &seat) && people & 1u << seat)
    return seat;
  return people != 0 ? g_bit_nth_lsf (people, -1) : TALIA_NOBODY;
}

void
talia_match_seats_glance (TaliaTable *table, TaliaView *view)
{
  guint people;

  g_return_if_fail (TALIA_IS_TABLE (table) && view != NULL);

  people = talia_match_seats_find_people (table);
  if ((people & (people - 1)) == 0) /* a record without this note belongs to the person at the first seat */
    {
      talia_table_get_view (table, MAX (talia_match_seats_find_person (table), 0), view);
      return;
    }
  *view = (TaliaView) { .seat = TALIA_NOBODY };
  talia_table_get_open_state (table, &view->seen);
}

void
talia_match_seats_update (GListStore *seats, const TaliaGame *game, const TaliaState *state)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (TaliaSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), i);

      talia_seat_update (seat, game, state);
    }
}
