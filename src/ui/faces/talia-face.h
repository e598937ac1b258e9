/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of a player: a picture, or a disc with the initial of a name. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TaliaFace:
 *
 * Shows a portrait of a regular, sharp at any scale and as large as its size or its style (`min-width`) says. Of a
 * person it shows the initial, on a disc in a colour that depends on the name; of nobody in particular, a symbol. It is
 * hidden from screen readers, because the name is beside it.
 */
#define TALIA_TYPE_FACE (talia_face_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFace, talia_face, TALIA, FACE, GtkWidget)

/** Creates a face; `size` is in pixels, or 0 for the size in the style. */
GtkWidget *talia_face_new (const char *picture, int size);

/** Returns the name of the picture, or NULL if the disc is shown. */
const char *talia_face_get_picture (TaliaFace *self);

/** Sets the picture: the id of a regular, or the name of another file in data/faces; NULL for the disc. */
void talia_face_set_picture (TaliaFace *self, const char *picture);

/** Sets the name whose initial is shown if no regular is; NULL: none. */
void talia_face_set_name (TaliaFace *self, const char *name);

/** Sets the colour of the disc behind the initial, by its number; -1: it depends on the name. */
void talia_face_set_color (TaliaFace *self, int color);

/** Sets the size in pixels; 0 for the size in the style. */
void talia_face_set_size (TaliaFace *self, int size);

G_END_DECLS
