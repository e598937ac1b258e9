/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schedule of a match: each deal, what costs points in it, and which one is running. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaSchedule:
 *
 * A list of deals that follows a match; invisible where there is none to show.
 *
 * Properties: `only-left` (boolean): leaves out the deals that are over, and is for matches of a set
 * number of deals only; else one of an open number shows the running deal.
 */
#define TALIA_TYPE_SCHEDULE (talia_schedule_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSchedule, talia_schedule, TALIA, SCHEDULE, AdwBin)

GtkWidget *talia_schedule_new (void);

/** Shows this match from now on; NULL for none. */
void talia_schedule_set_match (TaliaSchedule *self, TaliaMatch *match);

G_END_DECLS
