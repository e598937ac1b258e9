/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that shows the face of a regular, and lets the player choose another one. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** TaliaRegularPicker: a button. Signals: `picked ()`: the player has chosen. */
#define TALIA_TYPE_REGULAR_PICKER (talia_regular_picker_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRegularPicker, talia_regular_picker, TALIA, REGULAR_PICKER, GtkWidget)

/** Returns the id of the regular that is shown, or NULL for nobody in particular. Setting the regular does not emit
 * `picked`. */
const char *talia_regular_picker_get (TaliaRegularPicker *self);
void talia_regular_picker_set (TaliaRegularPicker *self, const char *regular);

G_END_DECLS
