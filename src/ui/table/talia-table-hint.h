/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a hint: on the board, at a button, and in words. */
#pragma once

#include "talia-table-focus.h"
#include "ui/table/session/talia-table-session.h"

G_BEGIN_DECLS

/** Part of a page, which sets all but `pending`. */
typedef struct
{
  GtkWidget *page; /* lives on until there is an answer */
  TaliaTableSession *session;
  TaliaTableFocus *focus; /* a board of NULL: the page goes away */
  GCancellable *pending;
} TaliaTableHint;

/** Asks for a hint anew. */
void talia_table_hint_ask (TaliaTableHint *self);

/** Nobody waits for the hint any more. */
void talia_table_hint_forget (TaliaTableHint *self);

G_END_DECLS
