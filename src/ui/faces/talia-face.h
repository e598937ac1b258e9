/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of a player: a regular's, or a disc with the initial of a name. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TaliaFace:
 *
 * A drawn portrait as large as its size or its style (`min-width`) asks, sharp at any scale; of somebody who has none,
 * the initial on a disc in a colour that depends on the name; where nobody in particular is shown, a symbol. The name
 * stands beside it, so that it says nothing to screen readers.
 */
#define TALIA_TYPE_FACE (talia_face_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFace, talia_face, TALIA, FACE, GtkWidget)

/** `size` in pixels, 0 as the style asks. */
GtkWidget *talia_face_new (const char *regular, int size);

/** Whose face: the id of a regular, NULL for nobody in particular. */
void talia_face_set_regular (TaliaFace *self, const char *regular);

/** Whose initial is shown as long as no regular is; NULL: nobody's. */
void talia_face_set_name (TaliaFace *self, const char *name);

/** The colour of the disc below the initial, by its number; -1: it depends on the name. */
void talia_face_set_color (TaliaFace *self, int color);

/** In pixels; 0 as the style asks. */
void talia_face_set_size (TaliaFace *self, int size);

G_END_DECLS
