/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads lines of the protocol from a file descriptor, however long or malformed they are. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** No line is longer than this many bytes, its newline not counted. */
#define TALIA_LINE_MAX (1024 * 1024)

typedef enum
{
  TALIA_LINE,          /* a line; the last one may lack its newline */
  TALIA_LINE_TOO_LONG, /* there was one, but it is too long; only its beginning is given */
  TALIA_LINE_END,      /* the input has ended */
} TaliaLineStatus;

typedef struct _TaliaLineReader TaliaLineReader;

TaliaLineReader *talia_line_reader_new (int fd);
void talia_line_reader_free (TaliaLineReader *self);

/**
 * Waits for the next line. `line` gets what the reader keeps of it until the next call: a tab as
 * a space, without other control characters, without `#` and what follows, without the spaces
 * around it.
 */
TaliaLineStatus talia_line_reader_next (TaliaLineReader *self, const char **line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaLineReader, talia_line_reader_free)

G_END_DECLS
