/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts a guided deal in the window. */
#pragma once

#include "guide/talia-guide.h"
#include "talia-window-look.h"

G_BEGIN_DECLS

/** Installs the action `win.guided` (s: a game) on `window`, which has `play` begin the match. */
void talia_window_guide_install (AdwApplicationWindow *window, TaliaWindowThen play);

G_END_DECLS
