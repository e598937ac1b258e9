/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player of the arena: a level with a budget for each move, or an external program. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;              /* as it was written */
  const TaliaLevel *level; /* NULL: a program */
  TaliaLevel *tempered;    /* the level of a regular with its temper, otherwise NULL */
  char *command;           /* of a program */
  char *question;          /* the command with which a program is asked for a move */
  gboolean has_budget;     /* otherwise the level's own budget */
  TaliaBudget budget;
} ArenaPlayer;

#define ARENA_ERROR (arena_error_quark ())
GQuark arena_error_quark (void);

/**
 * Parses `LEVEL`, `LEVEL+REGULAR`, either followed by `@BUDGET`, where BUDGET is `WORLDS`, `MSms`, `Nthreads`, or
 * several with commas between them; or `program:LEVEL:COMMAND`, where LEVEL is one of the program's own and may have a
 * budget of time.
 */
gboolean arena_player_parse (ArenaPlayer *player, const char *text, GError **error);

void arena_player_clear (ArenaPlayer *player);

/** Prepares the limits for one move, except for random numbers. */
void arena_player_begin (const ArenaPlayer *player, TaliaThinking *thinking);

G_END_DECLS
