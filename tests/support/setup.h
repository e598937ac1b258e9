/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Initialises the toolkit and the application for tests of widgets, without animations. */
#pragma once

#include <adwaita.h>

/** Initialises GTK, libadwaita and GLib's test framework, without animations. */
void setup_still (int *argc, char ***argv);

/**
 * Does the same and activates the whole application in English, with its data in `folder`. If no locale is installed in
 * which the C library looks at catalogs, it prints that the test is skipped and returns NULL.
 */
GtkApplication *setup_application (int *argc, char ***argv, const char *folder);

/** Loads the style sheet, which an application loads by itself; it applies until the provider is removed. */
GtkCssProvider *setup_style (void);

/**
 * Sets the size of the desktop's font in points; 11 is usual. (gtk_settings_reset_property() leaks the value from
 * settings.ini.)
 */
void setup_font_size (int points);

/** Scales all text; `percent` is what GNOME calls the text scaling factor. */
void setup_text_scale (int percent);
