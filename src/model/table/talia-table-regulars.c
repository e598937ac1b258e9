/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes the note of a record that says which regulars sit at the table. */
#include "talia-table-regulars.h"

#include "talia-table-notes.h"

/* The word in the note that stands for nobody in particular. */
#define NOBODY "-"

const TaliaRegular *
talia_table_get_regular (TaliaTable *table, int seat)
{
  const char *note = talia_table_get_note (table, TALIA_NOTE_REGULARS), *text;
  g_auto (GStrv) ids = g_strsplit (note != NULL ? note : "", " ", -1);

  g_return_val_if_fail (seat >= 0 && seat < talia_table_get_n_seats (table), NULL);

  text = talia_table_get_seat (table, seat);
  if (note == NULL || text == NULL || (guint) seat >= g_strv_length (ids))
    return NULL;
  g_autoptr (TaliaSeat) who = talia_seat_new_from_text (seat, text);
  return who != NULL && !talia_seat_is_person (who) ? talia_regulars_find (ids[seat]) : NULL;
}

void
talia_table_set_regulars (TaliaTable *table, const char *const *ids)
{
  g_autoptr (GString) note = g_string_new (NULL);
  gboolean any = FALSE;

  g_return_if_fail (TALIA_IS_TABLE (table) && ids != NULL);

  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      any |= ids[i] != NULL;
      g_string_append_printf (note, "%s%s", i > 0 ? " " : "", ids[i] != NULL ? ids[i] : NOBODY);
    }
  if (any)
    talia_table_set_note (table, TALIA_NOTE_REGULARS, note->str, NULL);
}

void
talia_table_copy_regulars (TaliaTable *table, TaliaTable *from, int a, int b)
{
  const char *ids[TALIA_MAX_SEATS] = { NULL };

  g_return_if_fail (TALIA_IS_TABLE (table) && TALIA_IS_TABLE (from));

  for (int i = 0; i < talia_table_get_n_seats (from); i++)
    {
      const TaliaRegular *regular = talia_table_get_regular (from, i == a ? b : i == b ? a : i);

      ids[i] = regular != NULL ? regular->id : NULL;
    }
  talia_table_set_regulars (table, ids);
}
