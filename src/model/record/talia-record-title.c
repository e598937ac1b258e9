/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes the title of a match in its record (docs/RECORD.md, `note title`). */
#include "talia-record-title.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "model/talia-table-notes.h"
#include "model/talia-text.h"
#include "talia-record-lines.h"

#define LINE "note " TALIA_NOTE_TITLE " "

char *
talia_record_clean_title (const char *title)
{
  g_return_val_if_fail (title != NULL, NULL);

  return talia_text_clean (title, TALIA_MAX_TITLE);
}

/* Copies all lines but those that name the match; the new name goes before the lines of seats and deals. */
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
talia_record_retitle (const char *text, gsize length, const char *title, GError **error)
{
  g_autoptr (TaliaTable) table = NULL;
  gsize end;

  g_return_val_if_fail (text != NULL && title != NULL, NULL);

  table = talia_record_read (text, length, TALIA_RECORD_AUTOSAVE, &end, error);
  if (table == NULL || !talia_table_change_title (table, title, error))
    return NULL;
  return replace_lines (text, end, title); /* without a line that was torn */
}

gboolean
talia_record_retitle_file (const char *path, const char *title, GError **error)
{
  g_autofree char *text = NULL, *changed = NULL;
  struct utimbuf times;
  GStatBuf there;
  gsize length;

  g_return_val_if_fail (path != NULL && title != NULL, FALSE);

  text = talia_record_load (path, &length, error);
  changed = text != NULL && g_stat (path, &there) == 0 ? talia_record_retitle (text, length, title, error) : NULL;
  if (changed == NULL)
    return FALSE;
  if (!g_file_set_contents_full (path, changed, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                 error))
    return FALSE;
  times = (struct utimbuf) { there.st_atime, there.st_mtime };
  (void) g_utime (path, &times); /* the date of a match that has noted none */
  return TRUE;
}
