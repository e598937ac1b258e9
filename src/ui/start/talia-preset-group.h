/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presets of a game and the player's own, by name. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaPresetGroup:
 *
 * A choice of presets that follows the options in force, a place to save these under a name
 * where they are those of no preset, and a button that deletes what was saved.
 *
 * Signals: `chosen (const TaliaOptions *)`: the player wants these options.
 */
#define TALIA_TYPE_PRESET_GROUP (talia_preset_group_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPresetGroup, talia_preset_group, TALIA, PRESET_GROUP, AdwPreferencesGroup)

/** Shows the presets of this game; once. */
void talia_preset_group_set_game (TaliaPresetGroup *self, const TaliaGame *game);

/** The options in force; `can_save`: they go together. */
void talia_preset_group_follow (TaliaPresetGroup *self, const TaliaOptions *options, gboolean can_save);

G_END_DECLS
