/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills a score sheet for printing with the deals of a match, both those that are over and those that are still to be
 * played. */
#pragma once

#include "model/match/talia-deal-score.h"
#include "talia-sheet.h"

G_BEGIN_DECLS

/**
 * Creates the sheet of a match whose state is `state`, from its finished deals: a list of TaliaDealScore, or NULL for
 * none. Unless the match is `over`, there are empty rows for the deals to come: all of its schedule, or as many as
 * are usual. `names` are those of the players, seat by seat, "" for one to be written; `date` may be NULL.
 */
TaliaSheet *talia_sheet_new_scores (const TaliaGame *game, const TaliaState *state, gboolean over, GListModel *deals,
                                    const char *const *names, const char *date);

G_END_DECLS
