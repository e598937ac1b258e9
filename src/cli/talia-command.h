/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A command of the engine protocol, and functions that several commands share (docs/PROTOCOL.md). */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** One conversation: the match it is about, and the chance of its bots. */
typedef struct
{
  TaliaTable *table; /* NULL before the first `new` */
  gboolean has_bots_seed;
  TaliaRandom bots_random; /* if has_bots_seed */
  gboolean quit;
} TaliaProtocol;

/**
 * A command: appends its answer to `out`, or sets `error`, the message of which is the refusal,
 * and changes nothing. `arguments` ends with NULL; their number was checked.
 */
typedef gboolean (*TaliaCommandFunc) (TaliaProtocol *self, char **arguments, GString *out, GError **error);

typedef struct
{
  const char *name;
  const char *arguments; /* as in the documentation; NULL: none */
  int min, max;          /* how many; max -1: any number; -2: the rest of the line is one argument */
  gboolean needs_match;
  TaliaCommandFunc run;
} TaliaCommand;

/** The families of commands, a file each; each ends with a NULL name. */
extern const TaliaCommand talia_commands_about[];
extern const TaliaCommand talia_commands_match[];
extern const TaliaCommand talia_commands_sight[];
extern const TaliaCommand talia_commands_bots[];
extern const TaliaCommand talia_commands_records[];

/** All of them, in the order of `list_commands`; ends with NULL. */
extern const TaliaCommand *const talia_command_families[];

/** The command with this name, of which the first `length` bytes count (-1: all); NULL for none. */
const TaliaCommand *talia_command_find (const char *name, gssize length);

/** Refuses the command with a sentence; answers FALSE. */
gboolean talia_command_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Refuses a move by the id of the rule and the sentence that it is known by; answers FALSE. */
gboolean talia_command_refuse_move (GError **error, int rule, const char *text);

/** Reads a whole number from 0 to `max`, digits alone. */
gboolean talia_command_parse_number (const char *text, guint64 max, guint64 *number);

/** Reads which of `n` seats or sides is meant; `what` names them where it refuses. */
gboolean talia_command_parse_place (const char *text, const char *what, int n, int *place, GError **error);

/** The game with this id, or NULL and a refusal. */
const TaliaGame *talia_command_find_game (const char *id, GError **error);

/** Makes a move in the match, or refuses it with its rule. */
gboolean talia_command_play (TaliaProtocol *self, const TaliaMove *move, GError **error);

/** Ends the answer so far with a newline where more is to come. */
void talia_command_next_line (GString *out);

/** Takes newlines off the end of an answer: the framing has its own. */
void talia_command_end_lines (GString *out);

G_END_DECLS
