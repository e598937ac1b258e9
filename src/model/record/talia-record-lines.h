/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lines of a record that is copied line by line, in time that grows with its length alone. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** One line within a longer text, which goes on behind it: nothing may ask for the length of that rest. */
typedef struct
{
  const char *text;
  gsize length; /* without the newline */
  gsize whole;  /* with it, where it has one */
} TaliaRecordLine;

/** Takes the next line of a text that ends with '\0'; FALSE at its end. Begin with a line that is all zero. */
gboolean talia_record_line_next (TaliaRecordLine *line, const char *text);

/** Whether the line begins with these letters. */
gboolean talia_record_line_begins (const TaliaRecordLine *line, const char *letters);

G_END_DECLS
