/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine protocol: executes a command and returns the answer (docs/PROTOCOL.md). */
#pragma once

#include "talia-command.h"

G_BEGIN_DECLS

/** Begins a conversation, without a match. */
void talia_protocol_init (TaliaProtocol *self);

/** Lets go of what the conversation holds. */
void talia_protocol_clear (TaliaProtocol *self);

/**
 * Runs a cleaned line and returns the whole answer, the empty line that ends it included; NULL
 * for a blank line. `too_long` refuses the line, of which only the beginning is given.
 */
char *talia_protocol_run (TaliaProtocol *self, const char *line, gboolean too_long);

G_END_DECLS
