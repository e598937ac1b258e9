/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A speaker plays short sounds through the desktop's sound server, which is PipeWire or PulseAudio. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define TALIA_TYPE_SPEAKER (talia_speaker_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSpeaker, talia_speaker, TALIA, SPEAKER, GObject)

/** Connects to the sound server while the main loop runs. */
TaliaSpeaker *talia_speaker_new (void);

/**
 * Plays a WAV file of 16-bit samples (44 bytes of header, then samples) beside whatever sounds already. `volume` runs
 * from 0 (silence) to 1 as the desktop's volumes do. Returns at once. Where no sound server answers, nothing is heard,
 * and the next sound asks for one again.
 */
void talia_speaker_play (TaliaSpeaker *self, GBytes *wav, double volume);

G_END_DECLS
