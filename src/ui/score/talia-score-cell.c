/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cell of the score sheet: one column of a line. */
#include "talia-score-cell.h"

GtkWidget *
talia_score_cell_append (GtkBox *line, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "score-cell");
  gtk_box_append (line, label);
  return label;
}
