/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets a thread that works in the background wait while something more urgent needs the processor. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TaliaPause:
 *
 * Shared by the thread and by those who interrupt it. The thread begins a piece of work with talia_pause_wait(), and
 * does the piece again if talia_pause_has_interrupted() says that it was cut short.
 */
typedef struct _TaliaPause TaliaPause;

TaliaPause *talia_pause_new (void);
TaliaPause *talia_pause_ref (TaliaPause *self);
void talia_pause_unref (TaliaPause *self);

/** Interrupts the thread, or lets it go on. */
void talia_pause_set_held (TaliaPause *self, gboolean held);

/** Interrupts the thread for good. */
void talia_pause_stop (TaliaPause *self);

/** Waits in the thread until it may work; FALSE: it shall end. `moment` is for talia_pause_has_interrupted(). */
gboolean talia_pause_wait (TaliaPause *self, guint *moment);

/** Returns whether the thread has been interrupted since `moment`. */
gboolean talia_pause_has_interrupted (TaliaPause *self, guint moment);

/** Returns a number to read atomically: not 0 while the thread is interrupted, as for TaliaThinking. */
const gint *talia_pause_get_flag (TaliaPause *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaPause, talia_pause_unref)

G_END_DECLS
