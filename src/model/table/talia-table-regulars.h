/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes the note of a record that says which regulars sit at the table (docs/RECORD.md, `regulars`). */
#pragma once

#include "bots/talia-regulars.h"
#include "talia-seat.h"
#include "talia-table.h"

G_BEGIN_DECLS

/** Returns the regular at that seat, NULL if there is none; a person is never a regular. */
const TaliaRegular *talia_table_get_regular (TaliaTable *table, int seat);

/**
 * Notes the regulars at a match that has not begun: for each seat an id of talia-regulars.h, or NULL. If there are only
 * NULLs, nothing is noted.
 */
void talia_table_set_regulars (TaliaTable *table, const char *const *ids);

/** Notes the regulars of `from` at a match that has not begun and has the same number of seats; those at seats `a` and
 * `b` trade places. */
void talia_table_copy_regulars (TaliaTable *table, TaliaTable *from, int a, int b);

G_END_DECLS
