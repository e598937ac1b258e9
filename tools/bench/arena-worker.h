/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players in one thread of the arena: asks them for moves, and sends a program the moves of others. */
#pragma once

#include "arena-player.h"
#include "arena-program.h"
#include "arena-times.h"

G_BEGIN_DECLS

/** The settings of a contest. */
typedef struct
{
  const TaliaGame *game;
  TaliaOptions options;
  char **settings;            /* options that are not the default, as KEY=VALUE; may be NULL */
  const ArenaPlayer *players; /* two players: A and B */
  gboolean matches;           /* compares whole matches instead of deals */
  gboolean one;               /* a single side is A's; otherwise as many as B's, if possible */
  guint64 seed;
} ArenaContest;

/** The part of a contest that one thread plays. */
typedef struct
{
  const ArenaContest *contest;
  const gint *stop;
  ArenaTimes times[2];
  ArenaProgram *programs[2]; /* started when they are first asked */
  GString *log;              /* the protocol commands that lead to the current state; NULL: not needed */
} ArenaWorker;

/** `stop` is atomic: non-zero when no more results are wanted. */
void arena_worker_init (ArenaWorker *worker, const ArenaContest *contest, const gint *stop);

/** Also ends the programs. */
void arena_worker_clear (ArenaWorker *worker);

/** Adds a line to the log, if there is one. */
void arena_worker_note (ArenaWorker *worker, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * Asks player number `player` for the move of the seat to act, from its view alone, and makes it. `random` provides the
 * seat's random numbers. Returns FALSE with an error if the player gave no legal answer.
 */
gboolean arena_worker_play (ArenaWorker *worker, TaliaState *state, int player, TaliaRandom *random, GError **error);

G_END_DECLS
