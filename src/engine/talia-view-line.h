/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Views and events as one line each, for a table at another machine (docs/NETWORK.md). */
#pragma once

#include "talia-game.h"

G_BEGIN_DECLS

/** The view as `SEAT NAME=VALUES …`; what is nothing is left out. The match's options are not in it. */
char *talia_view_to_line (const TaliaView *view);

/**
 * Reads such a line of the match that has begun with `start`. Returns FALSE for anything other than the output of
 * talia_view_to_line(), and for values that no state can have. talia_view_is_sound() then checks whether the values fit
 * together.
 */
gboolean talia_view_parse_line (const TaliaState *start, const char *line, TaliaView *view);

/** The events as `NAME:SEAT:CARD:VALUE:POINTS:CARDS`, separated by spaces; `-` for none. */
char *talia_events_to_line (const TaliaEvents *events);

/** Reads such a line of a match with that many seats; FALSE for a value that no such event can have. */
gboolean talia_events_parse_line (const char *line, int seats, TaliaEvents *events);

G_END_DECLS
