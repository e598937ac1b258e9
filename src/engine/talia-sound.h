/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks whether a true state can lie behind a view of a running deal that comes from another machine. */
#pragma once

#include "talia-game.h"

G_BEGIN_DECLS

/**
 * Whether the view is what its seat sees of a running deal: cards are drawn for all that it leaves open, and the deal
 * is dealt with them and played once more by the rules, in a match that stands at `before`, the deals before this one
 * ended. That must come to the same bytes. NULL: whatever the match may have come to before, by what the view says of
 * it. Never refuses a true view, one with all hands open included; takes some microseconds, and any bytes that
 * talia_view_parse_line() can read.
 */
gboolean talia_view_is_sound (const TaliaGame *game, const TaliaState *before, const TaliaView *view);

/**
 * The same, where one step, or a claim, is to lead there from what the seat saw before it, `from`, which was sound; of
 * it everybody was told `events`.
 */
gboolean talia_view_follows (const TaliaGame *game, const TaliaState *before, const TaliaView *from,
                             const TaliaEvents *events, const TaliaView *view);

G_END_DECLS
