/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of a match: everybody who plays a match with this number gets the same cards and the same computer
 * players. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** Returns the number of the match (TALIA_NOTE_NUMBER), from 1; 0 if its deals are random. */
guint64 talia_number_of (TaliaTable *table);

/**
 * Gives a match that has not begun the number `number`, from 1: that is the number of its first deal, the following
 * deals have the next numbers, and the choices of computer players depend on it. Error: TALIA_NOTE_ERROR.
 */
gboolean talia_number_set (TaliaTable *table, guint64 number, GError **error);

/** Returns whether several people share the match, at one window or at several machines. */
gboolean talia_number_is_shared (TaliaTable *table);

/**
 * Gives a random number to a match that has not begun and has none, so that somebody else can play the same match. A
 * match that several people share gets none, because nobody may foresee its deals.
 */
void talia_number_draw (TaliaTable *table);

/**
 * Returns the number of the next deal: from the number of the match, or a random one. If several people share the
 * match, it is a random number of 64 bits, so that nobody can find it by trying out numbers until their own cards
 * match.
 */
guint64 talia_number_of_next_deal (TaliaTable *table);

/** Returns whether the numbers of deals may be shown: if several people share the match, only once it is over. */
gboolean talia_number_may_be_told (TaliaTable *table);

/** Reads a number as people write it, also with spaces; returns FALSE if it is not a number from 1 to 2^63 - 1. */
gboolean talia_number_parse (const char *text, guint64 *number);

/**
 * Returns whether deals of a match that begins with this state are dealt from the pack of the game's usual options. A
 * number gives the same cards only from the same pack.
 */
gboolean talia_number_has_usual_pack (const TaliaGame *game, const TaliaState *state);

/** Returns the number of a day, such as 20251130, which is the same for everybody. */
guint64 talia_number_of_day (GDateTime *day);

G_END_DECLS
