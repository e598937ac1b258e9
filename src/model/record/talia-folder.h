/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates folders, renames files in them without replacing any, and synchronises their names to the disk. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Creates the folder and its parents if necessary. Returns 0 or the error number. */
int talia_folder_make (const char *folder);

/** Synchronises the names in `folder` to the disk; returns 0 or the error number. */
int talia_folder_sync (const char *folder);

/** Synchronises the names in the folder of `path` to the disk; returns 0 or the error number. */
int talia_folder_sync_of (const char *path);

/** Renames `from` to `to`; EEXIST if that exists, even if it was created at this moment. Returns 0 or the error number.
 */
int talia_folder_rename (const char *from, const char *to);

/** Returns whether a sync has failed, given its error number; it has not if the file system cannot sync at all. */
gboolean talia_folder_is_fault (int error);

G_END_DECLS
