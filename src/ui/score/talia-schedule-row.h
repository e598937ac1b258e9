/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One deal in the schedule: what it is about, and whether it is over, running or to come. */
#pragma once

#include <gtk/gtk.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_SCHEDULE_OVER,
  TALIA_SCHEDULE_NOW,
  TALIA_SCHEDULE_TO_COME,
} TaliaScheduleTime;

/** TaliaScheduleRow: shows the plan of one deal; it never changes. */
#define TALIA_TYPE_SCHEDULE_ROW (talia_schedule_row_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScheduleRow, talia_schedule_row, TALIA, SCHEDULE_ROW, GtkListBoxRow)

GtkWidget *talia_schedule_row_new (guint deal, const TaliaDealPlan *plan, TaliaScheduleTime time);

G_END_DECLS
