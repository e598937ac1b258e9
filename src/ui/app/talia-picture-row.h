/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the preferences for choosing one of several pictures. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TaliaPictureRow:
 *
 * Properties:
 * - `selected` (uint): the index of the chosen picture, in the order in which they were added
 */
#define TALIA_TYPE_PICTURE_ROW (talia_picture_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPictureRow, talia_picture_row, TALIA, PICTURE_ROW, AdwPreferencesRow)

/** Adds a choice; `name` is its tooltip, and its name for screen readers. */
void talia_picture_row_add (TaliaPictureRow *self, const char *name, GtkWidget *picture);

G_END_DECLS
