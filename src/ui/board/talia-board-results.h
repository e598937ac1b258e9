/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Holds back the results of a move until the cards that it moves have landed. */
#pragma once

#include "model/match/talia-match.h"
#include "ui/board/stage/talia-stage.h"

G_BEGIN_DECLS

/** The results that are held back; part of a board. */
typedef struct
{
  TaliaStage *board;
  TaliaMatch *match;
  gboolean kept;
  guint timeout;
  guint patience; /* the number of checks that are left for cards that have not landed */
  gint64 frame;   /* the number of the frame that was the last one at the last check */
} TaliaBoardResults;

/**
 * Holds back the results if these events are more than a played card, and a flight is visible. They are then published
 * by talia_match_settle(), a moment after the cards have landed. Returns whether they are held back.
 */
gboolean talia_board_results_keep (TaliaBoardResults *results, const TaliaEvents *events);

/** Publishes the results now. */
void talia_board_results_tell (TaliaBoardResults *results);

/** Forgets the results, because they have been published or are outdated. */
void talia_board_results_forget (TaliaBoardResults *results);

G_END_DECLS
