/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions by which a match goes on, back or to its end, for buttons, menus and keys of a table. */
#pragma once

#include "talia-table-focus.h"
#include "talia-table-hint.h"

G_BEGIN_DECLS

/** Part of a page, which sets it: what its actions act on. */
typedef struct
{
  TaliaMatch *match;
  TaliaTableFocus *focus; /* and the board */
  TaliaTableHint *hint;
  const TaliaMoveButtons *buttons;
} TaliaTableActions;

/**
 * Installs `table.undo`, `table.redo`, `table.hint`, `table.confirm`, `table.choose` (s: a move's word),
 * `table.end-deal`, `table.next-deal`, `table.raise-curtain`, `table.new-match`, `table.regulars` and `table.review`,
 * and their keys, on a class whose instances have a TaliaTableActions at `offset`; for one class.
 */
void talia_table_actions_install (GtkWidgetClass *klass, gsize offset);

/** Enables on the page what can be done now; by itself undo, or what depends on what is chosen. */
void talia_table_actions_update (const TaliaTableActions *self);
void talia_table_actions_update_undo (const TaliaTableActions *self);
void talia_table_actions_update_choices (const TaliaTableActions *self);

/** Deals the next deal. */
void talia_table_actions_deal (const TaliaTableActions *self);

G_END_DECLS
