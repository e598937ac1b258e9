/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of one thread of the arena: asks them for moves, and tells a program what happens. */
#pragma once

#include "arena-player.h"
#include "arena-program.h"
#include "arena-times.h"

G_BEGIN_DECLS

/** Who meets whom, in what, from which number on. */
typedef struct
{
  const TaliaGame *game;
  TaliaOptions options;
  char **settings;            /* those that are not the default, as KEY=VALUE; may be NULL */
  const ArenaPlayer *players; /* two of them: A and B */
  gboolean matches;           /* whole matches are compared; else deals */
  gboolean one;               /* a single A among B's; else as many of each as the sides allow */
  guint64 seed;
} ArenaContest;

/** One thread's part of a contest. */
typedef struct
{
  const ArenaContest *contest;
  const gint *stop;
  ArenaTimes times[2];
  ArenaProgram *programs[2]; /* once they have been asked */
  GString *log;              /* the commands of the protocol that lead to the state being played; NULL: none needed */
} ArenaWorker;

/** `stop` is atomic: non-zero once no result is wanted any more. */
void arena_worker_init (ArenaWorker *worker, const ArenaContest *contest, const gint *stop);

/** Ends the programs, too. */
void arena_worker_clear (ArenaWorker *worker);

/** Adds to the log, if there is one. */
void arena_worker_note (ArenaWorker *worker, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * Asks the player of that index for the move of the seat to act, from its view alone, and makes it. `random` is the
 * seat's chance. FALSE with an error: the player gave no legal answer.
 */
gboolean arena_worker_play (ArenaWorker *worker, TaliaState *state, int player, TaliaRandom *random, GError **error);

G_END_DECLS
