/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of a match: everybody who plays it gets the same cards and the same computer players. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** The number of the match (TALIA_NOTE_NUMBER), from 1; 0 where chance decides. */
guint64 talia_number_of (TaliaTable *table);

/**
 * Gives a match that has not begun the number `number`, from 1: its deals are numbered from there on, and what computer
 * players choose depends on it. Error: TALIA_NOTE_ERROR.
 */
gboolean talia_number_set (TaliaTable *table, guint64 number, GError **error);

/** Whether several people share the match, at one window or at several machines. */
gboolean talia_number_is_shared (TaliaTable *table);

/**
 * Gives a match that has not begun, and has no number, one by chance: so it can be played by somebody else, too. Not
 * one that several people share, whose deals nobody is to foresee.
 */
void talia_number_draw (TaliaTable *table);

/**
 * The number of the deal that is next: by that of the match, or by chance; where several people share it, of all
 * numbers with 64 bits, so that nobody finds it by trying what they hold.
 */
guint64 talia_number_of_next_deal (TaliaTable *table);

/** Whether the numbers of deals may be told: where several people share the match, once it is over. */
gboolean talia_number_may_be_told (TaliaTable *table);

/** Reads a number as people write it, spaces and all; FALSE when it is none from 1 to 2^63 - 1. */
gboolean talia_number_parse (const char *text, guint64 *number);

/**
 * Whether deals of a match that begins with this state are dealt from the pack of the game's usual options. A number
 * gives the same cards only from the same pack.
 */
gboolean talia_number_has_usual_pack (const TaliaGame *game, const TaliaState *state);

/** The number of a day, such as 20251130, which everybody has on that day. */
guint64 talia_number_of_day (GDateTime *day);

G_END_DECLS
