/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Handles differences between versions of the platform; no other file asks for a version. */
#pragma once

#include <gtk/gtk.h>

/** Works around faults of the toolkit. To be called once, when the application starts. */
void talia_platform_init (void);

/**
 * Returns whether the person has asked the system for less motion: as a setting of its own (GTK 4.22), or by turning
 * off animations altogether. May change at any time.
 */
gboolean talia_platform_reduces_motion (GtkWidget *widget);

/**
 * Corrects GTK's count of the buttons that are pressed in a window (GTK 4.18): a mouse button beyond the fifth, such as
 * the button for “back”, would count as pressed until another one is pressed. Call this once for each window.
 */
void talia_platform_mind_buttons (GtkWindow *window);

/**
 * Returns unused memory to the system as soon as the main loop has nothing else to do. The C library keeps freed memory
 * between blocks that are still in use: some 30 MB after a long evening.
 */
void talia_platform_return_memory (void);
