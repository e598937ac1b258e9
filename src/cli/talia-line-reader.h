/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads lines of the protocol from a file descriptor, however long or malformed they are. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The greatest length of a line in bytes, without its newline. */
#define TALIA_LINE_MAX (1024 * 1024)

typedef enum
{
  TALIA_LINE,          /* a line; the last one may have no newline */
  TALIA_LINE_TOO_LONG, /* a line that is too long; only its beginning is returned */
  TALIA_LINE_END,      /* the input has ended */
} TaliaLineStatus;

typedef struct _TaliaLineReader TaliaLineReader;

TaliaLineReader *talia_line_reader_new (int fd);
void talia_line_reader_free (TaliaLineReader *self);

/**
 * Waits for the next line. `line` is valid until the next call: tabs are replaced by spaces, and other control
 * characters, `#` and what follows, and spaces around the line are removed.
 */
TaliaLineStatus talia_line_reader_next (TaliaLineReader *self, const char **line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaLineReader, talia_line_reader_free)

G_END_DECLS
