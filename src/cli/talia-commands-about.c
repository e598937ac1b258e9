/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands of the engine protocol about the engine and the games that it knows. */
#include "talia-command.h"

static gboolean
run_name (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_string_append (out, "Talia");
  return TRUE;
}

static gboolean
run_version (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_string_append (out, TALIA_VERSION);
  return TRUE;
}

static gboolean
run_protocol_version (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_string_append (out, "1");
  return TRUE;
}

static gboolean
run_list_commands (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  for (const TaliaCommand *const *family = talia_command_families; *family != NULL; family++)
    for (const TaliaCommand *command = *family; command->name != NULL; command++)
      {
        talia_command_next_line (out);
        g_string_append (out, command->name);
      }
  return TRUE;
}

static gboolean
run_known_command (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  g_string_append (out, talia_command_find (arguments[0], -1) != NULL ? "true" : "false");
  return TRUE;
}

static gboolean
run_quit (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  self->quit = TRUE;
  return TRUE;
}

static gboolean
run_games (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      talia_command_next_line (out);
      g_string_append (out, (*game)->id);
    }
  return TRUE;
}

static gboolean
run_options (TaliaProtocol *self, char **arguments, GString *out, GError **error)
{
  const TaliaGame *game = talia_command_find_game (arguments[0], error);

  if (game == NULL)
    return FALSE;
  for (const TaliaOption *option = game->options; option->key != NULL; option++)
    {
      g_autofree char *line = talia_option_describe (option);

      talia_command_next_line (out);
      g_string_append (out, line);
    }
  return TRUE;
}

const TaliaCommand talia_commands_about[] = {
  { "name", NULL, 0, 0, FALSE, run_name },
  { "version", NULL, 0, 0, FALSE, run_version },
  { "protocol_version", NULL, 0, 0, FALSE, run_protocol_version },
  { "list_commands", NULL, 0, 0, FALSE, run_list_commands },
  { "known_command", "COMMAND", 1, 1, FALSE, run_known_command },
  { "quit", NULL, 0, 0, FALSE, run_quit },
  { "games", NULL, 0, 0, FALSE, run_games },
  { "options", "GAME", 1, 1, FALSE, run_options },
  { NULL },
};
