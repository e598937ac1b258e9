/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates folders, renames files in them without replacing any, and synchronises their names to the disk. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Makes the folder if there is none, and those that it is in. 0 or the number of the error. */
int talia_folder_make (const char *folder);

/** Brings the names in `folder` to the disk; 0 or the number of the error. */
int talia_folder_sync (const char *folder);

/** The same of the folder that `path` is in. */
int talia_folder_sync_of (const char *path);

/** Renames `from` to `to`; EEXIST if that exists, even if it was created at this moment. Returns 0 or the error number.
 */
int talia_folder_rename (const char *from, const char *to);

/** Whether a sync failed by this number of an error; a file system that cannot sync at all has done what it can. */
gboolean talia_folder_is_fault (int error);

G_END_DECLS
