/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sounds of the table, where the player or else the desktop wants them. */
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

/** Whether sounds are on: as the player chose (`sounds`), or as the desktop has its own, before there is a choice. */
gboolean talia_sounds_are_wanted (void);

/** Connects to the sound server before the first sound, or leaves it, as the player wants. */
void talia_sounds_prepare (void);

/** Plays a sound. Nothing is heard where they are off or there is no sound server. */
void talia_sounds_play (TaliaSound sound);

/** Plays what the events sound like to the one side that listens: one sound at most. `state` is the one after them. */
void talia_sounds_tell (const TaliaEvents *events, const TaliaState *state, int side);

G_END_DECLS
