/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mounts small file systems in memory, which can be full or read-only, for tests. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Must be called first, while there is only one thread; returns FALSE if the system does not permit these disks. */
gboolean small_disk_init (void);

/** Mounts an empty disk of `kib` KiB over the folder. */
void small_disk_begin (const char *folder, guint kib);

/** Unmounts the disk, with everything on it. */
void small_disk_end (const char *folder);

/** Fills the disk so that only `kib` KiB are free; the last call counts. */
void small_disk_leave (const char *folder, guint kib);

/** Sets whether the disk may be written to. */
void small_disk_allow_writing (const char *folder, gboolean allow);

G_END_DECLS
