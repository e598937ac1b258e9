/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks whether a view of a running deal that comes from another machine is possible by the rules. */
#pragma once

#include "talia-game.h"

G_BEGIN_DECLS

/**
 * Returns whether a view can be what its seat sees of a running deal. The cards that it leaves open are sampled, and
 * the deal is replayed with them by the rules; the result must have the same bytes. `before` is the state of the match
 * after the deals before this one; NULL: any state that fits the view. Never refuses a true view, even one with all
 * hands open. Takes some microseconds. Accepts any bytes that talia_view_parse_line() can read.
 */
gboolean talia_view_is_sound (const TaliaGame *game, const TaliaState *before, const TaliaView *view);

/** Returns whether talia_view_is_sound() accepts the view, and one step or a claim, with `events`, leads to it from the
 * sound view `from`. */
gboolean talia_view_follows (const TaliaGame *game, const TaliaState *before, const TaliaView *from,
                             const TaliaEvents *events, const TaliaView *view);

G_END_DECLS
