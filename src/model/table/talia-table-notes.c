/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The notes of a match: information in its record that has no effect on the match (docs/RECORD.md, `note`). */
#include "talia-table-notes.h"

#include <glib/gi18n.h>

G_DEFINE_QUARK (talia - note - error - quark, talia_note_error)

/* The notes are attached to the table, which need not know about them, and live as long as it does. */
static G_DEFINE_QUARK (talia - notes, notes)

    static void clear_note (gpointer data)
{
  TaliaNote *note = data;

  g_free (note->key);
  g_free (note->value);
}

/* of TaliaNote, terminated by an element that is all zero */
static GArray *
get_notes (TaliaTable *self)
{
  GArray *notes = g_object_get_qdata (G_OBJECT (self), notes_quark ());

  if (notes == NULL)
    {
      notes = g_array_new (TRUE, FALSE, sizeof (TaliaNote));
      g_array_set_clear_func (notes, clear_note);
      g_object_set_qdata_full (G_OBJECT (self), notes_quark (), notes, (GDestroyNotify) g_array_unref);
    }
  return notes;
}

static gboolean
is_key (const char *text)
{
  gsize length = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return g_ascii_islower (*text) && text[length] == '\0' && length <= TALIA_MAX_NOTE_KEY;
}

static gboolean
is_value (const char *text)
{
  if (text[strspn (text, " ")] == '\0' || !g_utf8_validate (text, -1, NULL)
      || g_utf8_strlen (text, -1) > TALIA_MAX_NOTE_VALUE)
    return FALSE;
  for (; *text != '\0'; text++)
    if (g_ascii_iscntrl (*text))
      return FALSE;
  return TRUE;
}

/* Returns why the note cannot be made; NULL if it can. */
static const char *
refuse (TaliaTable *self, const char *key, const char *value)
{
  if (talia_table_get_n_steps (self) > 0)
    return _ ("notes must come before the first deal");
  if (!is_key (key))
    return _ ("the note has a wrong name");
  if (!is_value (value))
    return _ ("the note is empty or too long");
  if (talia_table_get_note (self, key) != NULL)
    return _ ("the note was already made");
  if (get_notes (self)->len >= TALIA_MAX_NOTES)
    return _ ("there are too many notes");
  return NULL;
}

const char *
talia_table_get_note (TaliaTable *self, const char *key)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (key != NULL, NULL);

  for (const TaliaNote *note = talia_table_list_notes (self); note->key != NULL; note++)
    if (g_str_equal (note->key, key))
      return note->value;
  return NULL;
}

const TaliaNote *
talia_table_list_notes (TaliaTable *self)
{
  static const TaliaNote none;
  GArray *notes;

  g_return_val_if_fail (TALIA_IS_TABLE (self), &none);

  notes = g_object_get_qdata (G_OBJECT (self), notes_quark ());
  return notes != NULL ? (const TaliaNote *) notes->data : &none;
}

gboolean
talia_table_set_note (TaliaTable *self, const char *key, const char *value, GError **error)
{
  TaliaNote note;
  const char *reason;
  g_autofree char *line = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);
  g_return_val_if_fail (key != NULL && value != NULL, FALSE);

  reason = refuse (self, key, value);
  if (reason != NULL)
    {
      g_set_error_literal (error, TALIA_NOTE_ERROR, 0, reason);
      return FALSE;
    }
  note = (TaliaNote) { g_strdup (key), g_strchomp (g_strdup (value)) };
  g_array_append_val (get_notes (self), note);
  line = g_strdup_printf ("note %s %s", key, note.value);
  g_signal_emit_by_name (self, "recorded", line);
  return TRUE;
}

gboolean
talia_table_change_title (TaliaTable *self, const char *title, GError **error)
{
  GArray *notes;
  TaliaNote note;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && title != NULL, FALSE);

  notes = get_notes (self);
  for (guint i = 0; i < notes->len; i++)
    if (g_str_equal (g_array_index (notes, TaliaNote, i).key, TALIA_NOTE_TITLE))
      {
        g_array_remove_index (notes, i);
        break;
      }
  if (*title == '\0')
    return TRUE;
  if (!is_value (title) || notes->len >= TALIA_MAX_NOTES)
    {
      g_set_error_literal (error, TALIA_NOTE_ERROR, 0,
                           is_value (title) ? _ ("there are too many notes") : _ ("the note is empty or too long"));
      return FALSE;
    }
  note = (TaliaNote) { g_strdup (TALIA_NOTE_TITLE), g_strdup (title) };
  g_array_append_val (notes, note);
  return TRUE;
}

gboolean
talia_table_was_helped (TaliaTable *self, const char *word)
{
  const char *note = talia_table_get_note (self, TALIA_NOTE_HELPED);
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (word != NULL, FALSE);

  words = g_strsplit (note != NULL ? note : "", " ", -1);
  return g_strv_contains ((const char *const *) words, word);
}

static TaliaNote *
find_note (TaliaTable *self, const char *key)
{
  GArray *notes = get_notes (self);

  for (guint i = 0; i < notes->len; i++)
    if (g_str_equal (g_array_index (notes, TaliaNote, i).key, key))
      return &g_array_index (notes, TaliaNote, i);
  return NULL;
}

gboolean
talia_table_note_help (TaliaTable *self, const char *word)
{
  TaliaNote *note;
  g_autofree char *value = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && word != NULL, FALSE);

  note = find_note (self, TALIA_NOTE_HELPED);
  if (talia_table_was_helped (self, word) || (note == NULL && get_notes (self)->len >= TALIA_MAX_NOTES))
    return FALSE;
  value = note != NULL ? g_strconcat (note->value, " ", word, NULL) : g_strdup (word);
  if (!is_value (value))
    return FALSE;
  if (note != NULL)
    g_set_str (&note->value, value);
  else
    {
      const TaliaNote made = { g_strdup (TALIA_NOTE_HELPED), g_steal_pointer (&value) };

      g_array_append_val (get_notes (self), made);
    }
  return TRUE;
}

void
talia_table_note_beginning (TaliaTable *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  g_return_if_fail (TALIA_IS_TABLE (self));

  talia_table_set_note (self, TALIA_NOTE_DATE, date, NULL);
}
