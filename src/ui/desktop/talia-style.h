/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Style sheets for dark and high contrast, added to the usual one. */
#pragma once

#include <glib.h>

/** Makes the style sheets follow AdwStyleManager. To be called once, when there is a display. */
void talia_style_follow (void);
