/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder of the user's score pads, and the list of the pads in it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The name of the folder, below that of the matches, and how the names of deleted pads begin in the bin. */
#define TALIA_PAD_FOLDER "scores"
#define TALIA_PAD_DELETED TALIA_PAD_FOLDER "-"

/** Returns the folder of the user's score pads; a new string. */
char *talia_pad_folder_get (void);

/** Returns the paths of the pads, the one that was begun last first. Anything in the folder that is not a regular file
 * is ignored. */
GStrv talia_pad_folder_list (const char *folder);

/** Returns the time at which the pad was begun, in seconds since 1970, from the name of its file; 0 if the name has
 * another form. */
gint64 talia_pad_folder_get_time (const char *path);

/**
 * Moves a pad to the bin, where deleted matches are kept for a while; returns its path there (a new string), or NULL.
 * Error: G_FILE_ERROR.
 */
char *talia_pad_folder_remove (const char *path, GError **error);

/** Moves the pad back to `path`, unless there is another one by now. Error: G_FILE_ERROR. */
gboolean talia_pad_folder_restore (const char *removed, const char *path, GError **error);

G_END_DECLS
