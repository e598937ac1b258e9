/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays deals and matches several times with changed seats, so that luck is the same for both players. */
#pragma once

#include "arena-worker.h"

G_BEGIN_DECLS

/** The result of one deal, or one match: the mean over all its plays. */
typedef struct
{
  guint match;       /* the number of the match, from 0 */
  const char *title; /* the title of the deal (msgid), from its plan; NULL: it has none */
  TaliaBoardKind board;
  double points; /* of a deal: the lead of a side of A over one of B; more is better */
  double wins;   /* of a match: the share of wins of one side of A; a win shared by n sides counts 1/n */
  double place;  /* of a match: the mean place of a side of A; sides that share places get the mean of them */
} ArenaResult;

typedef void (*ArenaEmit) (const ArenaResult *result, gpointer data);

/** Returns the number of sides with these options. */
guint arena_contest_sides (const ArenaContest *contest);

/**
 * Plays the match of that number and passes its results to `emit` in order. All random numbers follow from the
 * contest's seed and the numbers of match, deal, play and seat, so that only time budgets make results depend on the
 * order of play. Returns FALSE with an error if a player gives an illegal answer, and without one if the match was
 * stopped.
 */
gboolean arena_play_match (ArenaWorker *worker, guint match, ArenaEmit emit, gpointer data, GError **error);

G_END_DECLS
