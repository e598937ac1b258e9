/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder in which all that belongs to the user is kept: matches, score pads, decks. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the path of the folder, or of the folder `name` in it if that is not NULL; a new string. */
char *talia_data_folder_get (const char *name);

G_END_DECLS
