/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes views and events as one line each, for a table at another machine, and reads them back (docs/NETWORK.md). */
#pragma once

#include "talia-game.h"

G_BEGIN_DECLS

/** Writes the view as `SEAT NAME=VALUES …`; empty values are left out. The match's options are not included. */
char *talia_view_to_line (const TaliaView *view);

/**
 * Parses such a line of a match that has begun with `start`. Returns FALSE for anything other than the output of
 * talia_view_to_line(), and for values that no state can have. talia_view_is_sound() then checks whether the values fit
 * together.
 */
gboolean talia_view_parse_line (const TaliaState *start, const char *line, TaliaView *view);

/** Writes the events as `NAME:SEAT:CARD:VALUE:POINTS:CARDS`, separated by spaces; `-` for none. */
char *talia_events_to_line (const TaliaEvents *events);

/** Parses such a line of a match with that many seats; returns FALSE for a value that no such event can have. */
gboolean talia_events_parse_line (const char *line, int seats, TaliaEvents *events);

G_END_DECLS
