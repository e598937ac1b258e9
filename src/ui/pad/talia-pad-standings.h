/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The standings of a score pad: the players by place, and the course of the match. */
#pragma once

#include <adwaita.h>

#include "model/pad/talia-score-pad.h"

G_BEGIN_DECLS

/** TaliaPadStandings: keeps the standings of a pad up to date. The class `large` makes them large enough for a table.
 */
#define TALIA_TYPE_PAD_STANDINGS (talia_pad_standings_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadStandings, talia_pad_standings, TALIA, PAD_STANDINGS, AdwBin)

/** Sets the pad to show. To be called once. */
void talia_pad_standings_set_pad (TaliaPadStandings *self, TaliaScorePad *pad);

G_END_DECLS
