/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes the lines with which records of matches and of score pads begin: format, game, options
 * (docs/RECORD.md). */
#pragma once

#include "engine/talia-game.h"
#include "talia-record-lines.h"

G_BEGIN_DECLS

/** The contents of the first lines, as far as they have been read. Initially only `magic` is set, and `line` is 1. */
typedef struct
{
  const char *magic;     /* the name of the format: the first line is this and its version */
  guint line;            /* the number of the line that is being read, which the caller counts */
  gboolean begun;        /* the first line was read */
  const TaliaGame *game; /* NULL until the game is known */
  TaliaOptions options;
  guint options_seen; /* the options that were set, as bits */
} TaliaRecordHead;

/** Checks that the bytes can be a line of a record. Error: TALIA_RECORD_ERROR, as for all functions here. */
gboolean talia_record_head_check (const TaliaRecordLine *bytes, GError **error);

/**
 * Checks that a line without free text has no trace of a text editor, such as typographic characters, which no program
 * would write.
 */
gboolean talia_record_head_check_edited (const TaliaRecordHead *self, const char *line, GError **error);

/** Returns whether the line belongs to the beginning of a file: it sets the game or an option, or the game is not known
 * yet. */
gboolean talia_record_head_wants (const TaliaRecordHead *self, const char *line);

/** Reads a line of the beginning. A line with an option is refused unless `open` is TRUE, that is, unless no other line
 * has followed. */
gboolean talia_record_head_read (TaliaRecordHead *self, const char *line, gboolean open, GError **error);

/** Checks after the last line that the game is known; `empty`: there was no line. */
gboolean talia_record_head_finish (const TaliaRecordHead *self, gboolean empty, GError **error);

/** Appends the beginning of a file. */
void talia_record_head_write (GString *text, const char *magic, const TaliaGame *game, const TaliaOptions *options);

G_END_DECLS
