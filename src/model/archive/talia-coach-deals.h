/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the deals of one game that the expert has judged, with the number and the cost of the decisions of each theme,
 * for the coach. */
#pragma once

#include "talia-archive-index.h"
#include "talia-coach.h"

G_BEGIN_DECLS

/** Lists the judged deals of the last TALIA_COACH_MATCHES matches in which there are any, and which count in
 * statistics; an array of TaliaCoachDeal, oldest first. `index` may be NULL. */
GArray *talia_coach_deals_list (TaliaArchiveIndex *index, const char *game);

G_END_DECLS
