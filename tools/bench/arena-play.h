/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays deals and matches several times with changed seats, so that luck is the same for both players. */
#pragma once

#include "arena-worker.h"

G_BEGIN_DECLS

/** What came of one deal, or one match, in all its plays; the mean of them. */
typedef struct
{
  guint match;       /* the number of the match, from 0 */
  const char *title; /* what the deal is about (msgid), as its plan says; NULL: nothing in particular */
  TaliaBoardKind board;
  double points; /* of a deal: what a side of A has more than one of B, so that more is better */
  double wins;   /* of a match: the share of wins of one side of A; a win shared by n counts 1/n */
  double place;  /* of a match: the place of a side of A on the mean; who shares places has their mean */
} ArenaResult;

typedef void (*ArenaEmit) (const ArenaResult *result, gpointer data);

/** So many sides play at these options. */
guint arena_contest_sides (const ArenaContest *contest);

/**
 * Plays the match of that number and gives its results to `emit` in their order. All chance comes from the contest's
 * seed and the numbers of match, deal, play and seat, so that nothing depends on who plays what when; only budgets of
 * time do. Returns FALSE with an error when a player gives an illegal answer, and without one when it was stopped.
 */
gboolean arena_play_match (ArenaWorker *worker, guint match, ArenaEmit emit, gpointer data, GError **error);

G_END_DECLS
