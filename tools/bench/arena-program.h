/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a program as a player of the arena; it speaks docs/PROTOCOL.md, as a talia-engine of any version does. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct ArenaProgram ArenaProgram;

/** Starts the command, which is split as by a shell. */
ArenaProgram *arena_program_start (const char *command, GError **error);

/** Lets the program end, and waits for it. */
void arena_program_stop (ArenaProgram *program);

/**
 * Asks for the move of the seat to act. `log` holds the commands that lead to this moment, a line each: `new`, then
 * `deal` and `play`; the program is sent those that it has not been sent yet, or all of them if it was sent others.
 * `question` is a `genmove`, after which the program has made the move itself. Its random numbers are to follow from
 * `seed`.
 *
 * A program of the protocol is a referee that knows every hand; it is trusted to answer from the view of the seat.
 */
gboolean arena_program_ask (ArenaProgram *program, const char *log, const char *question, guint64 seed, TaliaMove *move,
                            GError **error);

G_END_DECLS
