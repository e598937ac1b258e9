/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons around the table that open popovers: the last trick, and what the deal is about. */
#pragma once

#include "talia-table-focus.h"

G_BEGIN_DECLS

/** Part of a page, which sets it. */
typedef struct
{
  TaliaTableFocus *focus;  /* and the board */
  GtkMenuButton *schedule; /* around the title */
  GtkMenuButton *last;
  GtkMenuButton *bottom_last; /* where the window is narrow, but not low */
  GtkWidget *panel;           /* shows the score sheet and the rules */
} TaliaTableButtons;

/** Lets each make what hangs on it when it is wanted; once. */
void talia_table_buttons_attach (TaliaTableButtons *self);

/** There is another board. */
void talia_table_buttons_follow_board (TaliaTableButtons *self);

/** Enables on the page what can be looked at now. */
void talia_table_buttons_update (TaliaTableButtons *self);

/** Takes away what hangs there, because the table goes away. */
void talia_table_buttons_clear (TaliaTableButtons *self);

/** Shows what was played last. */
void talia_table_buttons_show_last (TaliaTableButtons *self);

G_END_DECLS
