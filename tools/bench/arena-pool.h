/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a contest on all cores of the processor; the results come in the same order, however many cores there are. */
#pragma once

#include "arena-play.h"

G_BEGIN_DECLS

/** Takes the next result; returns FALSE if no more are wanted. */
typedef gboolean (*ArenaTake) (const ArenaResult *result, gpointer data);

/**
 * Plays matches on `jobs` threads and passes their results to `take` in the calling thread, ordered by match and by
 * deal. Results after the last wanted one are discarded, except for the times of their moves, which are added to
 * `times`. Returns FALSE if a player has failed.
 */
gboolean arena_pool_run (const ArenaContest *contest, guint jobs, ArenaTake take, gpointer data, ArenaTimes times[2],
                         GError **error);

G_END_DECLS
