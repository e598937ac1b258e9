/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coach in the statistics: shows how many points a player gives away in each kind of decision, in words, in rows
 * and as a plot. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-coach.h"

G_BEGIN_DECLS

#define TALIA_TYPE_COACH_GROUP (talia_coach_group_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCoachGroup, talia_coach_group, TALIA, COACH_GROUP, AdwPreferencesGroup)

/** Shows what the coach says of one game, in the place of what was shown before. A button below each theme that is put
 * into words offers exercises of it, by the window's action `win.practise` (ss: the ids of game and theme). */
void talia_coach_group_show (TaliaCoachGroup *self, const TaliaGame *game, const TaliaCoach *coach);

G_END_DECLS
