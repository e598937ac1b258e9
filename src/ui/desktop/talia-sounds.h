/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the sounds of the table if the player or, by default, the desktop wants them. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_SOUND_DEAL,
  TALIA_SOUND_PLAY,
  TALIA_SOUND_TAKE,
  TALIA_SOUND_WIN,
  TALIA_SOUND_MOON,
  TALIA_SOUNDS
} TaliaSound;

/** Returns whether sounds are on: as the player chose (`sounds`) or, until then, as the desktop has its own. */
gboolean talia_sounds_are_wanted (void);

/** Connects to the sound server before the first sound, or leaves it, as the player wants. */
void talia_sounds_prepare (void);

/** Plays a sound. Nothing is heard where they are off or there is no sound server. */
void talia_sounds_play (TaliaSound sound);

/** Plays the sound of the events as the side of the listener hears them: one sound at most. `state` is the state after
 * the events. */
void talia_sounds_tell (const TaliaEvents *events, const TaliaState *state, int side);

G_END_DECLS
