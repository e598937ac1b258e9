/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for the options of a game, made from the game's table of options. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaOptionGroup:
 *
 * Signals: `changed ()`: a value was changed, by the player or by talia_option_group_set_options().
 */
#define TALIA_TYPE_OPTION_GROUP (talia_option_group_get_type ())
G_DECLARE_FINAL_TYPE (TaliaOptionGroup, talia_option_group, TALIA, OPTION_GROUP, AdwPreferencesGroup)

/**
 * Creates a row for each option of the game except the first dealer, who is chosen among the players; rows of options
 * that say who plays, not how, go into the group `players`. To be called once.
 */
void talia_option_group_set_game (TaliaOptionGroup *self, const TaliaGame *game, AdwPreferencesGroup *players);

void talia_option_group_get_options (TaliaOptionGroup *self, TaliaOptions *options);
void talia_option_group_set_options (TaliaOptionGroup *self, const TaliaOptions *options);

G_END_DECLS
