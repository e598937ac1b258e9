/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A speaker: plays short sounds through the desktop's sound server, which is PipeWire or PulseAudio. */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define TALIA_TYPE_SPEAKER (talia_speaker_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSpeaker, talia_speaker, TALIA, SPEAKER, GObject)

/** Creates a speaker, which connects to the sound server while the main loop runs. */
TaliaSpeaker *talia_speaker_new (void);

/**
 * Plays a WAV file of 16-bit samples (44 bytes of header, then samples) together with any other sounds that are
 * playing. `volume` is from 0 (nothing is played) to 1, on the scale of the desktop's volumes. Returns at once. If no
 * sound server answers, nothing is heard, and the next sound tries to connect again.
 */
void talia_speaker_play (TaliaSpeaker *self, GBytes *wav, double volume);

G_END_DECLS
