/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player of the arena: a level with a budget for each move, or a program of its own. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;              /* as it was given */
  const TaliaLevel *level; /* NULL: a program */
  TaliaLevel *tempered;    /* the level where a regular plays it, else NULL */
  char *command;           /* of the program */
  char *question;          /* what it is asked for a move */
  gboolean has_budget;     /* else the level's own */
  TaliaBudget budget;
} ArenaPlayer;

#define ARENA_ERROR (arena_error_quark ())
GQuark arena_error_quark (void);

/**
 * Reads `LEVEL`, `LEVEL+REGULAR`, either followed by `@BUDGET`, where BUDGET is `WORLDS`, `MSms`, `Nthreads`, or
 * several with commas between them; or `program:LEVEL:COMMAND`, where LEVEL is one of the program's own and may have a
 * budget of time.
 */
gboolean arena_player_parse (ArenaPlayer *player, const char *text, GError **error);

void arena_player_clear (ArenaPlayer *player);

/** Readies what a level may use up on one move, but for chance. */
void arena_player_begin (const ArenaPlayer *player, TaliaThinking *thinking);

G_END_DECLS
