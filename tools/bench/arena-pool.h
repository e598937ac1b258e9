/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a contest on all cores; the order of the results does not depend on their number. */
#pragma once

#include "arena-play.h"

G_BEGIN_DECLS

/** Takes the next result; FALSE: no more are wanted. */
typedef gboolean (*ArenaTake) (const ArenaResult *result, gpointer data);

/**
 * Plays matches on `jobs` threads and gives their results to `take`, in the calling thread, in the order of matches and
 * of deals in them, whatever the order in which they were played. What was played beyond the last wanted one is
 * forgotten, but for the times of its moves, which are added to `times`. FALSE: a player has failed.
 */
gboolean arena_pool_run (const ArenaContest *contest, guint jobs, ArenaTake take, gpointer data, ArenaTimes times[2],
                         GError **error);

G_END_DECLS
