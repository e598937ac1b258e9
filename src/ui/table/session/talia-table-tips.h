/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tips about shortcuts that are hard to find; each is shown only once, at a moment when it helps. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * The tip that helps now and has not been told yet, which then counts as told; a new string, NULL where there is none.
 * `uses_keys`: the player plays by keys.
 */
char *talia_table_tips_tell (TaliaMatch *match, gboolean uses_keys);

G_END_DECLS
