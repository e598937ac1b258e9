/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine protocol: executes a command and returns the answer (docs/PROTOCOL.md). */
#pragma once

#include "talia-command.h"

G_BEGIN_DECLS

/** Begins a conversation, without a match. */
void talia_protocol_init (TaliaProtocol *self);

/** Frees what the conversation holds. */
void talia_protocol_clear (TaliaProtocol *self);

/**
 * Executes a cleaned line and returns the whole answer, including the empty line at its end; NULL for a blank line. If
 * `too_long`, `line` is only the beginning of a line that was too long, and is refused.
 */
char *talia_protocol_run (TaliaProtocol *self, const char *line, gboolean too_long);

G_END_DECLS
