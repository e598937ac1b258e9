/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Casino tables with chosen cards, for tests. */
#pragma once

#include "engine/talia-game.h"

/** Reads cards in any order, such as `5H,2C`; the empty text is none. */
TaliaCards casino_cards (const char *text);

/** Reads a move whose list of cards, what follows the last colon, may be in any order. */
TaliaMove casino_move (const char *text);

/** A match with these settings (`KEY=VALUE KEY=VALUE`), the first deal dealt. */
TaliaState casino_start (const TaliaGame *game, const char *settings);

/** Lays a build on the table. */
void casino_add_build (TaliaState *state, TaliaCards cards, int value, int owner);

/** Such a match with seat 0 to act: its hand, the loose cards, and builds as `VALUE:OWNER:CARDS`, by spaces. */
TaliaState casino_table (const TaliaGame *game, const char *settings, const char *hand, const char *loose,
                         const char *builds);

/** Whether the list holds the move. */
gboolean casino_is_listed (const TaliaMove *moves, int n, const TaliaMove *move);

/**
 * Judges every move that could be made of the cards in sight: each is listed or refused, and the
 * rules read once more (fishing-oracle.h) agree. Grows with two to the power of the table.
 */
void casino_judge_all (const TaliaGame *game, const TaliaState *state, const TaliaMove *listed, int n);

/**
 * Chooses every set of cards in sight: what they mean is what is listed of them, and what may join
 * them is in a listed move with them. Grows with two to the power of the table.
 */
void casino_check_meanings (const TaliaState *state, const TaliaMove *listed, int n);
