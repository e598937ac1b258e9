/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schedule of a match: each deal, what costs points in it, and which one is running. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-scored.h"

G_BEGIN_DECLS

/**
 * TaliaSchedule:
 *
 * A list of the deals of a match, kept up to date; it is invisible if there is no deal to show.
 *
 * Properties: `only-left` (boolean): leaves out the deals that are over, and hides the list in a match with an open
 * number of deals. Without it, the list shows only the current deal of such a match.
 */
#define TALIA_TYPE_SCHEDULE (talia_schedule_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSchedule, talia_schedule, TALIA, SCHEDULE, AdwBin)

GtkWidget *talia_schedule_new (void);

/** Sets what to show: a match, or a score pad; NULL for none. */
void talia_schedule_set_scored (TaliaSchedule *self, TaliaScored *scored);

G_END_DECLS
