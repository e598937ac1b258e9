/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a match: written as a whole, appended to, put aside. */
#pragma once

#include <glib/gstdio.h>

#include "talia-syncer.h"

G_BEGIN_DECLS

/** The file as it is written to. Errors are G_FILE_ERROR with a sentence for the person. */
typedef struct
{
  TaliaSyncer *syncer;
  int fd;         /* -1: it does not hold the whole match */
  goffset length; /* up to its last whole line */
  GStatBuf left;  /* how it was left; nobody else has written to it while it is so */
} TaliaMatchFile;

void talia_match_file_init (TaliaMatchFile *self);
void talia_match_file_finish (TaliaMatchFile *self);

/** Waits until everything is on the disk and lets go of the file. */
void talia_match_file_close (TaliaMatchFile *self);

/** Whether it can be appended to: it is open, and no sync has failed, after which nobody knows what is on the disk. */
gboolean talia_match_file_is_sound (TaliaMatchFile *self);

/** Whether the file of that name is the one that was left there, and as it was left. */
gboolean talia_match_file_is_as_left (TaliaMatchFile *self, const char *path);

/** Makes the file `text`, all or nothing, and keeps it open. */
gboolean talia_match_file_write (TaliaMatchFile *self, const char *path, const char *text, GError **error);

/**
 * Goes on in the file `made`, which takes the place of this one. It has the lines that were there up to `end`, and gets
 * those that came since. On an error either of them is there, and closed.
 */
gboolean talia_match_file_replace (TaliaMatchFile *self, const char *path, const char *made, goffset end,
                                   GError **error);

/** Opens a file to go on at `length`; what follows there is cut off. */
gboolean talia_match_file_resume (TaliaMatchFile *self, const char *path, goffset length, GError **error);

/** Appends whole lines, all or nothing: the system has them on return, the disk soon after. Closes it on an error. */
gboolean talia_match_file_append (TaliaMatchFile *self, const char *path, const char *lines, GError **error);

/** Moves the file `path` to a name in `folder` that was free and begins with `stem`; a new string, NULL on an error. */
char *talia_match_file_move (const char *path, const char *folder, const char *stem, GError **error);

/** Makes the folder if there is none. */
gboolean talia_match_file_make_folder (const char *folder, GError **error);

G_END_DECLS
