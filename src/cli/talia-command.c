/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A command of the engine protocol, and functions that several commands share (docs/PROTOCOL.md). */
#include "talia-command.h"

#include <stdarg.h>

#include "engine/talia-whole.h"

const TaliaCommand *const talia_command_families[] = {
  talia_commands_about, talia_commands_match, talia_commands_sight, talia_commands_bots, talia_commands_records, NULL,
};

const TaliaCommand *
talia_command_find (const char *name, gssize length)
{
  gsize n = length < 0 ? strlen (name) : (gsize) length;

  for (const TaliaCommand *const *family = talia_command_families; *family != NULL; family++)
    for (const TaliaCommand *command = *family; command->name != NULL; command++)
      if (strlen (command->name) == n && strncmp (name, command->name, n) == 0)
        return command;
  return NULL;
}

gboolean
talia_command_refuse (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (G_OPTION_ERROR, G_OPTION_ERROR_FAILED, format, args));
  va_end (args);
  return FALSE;
}

gboolean
talia_command_refuse_move (GError **error, int rule, const char *text)
{
  return talia_command_refuse (error, "illegal %s %s", talia_rule_id ((TaliaRuleId) rule), text);
}

gboolean
talia_command_parse_number (const char *text, guint64 max, guint64 *number)
{
  return g_ascii_isdigit (*text) && g_ascii_string_to_unsigned (text, 10, 0, max, number, NULL);
}

gboolean
talia_command_parse_place (const char *text, const char *what, int n, int *place, GError **error)
{
  return talia_whole_parse_place (text, n, place)
         || talia_command_refuse (error, "%s is a number from 0 to %d", what, n - 1);
}

const TaliaGame *
talia_command_find_game (const char *id, GError **error)
{
  const TaliaGame *game = talia_registry_find (id);

  if (game == NULL)
    talia_command_refuse (error, "there is no such game");
  return game;
}

gboolean
talia_command_play (TaliaProtocol *self, const TaliaMove *move, GError **error)
{
  g_autoptr (GError) refusal = NULL;

  return talia_table_play (self->table, move, &refusal)
         || talia_command_refuse_move (error, refusal->code, refusal->message);
}

void
talia_command_next_line (GString *out)
{
  if (out->len > 0)
    g_string_append_c (out, '\n');
}

void
talia_command_end_lines (GString *out)
{
  while (out->len > 0 && out->str[out->len - 1] == '\n')
    g_string_truncate (out, out->len - 1);
}
