/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the letter or digit that a key stands for, whatever the layout of the keyboard. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Returns the letter or digit of the key that was pressed, for naming a card. If the current layout has no Latin
 * letters, it is the letter of the key in another layout of the player, or else on most keyboards. If digits need
 * Shift, it is the digit without Shift. 0: the key has no letter.
 */
gunichar talia_key_letter (GdkEvent *event);

G_END_DECLS
