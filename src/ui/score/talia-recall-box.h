/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A box that asks the player a question about the cards of a finished deal, and says whether the answer was right. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaRecallBox:
 *
 * Asks what the player could have known at some moment of the deal that has just ended (TaliaRecall), with buttons to
 * answer, and then shows the right answer. It is visible while the preference `memory-question` is on, if there is a
 * question. Signal: `answered ()`, after the answer has replaced the buttons.
 */
#define TALIA_TYPE_RECALL_BOX (talia_recall_box_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRecallBox, talia_recall_box, TALIA, RECALL_BOX, AdwBin)

/** Sets the match, whose last deal the question is about. May be called only once. */
void talia_recall_box_set_match (TaliaRecallBox *self, TaliaMatch *match);

G_END_DECLS
