/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table in the rules, such as that of the cost of each card; screen readers also treat it as a table. */
#include "talia-book-table.h"

#include <glib/gi18n.h>

#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/cards/talia-mini-card.h"
#include "words/talia-words-cards.h"

struct _TaliaBookTable
{
  GtkBox parent_instance;

  GPtrArray *columns; /* of GtkSizeGroup */
  guint column;       /* the column of the next cell */
};

G_DEFINE_FINAL_TYPE (TaliaBookTable, talia_book_table, GTK_TYPE_BOX)

/* The width that a card needs for its index to be readable. */
#define CARD_WIDTH 56

/* The lines above and below the row's cells. */
enum
{
  STATUS,
  CELLS
};

static GtkWidget *
create_card (TaliaCard card)
{
  g_autofree char *name = talia_words_card (card);
  GtkWidget *widget = talia_card_widget_new_on_table (card, name);

  gtk_widget_set_size_request (widget, CARD_WIDTH, (int) (CARD_WIDTH * TALIA_CARD_ASPECT));
  return widget;
}

GtkWidget *
talia_game_cards_new (const GArray *cards, gboolean small)
{
  GtkWidget *box;

  g_return_val_if_fail (cards != NULL, NULL);

  box = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 3, "line-spacing", 3, "accessible-role",
                      small ? GTK_ACCESSIBLE_ROLE_CELL : GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  for (guint i = 0; i < cards->len; i++)
    {
      TaliaCard card = g_array_index (cards, TaliaCard, i);

      adw_wrap_box_append (ADW_WRAP_BOX (box), small ? talia_mini_card_new (card) : create_card (card));
    }
  return box;
}

static void
talia_book_table_dispose (GObject *object)
{
  TaliaBookTable *self = TALIA_BOOK_TABLE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_BOOK_TABLE);
  g_clear_pointer (&self->columns, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_book_table_parent_class)->dispose (object);
}

static void
talia_book_table_class_init (TaliaBookTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_table_dispose;

  gtk_widget_class_set_css_name (widget_class, "rules-table");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-table.ui");
}

static void
talia_book_table_init (TaliaBookTable *self)
{
  self->columns = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_book_table_new (void)
{
  return g_object_new (TALIA_TYPE_BOOK_TABLE, NULL);
}

GtkWidget *
talia_book_table_append_row (TaliaBookTable *self)
{
  GtkWidget *row;

  g_return_val_if_fail (TALIA_IS_BOOK_TABLE (self), NULL);

  /* A box would measure the cells for the height of the row, and cells of several lines would then be in other
   * columns. */
  row = g_object_new (GTK_TYPE_GRID, "column-spacing", 12, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "focusable",
                      TRUE, NULL);
  gtk_widget_add_css_class (row, "rules-row");
  gtk_box_append (GTK_BOX (self), row);
  self->column = 0;
  return row;
}

static GtkSizeGroup *
get_column (TaliaBookTable *self, guint column)
{
  if (column == self->columns->len)
    g_ptr_array_add (self->columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  return g_ptr_array_index (self->columns, column);
}

static GtkWidget *
create_cell (const TaliaBookNode *cell, float xalign)
{
  gboolean head = cell->parent->element == TALIA_ELEMENT_HEAD;
  g_autofree char *markup = NULL;
  GtkWidget *label;

  if (cell->element == TALIA_ELEMENT_CARDS)
    return talia_game_cards_new (cell->cards, TRUE);

  markup = talia_book_text_to_markup (talia_book_node_is_translated (cell) ? _ (cell->text) : cell->text, NULL);
  label = g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "wrap", TRUE, "wrap-mode",
                        PANGO_WRAP_WORD_CHAR, "xalign", xalign, "justify",
                        xalign > 0 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT, "accessible-role",
                        head ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_CELL, NULL);
  if (head)
    gtk_widget_add_css_class (label, "caption-heading");
  if (cell->element == TALIA_ELEMENT_VALUE || cell->element == TALIA_ELEMENT_LABEL)
    gtk_widget_add_css_class (label, "numeric");
  return label;
}

GtkWidget *
talia_book_table_append_cell (TaliaBookTable *self, const TaliaBookNode *cell, TaliaBookColumn column)
{
  GtkWidget *row, *widget;

  g_return_val_if_fail (TALIA_IS_BOOK_TABLE (self), NULL);
  g_return_val_if_fail (cell != NULL, NULL);

  row = gtk_widget_get_last_child (GTK_WIDGET (self));
  widget = create_cell (cell, column.xalign);
  gtk_widget_set_hexpand (widget, column.expand);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_size_group_add_widget (get_column (self, self->column), widget);
  gtk_grid_attach (GTK_GRID (row), widget, (int) self->column++, CELLS, 1, 1);
  return widget;
}

void
talia_book_table_set_row_status (GtkWidget *row, const char *status)
{
  GtkWidget *label;
  int width = 0;

  g_return_if_fail (GTK_IS_GRID (row));

  label = gtk_grid_get_child_at (GTK_GRID (row), 0, STATUS);
  if (label != NULL)
    gtk_grid_remove (GTK_GRID (row), label);
  if (status == NULL)
    return;
  while (gtk_grid_get_child_at (GTK_GRID (row), width, CELLS) != NULL)
    width++;
  label = g_object_new (GTK_TYPE_LABEL, "label", status, "xalign", 0.0, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_widget_add_css_class (label, "status");
  gtk_grid_attach (GTK_GRID (row), label, 0, STATUS, width, 1);
}
