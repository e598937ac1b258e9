/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of the disc that stands for the person at this computer, which they choose in the preferences. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The values of the preference `player-color`; the first means that the colour depends on the name;
 * NULL-terminated. */
extern const char *const talia_own_face_colors[];

/** Returns the name of the colour at that index of talia_own_face_colors. */
const char *talia_own_face_get_name (guint place);

/** Returns the colour for the TaliaFace of a seat: the chosen one for the person at this computer, -1 for everybody
 * else. */
int talia_own_face_get_color (TaliaSeat *seat);

G_END_DECLS
