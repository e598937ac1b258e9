/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Synchronises what was written to a file to the disk, in a thread of its own. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A thread that syncs; it starts with the first request and sleeps between them. */
typedef struct _TaliaSyncer TaliaSyncer;

TaliaSyncer *talia_syncer_new (void);

/** Waits like talia_syncer_wait(), then ends the thread. */
void talia_syncer_free (TaliaSyncer *self);

/** Requests that `fd` be synchronised soon. It must stay open until talia_syncer_wait(). */
void talia_syncer_request (TaliaSyncer *self, int fd);

/** Waits until everything requested is on the disk. */
void talia_syncer_wait (TaliaSyncer *self);

/** Returns whether a sync has failed. Its data may never reach the disk, even if later syncs succeed. */
gboolean talia_syncer_has_failed (TaliaSyncer *self);

/** Clears the error, to begin with another file. */
void talia_syncer_forget_error (TaliaSyncer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaSyncer, talia_syncer_free)

G_END_DECLS
