/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes the rules of a match: by the name of a preset, or by the options that differ from the usual rules. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Describes stored rules: by a preset of the game, or by the options that are not as usual; a new string. */
char *talia_words_rules (const TaliaGame *game, const char *rules);

/**
 * Describes the options that are not as usual: the first few by name and value, the others by their number. Options
 * that say who plays, not how, are left out. A new string; NULL if all options are as usual.
 */
char *talia_words_changed_rules (const TaliaGame *game, const TaliaOptions *options);

G_END_DECLS
