/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tips about shortcuts that are hard to find; each is shown only once, at a moment when it helps. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * Returns a tip that has not been shown yet, and stores that it has been shown; a new string, or NULL if there is none.
 * `uses_keys`: the player uses the keyboard.
 */
char *talia_table_tips_tell (TaliaMatch *match, gboolean uses_keys);

G_END_DECLS
