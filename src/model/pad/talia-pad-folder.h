/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where score pads are kept, and which of them is the newest. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the folder of the user's score pads; a new string. */
char *talia_pad_folder_get (void);

/** Returns the path of the pad that was begun last; NULL if there is none. A new string. */
char *talia_pad_folder_find_newest (const char *folder);

G_END_DECLS
