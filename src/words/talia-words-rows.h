/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for games of rows: events, prompts, and how the seats stand. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** What a seat did: an event of a deal with rows in a sentence; a new string. */
char *talia_words_rows_event (TaliaMatch *match, const TaliaEvent *event);

/** What is expected of the player whose turn it is; a new string. */
char *talia_words_rows_prompt (const TaliaView *view);

/** That the seat has just lost its turn; a new string, empty when it has not. */
char *talia_words_rows_turn (TaliaMatch *match, int seat);

/** How many cards the seat holds, or its place once it has none; `brief`: only the latter, as short as can be. A new
 * string. */
char *talia_words_rows_cards (const TaliaView *view, int seat, gboolean brief);

G_END_DECLS
