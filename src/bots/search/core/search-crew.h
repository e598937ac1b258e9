/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shares pieces of work among threads. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Does one of many independent pieces of work. Returns FALSE if no further pieces need to be begun. */
typedef gboolean (*TaliaCrewWork) (guint piece, gpointer data);

/**
 * Does the pieces 0 to `n` - 1 in `threads` threads, including the calling one; returns when all pieces are done. With
 * a single thread (0, 1) they are done in order.
 */
void talia_crew_work (guint threads, guint n, TaliaCrewWork work, gpointer data);

G_END_DECLS
