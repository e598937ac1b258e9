/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of marks, one for each of the last 21 days, which shows when the deal of the day was played. */
#pragma once

#include <gtk/gtk.h>

#include "model/archive/talia-daily.h"

G_BEGIN_DECLS

/**
 * TaliaDayRow:
 *
 * One mark a day, today last: a disc with a tick for a day that was played, half a disc for one that was begun, a ring
 * for any other; today has a line below it. The tooltip of a mark says which day it is. Screen readers skip the row,
 * because a sentence says the same.
 */
#define TALIA_TYPE_DAY_ROW (talia_day_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDayRow, talia_day_row, TALIA, DAY_ROW, GtkWidget)

/** Sets the days to show; they are copied. */
void talia_day_row_set_daily (TaliaDayRow *self, const TaliaDaily *daily);

G_END_DECLS
