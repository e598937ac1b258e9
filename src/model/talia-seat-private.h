/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a match keeps its seats up to date. */
#pragma once

#include "talia-seat.h"
#include "talia-table.h"

G_BEGIN_DECLS

/** Brings all properties that follow the table in line with it. */
void talia_seat_update (TaliaSeat *self, TaliaTable *table);

G_END_DECLS
