/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialogs of the window: the keys that work in them, and how they leave. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * From now on every dialog that the window shows has the keys that close and quit, and is there until the window has
 * done with it. Once for each window.
 */
void talia_window_mind_dialogs (AdwApplicationWindow *window);

G_END_DECLS
