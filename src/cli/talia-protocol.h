/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine protocol: a command in, an answer out (docs/PROTOCOL.md). */
#pragma once

#include "model/talia-table.h"

G_BEGIN_DECLS

/** One conversation: the match it is about, and the chance of its bots. */
typedef struct
{
  TaliaTable *table; /* NULL before the first `new` */
  gboolean has_bots_seed;
  TaliaRandom bots_random; /* if has_bots_seed */
  gboolean quit;
} TaliaProtocol;

void talia_protocol_init (TaliaProtocol *self);
void talia_protocol_clear (TaliaProtocol *self);

/**
 * Runs a cleaned line and returns the whole answer, the empty line that ends it included; NULL
 * for a blank line. `too_long` refuses the line, of which only the beginning is given.
 */
char *talia_protocol_run (TaliaProtocol *self, const char *line, gboolean too_long);

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

/** Every command, in the order of `list_commands`; ends with a NULL name. */
extern const TaliaCommand talia_commands[];

G_END_DECLS
