/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The title of a table: the game, the running deal, and what the deal is about. */
#pragma once

#include <adwaita.h>

#include "model/talia-match.h"

G_BEGIN_DECLS

/** Part of a page, which sets it. */
typedef struct
{
  AdwNavigationPage *page;
  AdwWindowTitle *title;
  GtkMenuButton *button; /* around the title: the schedule hangs on it */
} TaliaTableTitle;

/** Says how far the match is; where its deals have prices, `table.show-schedule` of the page is enabled. */
void talia_table_title_update (TaliaTableTitle *self, TaliaMatch *match, gboolean narrow);

/** A widget with the schedule of the match, to hang on the button. */
GtkWidget *talia_table_title_create_schedule (TaliaMatch *match);

G_END_DECLS
