/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Casino tables with chosen cards, for tests. */
#pragma once

#include "engine/talia-game.h"

/** Reads cards in any order, such as `5H,2C`; an empty text means no cards. */
TaliaCards casino_cards (const char *text);

/** Reads a move; the list of cards after its last colon may be in any order. */
TaliaMove casino_move (const char *text);

/** Returns a match with these settings (`KEY=VALUE KEY=VALUE`) after the first deal has been dealt. */
TaliaState casino_start (const TaliaGame *game, const char *settings);

/** Lays a build on the table. */
void casino_add_build (TaliaState *state, TaliaCards cards, int value, int owner);

/** Returns such a match in which seat 0 is to act: with its hand, the loose cards, and builds as `VALUE:OWNER:CARDS`,
 * separated by spaces. */
TaliaState casino_table (const TaliaGame *game, const char *settings, const char *hand, const char *loose,
                         const char *builds);

/** Whether the list holds the move. */
gboolean casino_is_listed (const TaliaMove *moves, int n, const TaliaMove *move);

/**
 * Checks every move that could be made of the visible cards: it is either listed or refused, and the second
 * implementation of the rules (fishing-oracle.h) agrees. The time doubles with each card on the table.
 */
void casino_judge_all (const TaliaGame *game, const TaliaState *state, const TaliaMove *listed, int n);

/**
 * Chooses every set of visible cards, and checks that its meanings are the listed moves of these cards, and that each
 * card that may be added is in a listed move with them. The time doubles with each card on the table.
 */
void casino_check_meanings (const TaliaState *state, const TaliaMove *listed, int n);
