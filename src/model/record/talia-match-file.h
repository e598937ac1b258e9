/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a match: writes it as a whole, appends lines to it, and moves it to another name. */
#pragma once

#include <glib/gstdio.h>

#include "talia-syncer.h"

G_BEGIN_DECLS

/** A file to which a match is written. Errors are G_FILE_ERROR with a sentence for the player. */
typedef struct
{
  TaliaSyncer *syncer;
  int fd;         /* -1: the file does not hold the whole match */
  goffset length; /* its length up to the last whole line */
  GStatBuf left;  /* the stamp after the last write; as long as it is the same, nobody else has written to the file */
} TaliaMatchFile;

void talia_match_file_init (TaliaMatchFile *self);
void talia_match_file_finish (TaliaMatchFile *self);

/** Waits until everything is on the disk, and closes the file. */
void talia_match_file_close (TaliaMatchFile *self);

/** Returns whether lines can be appended: the file is open and no sync has failed, after which the contents of the disk
 * are unknown. */
gboolean talia_match_file_is_sound (TaliaMatchFile *self);

/** Returns whether the file with that name is the one that was written last, and unchanged. */
gboolean talia_match_file_is_as_left (TaliaMatchFile *self, const char *path);

/** Writes `text` to the file, all or nothing, and keeps it open. */
gboolean talia_match_file_write (TaliaMatchFile *self, const char *path, const char *text, GError **error);

/**
 * Replaces this file by the file `made`, and continues there. `made` has the lines of this file up to `end`; later ones
 * are added to it. After an error, one of the two is in place, and closed.
 */
gboolean talia_match_file_replace (TaliaMatchFile *self, const char *path, const char *made, goffset end,
                                   GError **error);

/** Opens a file and continues at `length`; anything after that is cut off. */
gboolean talia_match_file_resume (TaliaMatchFile *self, const char *path, goffset length, GError **error);

/** Appends whole lines, all or nothing: the system has them on return, the disk soon after. Closes the file on an
 * error. */
gboolean talia_match_file_append (TaliaMatchFile *self, const char *path, const char *lines, GError **error);

/** Moves the file `path` to a free name in `folder` that begins with `stem`; returns the new path, NULL on an error. */
char *talia_match_file_move (const char *path, const char *folder, const char *stem, GError **error);

/** Creates the folder if there is none. */
gboolean talia_match_file_make_folder (const char *folder, GError **error);

G_END_DECLS
