/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What rules are agreed, as text: by the name of a preset, or by the options that are not as usual. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** What stored rules are called: a preset of the game, or the options that are not as usual; a new string. */
char *talia_words_rules (const TaliaGame *game, const char *rules);

/**
 * The options that are not as usual, the first few by name and value and the others by their number; those that say who
 * plays, not how, are left out. A new string; NULL where all are as usual.
 */
char *talia_words_changed_rules (const TaliaGame *game, const TaliaOptions *options);

G_END_DECLS
