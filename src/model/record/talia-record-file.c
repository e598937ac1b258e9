/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the bytes of a record's file, and creates the error message for a damaged record (docs/RECORD.md). */
#include "talia-record-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/base/talia-text.h"
#include "talia-record-lines.h"

G_DEFINE_QUARK (talia - record - error - quark, talia_record_error)

void
talia_record_damage (GError **error, guint line, const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  /* Translators: a record (the file of a match) is damaged. The number of its line, then the reason. */
  g_set_error (error, TALIA_RECORD_ERROR, (int) line, _ ("line %u: %s"), line, reason);
}

static void
fail (GError **error, int saved, const char *path)
{
  g_autofree char *shown = talia_text_clean_path (path);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (saved), _ ("Could not read “%s”: %s"), shown,
               g_strerror (saved));
}

/* Reads to the end, or until the limit is exceeded. Returns 0 or the error number. */
static int
read_all (int fd, GString *text)
{
  char buffer[65536];

  while (text->len <= TALIA_RECORD_MAX_LENGTH)
    {
      ssize_t n = read (fd, buffer, sizeof buffer);

      if (n == 0)
        return 0;
      if (n > 0)
        g_string_append_len (text, buffer, n);
      else if (errno != EINTR)
        return errno;
    }
  return 0;
}

static guint
count_lines (const GString *text)
{
  guint n = 1;

  for (gsize i = 0; i < text->len; i++)
    n += text->str[i] == '\n';
  return n;
}

static gboolean
load (int fd, const char *path, GString *text, GError **error)
{
  struct stat info;
  int saved;

  if (fstat (fd, &info) != 0)
    {
      fail (error, errno, path);
      return FALSE;
    }
  if (!S_ISREG (info.st_mode))
    {
      talia_record_damage (error, 1, _ ("this is not a file"));
      return FALSE;
    }
  saved = read_all (fd, text);
  if (saved != 0)
    {
      fail (error, saved, path);
      return FALSE;
    }
  if (text->len > TALIA_RECORD_MAX_LENGTH)
    {
      talia_record_damage (error, count_lines (text), _ ("the file is too long to be a record"));
      g_string_truncate (text, TALIA_RECORD_MAX_LENGTH);
    }
  return TRUE;
}

char *
talia_record_load_start (const char *path, gsize *length, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean good;
  int fd;

  g_return_val_if_fail (path != NULL && length != NULL, NULL);

  /* Without O_NONBLOCK, opening a named pipe in place of the file would block forever. */
  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  if (fd < 0)
    {
      fail (error, errno, path);
      return NULL;
    }
  good = load (fd, path, text, error);
  close (fd);
  if (!good)
    return NULL;
  *length = text->len;
  return g_string_free_and_steal (g_steal_pointer (&text));
}

char *
talia_record_load (const char *path, gsize *length, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *text = talia_record_load_start (path, length, &problem);

  if (problem == NULL)
    {
      talia_record_decode (&text, length);
      return g_steal_pointer (&text);
    }
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}
