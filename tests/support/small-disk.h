/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mounts small file systems in memory, which can be full or read-only, for tests. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** To be called first of all, while there is one thread; FALSE where the system does not let us have disks. */
gboolean small_disk_init (void);

/** Puts an empty disk of so many KiB over that folder. */
void small_disk_begin (const char *folder, guint kib);

/** Takes it away again, with all that is on it. */
void small_disk_end (const char *folder);

/** Leaves so many KiB free, and no more; the last call counts. */
void small_disk_leave (const char *folder, guint kib);

/** Whether the disk may be written. */
void small_disk_allow_writing (const char *folder, gboolean allow);

G_END_DECLS
