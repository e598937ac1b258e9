/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget that shows the moves made in a fishing game since the player's last one. */
#include "talia-fishing-last.h"

#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"
#include "words/talia-words.h"

#define CARD_WIDTH 44

static GtkWidget *
create_cards (TaliaCards cards, TaliaCard played)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  while (cards != 0)
    {
      TaliaCard card = talia_cards_pop (&cards);
      g_autofree char *name = talia_words_card (card);
      GtkWidget *widget = talia_card_widget_new_on_table (card, name);

      gtk_widget_set_size_request (widget, CARD_WIDTH, (int) (CARD_WIDTH * TALIA_CARD_ASPECT));
      if (card == played)
        talia_card_widget_set_mark (TALIA_CARD_WIDGET (widget), TALIA_CARD_MARKED);
      gtk_box_append (GTK_BOX (row), widget);
    }
  return row;
}

/* Appends what happened in a step of the history, in the words of its events. */
static void
append_step (GtkBox *box, TaliaMatch *match, guint index)
{
  TaliaEvents events;

  talia_table_get_events (talia_match_get_table (match), index, &events);
  for (guint i = 0; i < events.n; i++)
    {
      const TaliaEvent *event = &events.at[i];
      g_autofree char *text = event->seat >= 0 ? talia_words_event (match, event) : NULL;
      GtkWidget *label;

      if (text == NULL)
        continue;
      label = gtk_label_new (text);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_box_append (box, label);
      if (event->kind == TALIA_EVENT_RESIDUE)
        gtk_box_append (box, create_cards (event->cards, TALIA_NO_CARD));
      else if (event->kind != TALIA_EVENT_SWEPT)
        gtk_box_append (box, create_cards (event->cards | TALIA_BIT (event->card), event->card));
    }
}

GtkWidget *
talia_fishing_last_new (TaliaMatch *match)
{
  TaliaTable *table = talia_match_get_table (match);
  int last = (int) talia_table_get_n_steps (table) - 1, first = talia_table_get_deal_step (table) + 1;
  GtkWidget *box;

  if (last < first)
    return NULL;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (box, "last-trick");
  for (int step = MAX (first, last - talia_match_get_view (match)->seen.seats + 1); step <= last; step++)
    append_step (GTK_BOX (box), match, (guint) step);
  return box;
}
