/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program talia-engine, which speaks the engine protocol over standard input and output (docs/PROTOCOL.md). */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "talia-line-reader.h"
#include "talia-protocol.h"

static const char usage[] = "Usage: talia-engine [--help | --version]\n"
                            "Speaks the engine protocol of Talia over standard input and output.\n"
                            "`list_commands` lists what it understands, `quit` ends it.\n";

/* Writes the whole answer; returns FALSE if nobody reads it any more. */
static gboolean
answer (const char *text)
{
  gsize length = strlen (text);

  while (length > 0)
    {
      ssize_t n = write (STDOUT_FILENO, text, length);

      if (n < 0 && errno != EINTR)
        return FALSE;
      if (n > 0)
        {
          text += n;
          length -= (gsize) n;
        }
    }
  return TRUE;
}

int
main (int argc, char *argv[])
{
  g_autoptr (TaliaLineReader) reader = NULL;
  TaliaProtocol protocol;
  TaliaLineStatus status;
  gboolean heard = TRUE;
  const char *line;

  if (argc > 1 && g_str_equal (argv[1], "--version"))
    return printf ("talia-engine %s\n", TALIA_VERSION) < 0;
  if (argc > 1 && g_str_equal (argv[1], "--help"))
    return fputs (usage, stdout) < 0;
  if (argc > 1)
    {
      fprintf (stderr, "talia-engine: there is no option “%s”; see talia-engine --help.\n", argv[1]);
      return 2;
    }

  /* A reader that has closed the pipe is a normal end. */
  signal (SIGPIPE, SIG_IGN);
  reader = talia_line_reader_new (STDIN_FILENO);
  talia_protocol_init (&protocol);
  while (!protocol.quit && heard && (status = talia_line_reader_next (reader, &line)) != TALIA_LINE_END)
    {
      g_autofree char *text = talia_protocol_run (&protocol, line, status == TALIA_LINE_TOO_LONG);

      heard = text == NULL || answer (text);
    }
  talia_protocol_clear (&protocol);
  return 0;
}
