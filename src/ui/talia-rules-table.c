/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of the rules, such as what each card costs. */
#include "talia-rules-table.h"

#include <glib/gi18n.h>

#include "talia-mini-card.h"

GtkWidget *
talia_rules_cards_new (const GArray *cards)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 3);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 3);
  for (guint i = 0; i < cards->len; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (box), talia_mini_card_new (g_array_index (cards, TaliaCard, i)));
  return box;
}

static GtkWidget *
create_cell (const TaliaRulesNode *cell, gboolean is_head, gboolean is_first)
{
  GtkWidget *label;

  if (cell->element == TALIA_RULES_CARDS)
    return talia_rules_cards_new (cell->cards);

  label = gtk_label_new (talia_rules_node_is_translated (cell) ? _ (cell->text) : cell->text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), is_first ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), is_first ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  if (is_head)
    gtk_widget_add_css_class (label, "caption-heading");
  if (cell->element == TALIA_RULES_VALUE)
    gtk_widget_add_css_class (label, "numeric");
  return label;
}

GtkWidget *
talia_rules_table_new (const TaliaRulesNode *table)
{
  GtkWidget *list;

  g_return_val_if_fail (table != NULL && table->element == TALIA_RULES_TABLE, NULL);

  list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint y = 0; y < table->children->len; y++)
    {
      const TaliaRulesNode *line = g_ptr_array_index (table->children, y);
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

      gtk_widget_set_margin_top (box, 6);
      gtk_widget_set_margin_bottom (box, 6);
      gtk_widget_set_margin_start (box, 12);
      gtk_widget_set_margin_end (box, 12);
      gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
      for (guint x = 0; x < line->children->len; x++)
        gtk_box_append (GTK_BOX (box),
                        create_cell (g_ptr_array_index (line->children, x), line->element == TALIA_RULES_HEAD, x == 0));
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_widget_set_focusable (row, FALSE);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  return list;
}
