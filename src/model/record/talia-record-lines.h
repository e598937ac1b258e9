/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits the text of a record into lines, without what a text editor may have added, in linear time. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** One line within a longer text: nothing may ask for the length of what follows it. Begin with one that is all zero.
 */
typedef struct
{
  const char *text; /* where it begins, blanks and a byte order mark before it left out */
  gsize length;     /* without the newline, and without blanks at the end that mean nothing */
  guint number;     /* counted from 1, blank lines as well */
  gboolean ends;    /* by a newline */
  gsize whole;      /* where the next line begins, counted from the beginning of the text */
} TaliaRecordLine;

/**
 * Takes the next line of `length` bytes of text; FALSE at their end. A carriage return, spaces and tabs at the end of a
 * line do not belong to it, but for spaces behind a name, which is kept as it was given; neither do spaces, tabs and
 * byte order marks before it (docs/RECORD.md, "Lines").
 */
gboolean talia_record_line_next (TaliaRecordLine *line, const char *text, gsize length);

/** Whether the line begins with these letters. */
gboolean talia_record_line_begins (const TaliaRecordLine *line, const char *letters);

/**
 * Makes UTF-8 of a text that an editor has saved as UTF-16, with a byte order mark or without. `text` is replaced, and
 * `length` is its new length in bytes. FALSE, with both as they were, where it is anything else.
 */
gboolean talia_record_decode (char **text, gsize *length);

G_END_DECLS
