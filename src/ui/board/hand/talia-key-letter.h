/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the letter or digit that a key stands for, whatever the layout of the keyboard. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * The letter of a key that this event says was pressed, to name a card by. Where the layout in use has no Latin
 * letters, the one that the key has in another of the person's layouts, or else where most keyboards have it. Where
 * digits need Shift, the digit without it. 0: the key has no letter.
 */
gunichar talia_key_letter (GdkEvent *event);

G_END_DECLS
