/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder of the user's score pads, and the list of the pads in it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the folder of the user's score pads; a new string. */
char *talia_pad_folder_get (void);

/** Returns the paths of the pads, the one that was begun last first; what is no file is left out. */
GStrv talia_pad_folder_list (const char *folder);

G_END_DECLS
