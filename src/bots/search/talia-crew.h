/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Work that several threads share. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Does one of many pieces of work, which depend on no other. FALSE: enough has been done, no more are to be begun. */
typedef gboolean (*TaliaCrewWork) (guint piece, gpointer data);

/**
 * Does the pieces 0 to `n` - 1, each by one of so many threads, of which the calling one is one; returns when nobody
 * works any more. Without a second thread (0, 1) they are done in order.
 */
void talia_crew_work (guint threads, guint n, TaliaCrewWork work, gpointer data);

G_END_DECLS
