/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a record that is copied line by line, in time that grows with its length alone. */
#include "talia-record-lines.h"

#include <string.h>

gboolean
talia_record_line_next (TaliaRecordLine *line, const char *text)
{
  const char *at = line->text != NULL ? line->text + line->whole : text;
  const gsize length = strcspn (at, "\n");

  *line = (TaliaRecordLine) { at, length, length + (at[length] == '\n') };
  return line->whole > 0;
}

gboolean
talia_record_line_begins (const TaliaRecordLine *line, const char *letters)
{
  /* g_str_has_prefix() would look for the end of all the text that follows. */
  return strncmp (line->text, letters, strlen (letters)) == 0;
}
