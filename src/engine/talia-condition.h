/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions on the options of a match, as the rule book and the games' schemas write them. */
#pragma once

#include "talia-options.h"

G_BEGIN_DECLS

/**
 * Whether a condition such as `players=3 last-tricks=two|seventh-last moon!=off` holds: all its
 * parts do. -1 when it names no option or value of the schema.
 */
int talia_game_condition_holds (const char *condition, const TaliaOption *schema, const TaliaOptions *options);

/**
 * Whether a condition holds with the game's defaults. Numbers, such as that of players, are ignored, since they are not
 * variants; -1 if nothing else is left, or where talia_game_condition_holds() returns it.
 */
int talia_game_condition_is_usual (const char *condition, const TaliaOption *schema);

/** Whether the option has an effect, given the other options (TaliaOption, `when`). */
gboolean talia_option_matters (const TaliaOption *schema, const TaliaOptions *options, guint index);

/** Sets options that have no effect to their defaults. */
void talia_options_tidy (const TaliaOption *schema, TaliaOptions *options);

G_END_DECLS
