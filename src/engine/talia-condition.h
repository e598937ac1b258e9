/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions on the options of a match, such as `players=3 moon!=off`: tells whether they hold. The rule book and the
 * games' tables of options contain them. */
#pragma once

#include "talia-options.h"

G_BEGIN_DECLS

/**
 * Returns whether all parts of a condition hold, such as `players=3 last-tricks=two|seventh-last moon!=off`; -1 if the
 * condition names an option or a value that the schema does not have.
 */
int talia_game_condition_holds (const char *condition, const TaliaOption *schema, const TaliaOptions *options);

/**
 * Returns whether a condition holds with the game's defaults. Parts about numbers, such as the number of players, are
 * ignored, since they are not variants. Returns -1 if there are no other parts, or if talia_game_condition_holds()
 * would return -1.
 */
int talia_game_condition_is_usual (const char *condition, const TaliaOption *schema);

/** Returns whether the option has an effect, given the other options (TaliaOption, `when`). */
gboolean talia_option_matters (const TaliaOption *schema, const TaliaOptions *options, guint index);

/** Sets options that have no effect to their defaults. */
void talia_options_tidy (const TaliaOption *schema, TaliaOptions *options);

G_END_DECLS
