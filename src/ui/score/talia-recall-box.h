/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question after a deal, and whether the answer was right. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaRecallBox:
 *
 * Asks what the person knew at a moment of the deal that has just ended (TaliaRecall), with buttons to answer, and
 * then says what was so. Shown while the preference `memory-question` is set and there is something to ask. Signal:
 * `answered ()`, when the buttons have gone.
 */
#define TALIA_TYPE_RECALL_BOX (talia_recall_box_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRecallBox, talia_recall_box, TALIA, RECALL_BOX, AdwBin)

/** Asks about the last deal of that match; once. */
void talia_recall_box_set_match (TaliaRecallBox *self, TaliaMatch *match);

G_END_DECLS
