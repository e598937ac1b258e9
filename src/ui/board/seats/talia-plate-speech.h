/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A remark of a regular: a label that shows for a while. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Part of a plate, which sets the label. */
typedef struct
{
  GtkLabel *label;
  guint silence; /* that ends it */
} TaliaPlateSpeech;

/** Shows the text for a while, beside a face so wide, 0: none; NULL: nothing more is said. */
void talia_plate_speech_say (TaliaPlateSpeech *self, const char *text, int face);

/** Ends it, when the label goes. */
void talia_plate_speech_clear (TaliaPlateSpeech *self);

G_END_DECLS
