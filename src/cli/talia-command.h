/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A command of the engine protocol, and functions that several commands share (docs/PROTOCOL.md). */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** A conversation: its match, and the random numbers of its bots. */
typedef struct
{
  TaliaTable *table; /* NULL before the first `new` */
  gboolean has_bots_seed;
  TaliaRandom bots_random; /* if has_bots_seed */
  gboolean quit;
} TaliaProtocol;

/**
 * The function of a command: appends the answer to `out`, or sets `error`, whose message is the refusal, and changes
 * nothing. `arguments` is terminated by NULL; their number has been checked.
 */
typedef gboolean (*TaliaCommandFunc) (TaliaProtocol *self, char **arguments, GString *out, GError **error);

typedef struct
{
  const char *name;
  const char *arguments; /* as in the documentation; NULL: none */
  int min, max;          /* the number of arguments; max -1: no limit; -2: the rest of the line is one argument */
  gboolean needs_match;
  TaliaCommandFunc run;
} TaliaCommand;

/** The families of commands, one in each file; each is terminated by a NULL name. */
extern const TaliaCommand talia_commands_about[];
extern const TaliaCommand talia_commands_match[];
extern const TaliaCommand talia_commands_sight[];
extern const TaliaCommand talia_commands_bots[];
extern const TaliaCommand talia_commands_records[];

/** All commands, in the order of `list_commands`; terminated by NULL. */
extern const TaliaCommand *const talia_command_families[];

/** Returns the command with this name, of which the first `length` bytes count (-1: all); NULL if there is none. */
const TaliaCommand *talia_command_find (const char *name, gssize length);

/** Refuses the command with a sentence; returns FALSE. */
gboolean talia_command_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Refuses a move with the id and the sentence of the rule; returns FALSE. */
gboolean talia_command_refuse_move (GError **error, int rule, const char *text);

/** Reads a whole number from 0 to `max`, digits alone. */
gboolean talia_command_parse_number (const char *text, guint64 max, guint64 *number);

/** Reads the number of one of `n` seats or sides; `what` is their name for the refusal. */
gboolean talia_command_parse_place (const char *text, const char *what, int n, int *place, GError **error);

/** Returns the game with this id, or refuses the command and returns NULL. */
const TaliaGame *talia_command_find_game (const char *id, GError **error);

/** Makes a move in the match, or refuses it with its rule. */
gboolean talia_command_play (TaliaProtocol *self, const TaliaMove *move, GError **error);

/** Appends a newline to the answer, if it has a line already. */
void talia_command_next_line (GString *out);

/** Removes newlines from the end of an answer, since the framing adds its own. */
void talia_command_end_lines (GString *out);

G_END_DECLS
