/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A remark of a regular: a label that is shown for a while. */
#include "talia-plate-speech.h"

/* How long a remark is shown, in milliseconds. */
#define SPEECH 4000

/* The gap between the face and the remark, in pixels. */
#define GAP 14

static void
fall_silent_cb (gpointer data)
{
  TaliaPlateSpeech *self = data;

  self->silence = 0;
  gtk_widget_set_visible (GTK_WIDGET (self->label), FALSE);
}

void
talia_plate_speech_say (TaliaPlateSpeech *self, const char *text, int face)
{
  g_clear_handle_id (&self->silence, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self->label), text != NULL);
  if (text == NULL)
    return;
  gtk_label_set_text (self->label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), text);
  gtk_widget_set_margin_start (GTK_WIDGET (self->label), face > 0 ? face + GAP : 0);
  self->silence = g_timeout_add_once (SPEECH, fall_silent_cb, self);
}

void
talia_plate_speech_clear (TaliaPlateSpeech *self)
{
  g_clear_handle_id (&self->silence, g_source_remove);
}
