/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Initialises the toolkit and the application for tests of widgets, without animations. */
#pragma once

#include <adwaita.h>

/** GTK, libadwaita and GLib's test framework, with nothing that moves. */
void setup_still (int *argc, char ***argv);

/**
 * The same with the whole application in English, active, its data in `folder`; NULL after saying
 * so where no locale is installed in which the C library looks at catalogs. `argc` and `argv` as above.
 */
GtkApplication *setup_application (int *argc, char ***argv, const char *folder);

/** The style sheet, which an application loads by itself; it is taken until the provider is removed again. */
GtkCssProvider *setup_style (void);

/**
 * Letters of that size in points, in the font of the desktop; 11 is usual. (gtk_settings_reset_property() leaks what
 * settings.ini says.)
 */
void setup_font_size (int points);

/** All letters so many times as large as usual, in per cent: what GNOME calls the text scaling factor. */
void setup_text_scale (int percent);
