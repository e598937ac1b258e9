/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons in the bar for the choices of the person at the table. */
#include "talia-move-buttons.h"

#include "ui/table/session/talia-table-choice.h"

/* Makes the button small, with its full label as a tooltip: many moves of one kind are side by side. */
static void
make_brief (GtkWidget *button, const char *label)
{
  gtk_widget_add_css_class (button, "brief");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
add_button (TaliaBoardBar *bar, TaliaTableChoice *choice)
{
  const char *label = talia_table_choice_get_label (choice), *brief = talia_table_choice_get_brief (choice);
  const char *word = talia_table_choice_get_word (choice);
  g_autofree char *action = g_strconcat ("table.", talia_table_choice_get_action (choice), NULL);
  GtkWidget *button = talia_board_bar_add_choice (bar, brief != NULL ? brief : label, action,
                                                  word != NULL ? g_variant_new_string (word) : NULL);

  if (brief != NULL)
    make_brief (button, label);
  if (g_str_equal (action, "table.confirm"))
    gtk_widget_add_css_class (button, "suggested-action");
}

void
talia_move_buttons_fill (TaliaBoardBar *bar, GListModel *choices)
{
  guint n = g_list_model_get_n_items (choices);

  talia_board_bar_clear_choices (bar);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TaliaTableChoice) choice = g_list_model_get_item (choices, i);

      add_button (bar, choice);
    }
}
