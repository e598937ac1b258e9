/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads lines of the protocol from a file descriptor, however long or malformed they are. */
#include "talia-line-reader.h"

#include <errno.h>
#include <unistd.h>

struct _TaliaLineReader
{
  int fd;
  char buffer[65536];
  gsize at, end; /* the part of the buffer that was not used yet */
  GString *line;
};

TaliaLineReader *
talia_line_reader_new (int fd)
{
  TaliaLineReader *self = g_new0 (TaliaLineReader, 1);

  self->fd = fd;
  self->line = g_string_new (NULL);
  return self;
}

void
talia_line_reader_free (TaliaLineReader *self)
{
  g_string_free (self->line, TRUE);
  g_free (self);
}

/* Fills the empty buffer; returns FALSE at the end of the input, also after an error. */
static gboolean
fill (TaliaLineReader *self)
{
  ssize_t n;

  do
    n = read (self->fd, self->buffer, sizeof self->buffer);
  while (n < 0 && errno == EINTR);
  self->at = 0;
  self->end = n > 0 ? (gsize) n : 0;
  return n > 0;
}

static void
clean (GString *line)
{
  gsize length = 0;

  for (gsize i = 0; i < line->len && line->str[i] != '#'; i++)
    {
      char c = line->str[i] == '\t' ? ' ' : line->str[i];

      if (!g_ascii_iscntrl (c) && !(c == ' ' && length == 0))
        line->str[length++] = c;
    }
  while (length > 0 && line->str[length - 1] == ' ')
    length--;
  g_string_truncate (line, length);
}

TaliaLineStatus
talia_line_reader_next (TaliaLineReader *self, const char **line)
{
  gsize length = 0; /* the length of the line so far, including the part that is not stored */
  gboolean whole = FALSE;

  g_string_truncate (self->line, 0);
  while (!whole && (self->at < self->end || fill (self)))
    {
      const char *start = self->buffer + self->at;
      const char *newline = memchr (start, '\n', self->end - self->at);
      gsize n = newline != NULL ? (gsize) (newline - start) : self->end - self->at;

      g_string_append_len (self->line, start, (gssize) MIN (n, TALIA_LINE_MAX - MIN (length, TALIA_LINE_MAX)));
      length += n;
      self->at += n;
      if (newline != NULL)
        {
          self->at++;
          whole = TRUE;
        }
    }
  clean (self->line);
  *line = self->line->str;
  if (length > TALIA_LINE_MAX)
    return TALIA_LINE_TOO_LONG;
  return whole || length > 0 ? TALIA_LINE : TALIA_LINE_END;
}
