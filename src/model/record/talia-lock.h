/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lock file, which says that a program is doing something that only one at a time may do. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Takes the lock at `path`, and creates its file if necessary; returns FALSE if it is held, even by this program.
 * `lock` is to be closed to release it; -1 if the file system has no locks, so that there is nothing to hold. The
 * kernel releases it when the program ends in whatever way.
 */
gboolean talia_lock_take (const char *path, int *lock);

/** Returns whether the lock is held, even by this program. */
gboolean talia_lock_is_taken (const char *path);

G_END_DECLS
