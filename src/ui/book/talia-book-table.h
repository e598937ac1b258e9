/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules, such as the cost of each card; also a table to screen readers. */
#pragma once

#include <adwaita.h>

#include "book/talia-book-page.h"

G_BEGIN_DECLS

#define TALIA_TYPE_BOOK_TABLE (talia_book_table_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookTable, talia_book_table, TALIA, BOOK_TABLE, GtkBox)

/** A table; its rows are to be appended. */
GtkWidget *talia_book_table_new (void);

/** Appends a row (head or row) without cells. */
GtkWidget *talia_book_table_append_row (TaliaBookTable *self);

/** How a column is laid out. */
typedef struct
{
  float xalign;    /* of its texts */
  gboolean expand; /* takes what room there is */
} TaliaBookColumn;

/** Appends a cell to the last row; columns are as wide as their widest cell. */
GtkWidget *talia_book_table_append_cell (TaliaBookTable *self, const TaliaBookNode *cell, TaliaBookColumn column);

/** Shows a line above the row's cells; NULL: none. */
void talia_book_table_set_row_status (GtkWidget *row, const char *status);

/** Cards in a row that wraps: as they lie on the table, or small, for a cell. */
GtkWidget *talia_game_cards_new (const GArray *cards, gboolean small);

G_END_DECLS
