/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits the text of a record into lines in linear time, and leaves out what a text editor may have added, such as a
 * byte order mark. */
#include "talia-record-lines.h"

#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* --- lines ---------------------------------------------------------------------------------- */

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t';
}

static gboolean
begins (const char *text, gsize length, const char *letters)
{
  const gsize n = strlen (letters);

  return length >= n && memcmp (text, letters, n) == 0;
}

/* Spaces at the end of a line are part of a name, but of nothing else. */
static gsize
trim_end (const char *text, gsize length)
{
  gboolean named;

  if (length > 0 && text[length - 1] == '\r')
    length--;
  named = begins (text, length, "seat ");
  while (length > 0 && (named ? text[length - 1] == '\t' : is_blank (text[length - 1])))
    length--;
  return length;
}

static gsize
count_start (const char *text, gsize length)
{
  gsize n = 0;

  for (;;)
    if (begins (text + n, length - n, BYTE_ORDER_MARK))
      n += strlen (BYTE_ORDER_MARK);
    else if (n < length && is_blank (text[n]))
      n++;
    else
      return n;
}

gboolean
talia_record_line_next (TaliaRecordLine *line, const char *text, gsize length)
{
  const gsize at = line->whole;
  const char *newline = at < length ? memchr (text + at, '\n', length - at) : NULL;
  const gsize end = newline != NULL ? (gsize) (newline - text) : length;
  const gsize start = at + count_start (text + at, end - at);

  if (at >= length)
    return FALSE;
  line->number++;
  line->text = text + start;
  line->length = trim_end (text + start, end - start);
  line->ends = newline != NULL;
  line->whole = end + line->ends;
  return TRUE;
}

gboolean
talia_record_line_begins (const TaliaRecordLine *line, const char *letters)
{
  return begins (line->text, line->length, letters);
}

/* --- their letters -------------------------------------------------------------------------- */

/* The ways in which a record in UTF-16 begins. */
static const struct
{
  const char *charset;
  char start[4];
  gsize n, skip; /* the number of bytes to compare, and the number of bytes that are a byte order mark */
} encodings[] = {
  { "UTF-16LE", "\xff\xfe", 2, 2 },
  { "UTF-16BE", "\xfe\xff", 2, 2 },
  { "UTF-16LE", { 't', '\0', 'a', '\0' }, 4, 0 },
  { "UTF-16BE", { '\0', 't', '\0', 'a' }, 4, 0 },
};

gboolean
talia_record_decode (char **text, gsize *length)
{
  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    if (*length >= encodings[i].n && memcmp (*text, encodings[i].start, encodings[i].n) == 0)
      {
        const gsize skip = encodings[i].skip;
        gsize decoded_length;
        char *decoded = g_convert (*text + skip, (gssize) (*length - skip), "UTF-8", encodings[i].charset, NULL,
                                   &decoded_length, NULL);

        if (decoded == NULL)
          return FALSE;
        g_free (*text);
        *text = decoded;
        *length = decoded_length;
        return TRUE;
      }
  return FALSE;
}
