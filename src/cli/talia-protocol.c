/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine protocol: executes a command and returns the answer (docs/PROTOCOL.md). */
#include "talia-protocol.h"

void
talia_protocol_init (TaliaProtocol *self)
{
  *self = (TaliaProtocol) { 0 };
}

void
talia_protocol_clear (TaliaProtocol *self)
{
  g_clear_object (&self->table);
}

/* Removes the id, digits alone, from the line; returns its length. */
static gsize
read_id (const char **line)
{
  gsize n = strspn (*line, "0123456789");

  if (n == 0 || ((*line)[n] != '\0' && (*line)[n] != ' '))
    return 0;
  *line += n;
  *line += strspn (*line, " ");
  return n;
}

/* Splits the line into words, or into the first word and the rest. */
static char **
split (const char *line, gboolean rest_is_one)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; *line != '\0'; i++)
    {
      gsize n = rest_is_one && i == 1 ? strlen (line) : strcspn (line, " ");

      g_strv_builder_take (words, g_strndup (line, n));
      line += n;
      line += strspn (line, " ");
    }
  return g_strv_builder_end (words);
}

static gboolean
run (TaliaProtocol *self, const char *line, GString *out, GError **error)
{
  const TaliaCommand *command = talia_command_find (line, (gssize) strcspn (line, " "));
  g_auto (GStrv) words = NULL;
  int n;

  if (command == NULL)
    return talia_command_refuse (error, "unknown command");
  words = split (line, command->max == -2);
  n = (int) g_strv_length (words) - 1;
  if (n < command->min || (command->max >= 0 && n > command->max))
    return talia_command_refuse (error, "the command is: %s%s%s", command->name, command->arguments != NULL ? " " : "",
                                 command->arguments != NULL ? command->arguments : "");
  if (command->needs_match && self->table == NULL)
    return talia_command_refuse (error, "there is no match; `new` begins one");
  return command->run (self, words + 1, out, error);
}

char *
talia_protocol_run (TaliaProtocol *self, const char *line, gboolean too_long)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  const char *id = line;
  gsize id_length = read_id (&line);

  if (too_long)
    talia_command_refuse (&error, "the line is longer than 1 MiB");
  else if (*id == '\0')
    return NULL;
  else
    run (self, line, out, &error);

  if (error != NULL)
    g_string_assign (out, error->message);
  return g_strdup_printf ("%c%.*s%s%s\n\n", error != NULL ? '?' : '=', (int) id_length, id, out->len > 0 ? " " : "",
                          out->str);
}
