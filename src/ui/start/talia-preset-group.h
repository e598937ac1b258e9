/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for choosing a preset: those of the game, and the player's own, by name. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * TaliaPresetGroup:
 *
 * A choice of presets that follows the current options, an entry in which these can be saved under a name if no preset
 * has them, and a button that deletes a saved preset.
 *
 * Signals: `chosen (const TaliaOptions *)`: the player wants these options.
 */
#define TALIA_TYPE_PRESET_GROUP (talia_preset_group_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPresetGroup, talia_preset_group, TALIA, PRESET_GROUP, AdwPreferencesGroup)

/** Shows the presets of this game. To be called once. */
void talia_preset_group_set_game (TaliaPresetGroup *self, const TaliaGame *game);

/** Sets the current options; `can_save`: they do not conflict. */
void talia_preset_group_follow (TaliaPresetGroup *self, const TaliaOptions *options, gboolean can_save);

/** Describes the chosen rules in words: names the preset, or lists the options that are not as usual; a new string. */
char *talia_preset_group_describe (TaliaPresetGroup *self);

G_END_DECLS
