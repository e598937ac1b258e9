/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for games of rows: events, prompts, and how the seats stand. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Describes the event of a deal with rows in a sentence; a new string. */
char *talia_words_rows_event (TaliaMatch *match, const TaliaEvent *event);

/** Says what is expected of the player to act; a new string. */
char *talia_words_rows_prompt (const TaliaView *view);

/** Says that the seat has just passed; a new string, empty if it has not. */
char *talia_words_rows_turn (TaliaMatch *match, int seat);

/** Says how many cards the seat holds, or its place once it has none; `brief`: only the latter, as short as possible. A
 * new string. */
char *talia_words_rows_cards (const TaliaView *view, int seat, gboolean brief);

/** Lists in sentences which cards every other player has laid, and which ones they lack. */
char **talia_words_rows_list_seen (TaliaMatch *match);

G_END_DECLS
