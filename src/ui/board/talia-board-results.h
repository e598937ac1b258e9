/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Holds back the results of a move until the card that was played has landed. */
#pragma once

#include "model/match/talia-match.h"
#include "ui/board/stage/talia-stage.h"

G_BEGIN_DECLS

/** Part of a board. */
typedef struct
{
  TaliaStage *board;
  TaliaMatch *match;
  gboolean kept;
  guint timeout;
  guint patience; /* so often will it still be waited for cards that have not landed */
} TaliaBoardResults;

/**
 * Whether these events tell more than that a card is played, and it is to be seen how that flies. If so, they are told
 * a moment after it has landed, by talia_match_settle().
 */
gboolean talia_board_results_keep (TaliaBoardResults *results, const TaliaEvents *events);

/** Tells them now. */
void talia_board_results_tell (TaliaBoardResults *results);

/** They have been told, or are outdated. */
void talia_board_results_forget (TaliaBoardResults *results);

G_END_DECLS
