/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The size of the window, as the player left it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Gives the window the size that is stored, as far as there is a screen for it, and stores what it becomes. */
void talia_window_size_keep (GtkWindow *window);

G_END_DECLS
