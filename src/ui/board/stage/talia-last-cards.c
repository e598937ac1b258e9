/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget that shows cards side by side under a heading, each with the name of its player. */
#include "talia-last-cards.h"

#include <glib/gi18n.h>

#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"
#include "words/talia-words.h"

/* The width of all cards together, so that they fit side by side into the narrowest window. */
#define MOST_WIDTH 310
#define SPACING 8

void
talia_last_cards_init (TaliaLastCards *cards, const char *heading, int n)
{
  GtkWidget *label = gtk_label_new (heading);

  cards->card_width = CLAMP (MOST_WIDTH / n - SPACING, 36, 66);
  cards->widget = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (cards->widget, "last-trick");
  gtk_widget_add_css_class (label, "heading");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (cards->widget), label);
  cards->row = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING));
  gtk_widget_set_halign (GTK_WIDGET (cards->row), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (cards->widget), GTK_WIDGET (cards->row));
}

/* Creates the widget for a turn: the card, or a dash if the player passed. */
static GtkWidget *
create_turn (TaliaCard card, const char *who, gboolean marked)
{
  g_autofree char *card_name = NULL, *name = NULL;
  GtkWidget *widget;

  if (card == TALIA_NO_CARD)
    {
      name = g_strdup_printf (_ ("%s passes"), who);
      widget = gtk_label_new ("–");
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      return widget;
    }
  card_name = talia_words_card (card);
  name = g_strdup_printf (_ ("%s, played by %s"), card_name, who);
  widget = talia_card_widget_new_on_table (card, name);
  if (marked)
    talia_card_widget_set_mark (TALIA_CARD_WIDGET (widget), TALIA_CARD_MARKED);
  return widget;
}

void
talia_last_cards_add (TaliaLastCards *cards, TaliaSeat *seat, TaliaCard card, gboolean marked)
{
  const char *who = talia_seat_get_name (seat);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *turn = create_turn (card, who, marked),
            *label = gtk_label_new (who);

  gtk_widget_set_size_request (turn, cards->card_width, (int) ((float) cards->card_width * TALIA_CARD_ASPECT));
  gtk_widget_set_halign (turn, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), turn);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), cards->card_width / 8);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (column), label);
  gtk_box_append (cards->row, column);
}
