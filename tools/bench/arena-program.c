/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a program as a player of the arena. */
#include "arena-program.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena-player.h"

struct ArenaProgram
{
  char *command;
  GPid pid;
  FILE *to, *from;
  GString *told; /* the commands that led to the current state */
};

ArenaProgram *
arena_program_start (const char *command, GError **error)
{
  g_auto (GStrv) words = NULL;
  ArenaProgram *self;
  int to, from;
  GPid pid;

  if (!g_shell_parse_argv (command, NULL, &words, error)
      || !g_spawn_async_with_pipes (NULL, words, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                                    &pid, &to, &from, NULL, error))
    return NULL;
  self = g_new0 (ArenaProgram, 1);
  self->command = g_strdup (command);
  self->pid = pid;
  self->to = fdopen (to, "w");
  self->from = fdopen (from, "r");
  self->told = g_string_new (NULL);
  return self;
}

void
arena_program_stop (ArenaProgram *self)
{
  fclose (self->to); /* the program ends at the end of its input */
  fclose (self->from);
  while (waitpid (self->pid, NULL, 0) < 0 && errno == EINTR)
    ;
  g_spawn_close_pid (self->pid);
  g_string_free (self->told, TRUE);
  g_free (self->command);
  g_free (self);
}

/* Reads one answer and returns its text without the sign, or NULL with an error. */
static char *
read_answer (ArenaProgram *self, GError **error)
{
  g_autoptr (GString) answer = g_string_new (NULL);
  char *line = NULL;
  size_t room = 0;
  ssize_t length;

  while ((length = getline (&line, &room, self->from)) > 0 && strcmp (line, "\n") != 0)
    g_string_append (answer, line);
  free (line);
  if (length > 0 && answer->str[0] == '=')
    return g_strstrip (g_strdup (answer->str + 1));
  if (length > 0)
    g_set_error (error, ARENA_ERROR, 0, "%s refuses a command: %s", self->command, g_strstrip (answer->str));
  else
    g_set_error (error, ARENA_ERROR, 0, "%s has ended", self->command);
  return NULL;
}

/* Returns the part of the log that the program was not sent yet; all of it if it was sent another one. */
static const char *
untold (ArenaProgram *self, const char *log)
{
  if (g_str_has_prefix (log, self->told->str))
    return log + self->told->len;
  g_string_truncate (self->told, 0);
  return log;
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';
  return n;
}

gboolean
arena_program_ask (ArenaProgram *self, const char *log, const char *question, guint64 seed, TaliaMove *move,
                   GError **error)
{
  const char *news = untold (self, log);
  g_autofree char *text = NULL;

  fprintf (self->to, "%sbots_seed %" G_GUINT64_FORMAT "\n%s\n", news, seed, question);
  fflush (self->to);
  for (guint left = count_lines (news) + 1; left > 0; left--)
    {
      g_autofree char *answer = read_answer (self, error);

      if (answer == NULL)
        return FALSE;
    }
  text = read_answer (self, error);
  if (text == NULL)
    return FALSE;
  g_string_append_printf (self->told, "%splay %s\n", news, text);
  if (talia_move_parse (text, move))
    return TRUE;
  g_set_error (error, ARENA_ERROR, 0, "%s answered “%s”, which is no move", self->command, text);
  return FALSE;
}
