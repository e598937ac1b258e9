/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes the title of a match in its record (docs/RECORD.md, `note title`). */
#include "talia-record-title.h"

#include "model/base/talia-text.h"
#include "model/table/talia-table-notes.h"
#include "talia-record-lines.h"

#define LINE "note " TALIA_NOTE_TITLE " "

char *
talia_record_clean_title (const char *title)
{
  g_return_val_if_fail (title != NULL, NULL);

  return talia_text_clean (title, TALIA_MAX_TITLE);
}

/* Copies all lines except the title; the new title goes before the lines of seats and deals. */
static char *
replace_lines (const char *text, gsize length, const char *title)
{
  GString *lines = g_string_new (NULL);
  gboolean named = *title == '\0';
  TaliaRecordLine line = { 0 };

  while (talia_record_line_next (&line, text, length))
    {
      if (!named && (talia_record_line_begins (&line, "seat ") || talia_record_line_begins (&line, "deal ")))
        {
          g_string_append_printf (lines, LINE "%s\n", title);
          named = TRUE;
        }
      if (line.length == 0 || talia_record_line_begins (&line, LINE))
        continue;
      g_string_append_len (lines, line.text, (gssize) line.length);
      g_string_append_c (lines, '\n');
    }
  if (!named)
    g_string_append_printf (lines, LINE "%s\n", title);
  return g_string_free_and_steal (lines);
}

char *
talia_record_retitle (const char *text, gsize length, const char *title, gsize *end, GError **error)
{
  g_autoptr (TaliaTable) table = NULL;

  g_return_val_if_fail (text != NULL && title != NULL && end != NULL, NULL);

  table = talia_record_read (text, length, TALIA_RECORD_AUTOSAVE, end, error);
  if (table == NULL || !talia_table_change_title (table, title, error))
    return NULL;
  return replace_lines (text, *end, title); /* without a torn line */
}
