/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds the style sheets for the dark style and for high contrast to the usual one. */
#pragma once

#include <glib.h>

/** Makes the style sheets follow AdwStyleManager. To be called once, when there is a display. */
void talia_style_follow (void);
