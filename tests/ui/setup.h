/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every test of widgets begins with. */
#pragma once

#include <adwaita.h>

/** GNOME's, whichever is there; to be followed by a size. */
#define FONT "Adwaita Sans, Cantarell"

/** GTK, libadwaita and GLib's test framework, with nothing that moves. */
void setup_still (int *argc, char ***argv);

/**
 * The same with the whole application in English, active, its data in `folder`; NULL after saying
 * so where no locale is installed in which the C library looks at catalogs. `argc` and `argv` as above.
 */
GtkApplication *setup_application (int *argc, char ***argv, const char *folder);
