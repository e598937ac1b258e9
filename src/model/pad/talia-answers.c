/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the answers about a deal as text, such as `hearts=1,2,3,7 queen-of-spades=0`, and reads them back
 * (docs/RECORD.md, "Scores"). */
#include "talia-answers.h"

#include "engine/talia-whole.h"

/* The answers that are words, by the kind of field. */
static const struct
{
  TaliaFieldKind kind;
  const char *word;
  int16_t answer;
} words[] = {
  { TALIA_FIELD_TAKER, "-", TALIA_NOBODY },
  { TALIA_FIELD_BID, "blind", TALIA_BID_BLIND },
  { TALIA_FIELD_CHOICE, "add", TALIA_MOVE_ADD },
  { TALIA_FIELD_CHOICE, "subtract", TALIA_MOVE_SUBTRACT },
};

static void
append (GString *text, TaliaFieldKind kind, int16_t answer)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].kind == kind && words[i].answer == answer)
      {
        g_string_append (text, words[i].word);
        return;
      }
  g_string_append_printf (text, "%d", answer);
}

char *
talia_answers_write (const TaliaForm *form, const TaliaTold *told)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < form->n_fields; i++)
    for (int cell = 0; cell < form->fields[i].cells && told->answer[i][cell] != TALIA_UNTOLD; cell++)
      {
        if (cell == 0)
          g_string_append_printf (text, " %s=", form->fields[i].id);
        else
          g_string_append_c (text, ',');
        append (text, form->fields[i].kind, told->answer[i][cell]);
      }
  return g_string_free_and_steal (text);
}

static gboolean
read_answer (TaliaFieldKind kind, const char *text, int16_t *answer)
{
  int number;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].kind == kind && g_str_equal (words[i].word, text))
      {
        *answer = words[i].answer;
        return TRUE;
      }
  /* Numbers that are no answer are refused with the form, where the reason is known. */
  if (kind == TALIA_FIELD_CHOICE || !talia_whole_parse_place (text, TALIA_BID_BLIND, &number))
    return FALSE;
  *answer = (int16_t) number;
  return TRUE;
}

static gboolean
read_field (const TaliaField *field, const char *text, int16_t *answers)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", field->cells + 1);
  const guint n = g_strv_length (parts);

  if (field->kind == TALIA_FIELD_SEQUENCE ? n < 1 || n > field->cells : n != field->cells)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!read_answer (field->kind, parts[i], &answers[i]))
      return FALSE;
  return TRUE;
}

gboolean
talia_answers_read (const TaliaForm *form, const char *text, TaliaTold *told)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", TALIA_MAX_FIELDS + 1);
  guint field = 0;

  talia_told_init (told);
  for (guint i = 0; parts[i] != NULL; i++, field++)
    {
      const gsize length = strcspn (parts[i], "=");

      if (parts[i][length] == '\0')
        return FALSE;
      parts[i][length] = '\0';
      while (field < form->n_fields && !g_str_equal (form->fields[field].id, parts[i]))
        field++;
      if (field == form->n_fields || !read_field (&form->fields[field], parts[i] + length + 1, told->answer[field]))
        return FALSE;
    }
  return TRUE;
}
