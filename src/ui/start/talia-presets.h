/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presets of a game for new matches: the game's, then the player's own. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef struct
{
  const TaliaGame *game;
  guint n_given;  /* the game's */
  GPtrArray *own; /* of TaliaOwnPreset */
} TaliaPresets;

void talia_presets_load (TaliaPresets *self, const TaliaGame *game);
void talia_presets_clear (TaliaPresets *self);

/** How many there are. That place is the one of options that are those of no preset. */
guint talia_presets_count (const TaliaPresets *self);

/** What it is called, and at the place after the last what options of no preset are called. */
const char *talia_presets_get_label (const TaliaPresets *self, guint place);

/**
 * The options of the preset at that place, FALSE where there is none. Who plays and deals stays as it is `now`, unless
 * the preset is about that: one of the player's own is about players where it is `chosen`.
 */
gboolean talia_presets_get (const TaliaPresets *self, guint place, gboolean chosen, const TaliaOptions *now,
                            TaliaOptions *options);

/** Whether the options are those of the preset at that place. */
gboolean talia_presets_fits (const TaliaPresets *self, guint place, const TaliaOptions *now);

/** The first place whose preset they are those of. */
guint talia_presets_find (const TaliaPresets *self, const TaliaOptions *now);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TaliaPresets, talia_presets_clear)

G_END_DECLS
