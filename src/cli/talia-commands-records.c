/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands of the engine protocol that write and read records. */
#include "model/record/talia-record.h"
#include "talia-command.h"

static gboolean
run_record (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_autofree char *text = talia_record_write (self->table);

  g_string_append (out, text);
  talia_command_end_lines (out);
  return TRUE;
}

static gboolean
run_load (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  gsize length;
  g_autofree char *text = talia_record_load (arguments[0], &length, error);
  TaliaTable *table;

  if (text == NULL)
    return FALSE;
  table = talia_record_parse (text, (gssize) length, error);
  if (table == NULL)
    return FALSE;
  g_clear_object (&self->table);
  self->table = table;
  return TRUE;
}

const TaliaCommand talia_commands_records[] = {
  { "record", NULL, 0, 0, TRUE, run_record },
  { "load", "TEXT-FILE", 1, -2, FALSE, run_load },
  { NULL },
};
