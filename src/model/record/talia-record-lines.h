/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits the text of a record into lines in linear time, and leaves out what a text editor may have added, such as a
 * byte order mark. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** One line within a longer text. It is not terminated, so its length must be used. Begin with one that is all zero. */
typedef struct
{
  const char *text; /* its beginning, after blanks and a byte order mark */
  gsize length;     /* without the newline, and without meaningless blanks at its end */
  guint number;     /* counted from 1, including blank lines */
  gboolean ends;    /* whether it ends with a newline */
  gsize whole;      /* the beginning of the next line, counted from the beginning of the text */
} TaliaRecordLine;

/**
 * Gets the next line of `length` bytes of text; returns FALSE at the end. A carriage return, spaces and tabs at the end
 * are not part of a line, except spaces after a name, which is kept unchanged; neither are spaces, tabs and byte order
 * marks before it (docs/RECORD.md, "Lines").
 */
gboolean talia_record_line_next (TaliaRecordLine *line, const char *text, gsize length);

/** Returns whether the line begins with that text. */
gboolean talia_record_line_begins (const TaliaRecordLine *line, const char *letters);

/**
 * Converts a text that an editor has saved as UTF-16, with or without a byte order mark, to UTF-8. Replaces `text`, and
 * sets `length` to its new length in bytes. For any other text, returns FALSE and changes neither.
 */
gboolean talia_record_decode (char **text, gsize *length);

G_END_DECLS
