/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table in the rules, such as that of the cost of each card; screen readers also treat it as a table. */
#pragma once

#include <adwaita.h>

#include "book/talia-book-page.h"

G_BEGIN_DECLS

#define TALIA_TYPE_BOOK_TABLE (talia_book_table_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookTable, talia_book_table, TALIA, BOOK_TABLE, GtkBox)

/** Creates a table without rows. */
GtkWidget *talia_book_table_new (void);

/** Appends a row (of the head or of the body) without cells. */
GtkWidget *talia_book_table_append_row (TaliaBookTable *self);

/** The layout of a column. */
typedef struct
{
  float xalign;    /* the alignment of its texts */
  gboolean expand; /* takes the free space */
} TaliaBookColumn;

/** Appends a cell to the last row; a column is as wide as its widest cell. */
GtkWidget *talia_book_table_append_cell (TaliaBookTable *self, const TaliaBookNode *cell, TaliaBookColumn column);

/** Sets a text above the row's cells; NULL: none. */
void talia_book_table_set_row_status (GtkWidget *row, const char *status);

/** Creates a row of cards that wraps: as on the table, or small, for a cell. */
GtkWidget *talia_game_cards_new (const GArray *cards, gboolean small);

G_END_DECLS
