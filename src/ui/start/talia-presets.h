/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of the presets for a new match of one game: first those that the game has, then the player's own. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct
{
  const TaliaGame *game;
  guint n_given;  /* the presets of the game */
  GPtrArray *own; /* of TaliaOwnPreset */
} TaliaPresets;

void talia_presets_load (TaliaPresets *self, const TaliaGame *game);
void talia_presets_clear (TaliaPresets *self);

/** Returns the number of presets; this number is also the place that stands for options of no preset. */
guint talia_presets_count (const TaliaPresets *self);

/** Returns the name of a preset or, at the place after the last, the text for options of no preset. */
const char *talia_presets_get_label (const TaliaPresets *self, guint place);

/**
 * Gets the options of the preset at `place`; returns FALSE if there is none. The number of players and the dealer
 * remain as in `now`, unless the preset sets them; the player's own presets set the number of players only if `chosen`.
 */
gboolean talia_presets_get (const TaliaPresets *self, guint place, gboolean chosen, const TaliaOptions *now,
                            TaliaOptions *options);

/** Returns whether the options are those of the preset at `place`. */
gboolean talia_presets_fits (const TaliaPresets *self, guint place, const TaliaOptions *now);

/** Returns the place of the first preset with these options, or the one that stands for none. */
guint talia_presets_find (const TaliaPresets *self, const TaliaOptions *now);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TaliaPresets, talia_presets_clear)

G_END_DECLS
