/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A remark of a regular: a label that is shown for a while. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Part of a plate, which sets `label`. */
typedef struct
{
  GtkLabel *label;
  guint silence; /* the source that hides the label */
} TaliaPlateSpeech;

/** Shows the text for a while, beside a face that is `face` pixels wide (0: there is none); NULL hides it. */
void talia_plate_speech_say (TaliaPlateSpeech *self, const char *text, int face);

/** Stops the timer, because the label is being destroyed. */
void talia_plate_speech_clear (TaliaPlateSpeech *self);

G_END_DECLS
