/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which regulars sit at a table: a note of the record, seat by seat (docs/RECORD.md, `regulars`). */
#pragma once

#include "bots/talia-regulars.h"
#include "talia-seat.h"
#include "talia-table.h"

G_BEGIN_DECLS

/** Who in particular plays at that seat, NULL where nobody does; a person never is. */
const TaliaRegular *talia_table_get_regular (TaliaTable *table, int seat);

/**
 * Notes who in particular sits down at a match that has not begun, by seat, as many as it has: NULL, or an id of
 * talia-regulars.h. Nothing is noted where nobody does.
 */
void talia_table_set_regulars (TaliaTable *table, const char *const *ids);

/** Notes at a match that has not begun who sits at `from`, of as many seats; those at seats `a` and `b` trade places.
 */
void talia_table_copy_regulars (TaliaTable *table, TaliaTable *from, int a, int b);

G_END_DECLS
