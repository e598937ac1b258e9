/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of the disc that stands for the person at this computer, as they chose it once. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The values of the preference `player-color`, of which the first leaves the colour to the name; NULL-terminated. */
extern const char *const talia_own_face_colors[];

/** What the colour at that place of talia_own_face_colors is called. */
const char *talia_own_face_get_name (guint place);

/** The colour for TaliaFace of whoever sits there: the chosen one for the person themself, -1 for everybody else. */
int talia_own_face_get_color (TaliaSeat *seat);

G_END_DECLS
