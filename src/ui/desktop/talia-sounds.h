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

/**
 * Loads the sound of a card when there is time, so that the first one does not wait for it, or lets go of all sounds,
 * as the player wants. To be called before any are played.
 */
void talia_sounds_prepare (void);

/** Plays a sound, from its beginning if it still sounds. Nothing where they are off or audio is missing. */
void talia_sounds_play (TaliaSound sound);

/** Plays what the events sound like to the one side that listens: one sound at most. `state` is the one after them. */
void talia_sounds_tell (const TaliaEvents *events, const TaliaState *state, int side);

G_END_DECLS
