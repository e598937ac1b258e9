/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The trick taken last: its cards in playing order, who played them, who took it. */
#include "talia-last-trick.h"

#include <glib/gi18n.h>

#include "talia-card-face.h"
#include "talia-card-widget.h"
#include "talia-trick-game.h"
#include "talia-words.h"

#define LAST_CARD_WIDTH 66

GtkWidget *
talia_last_trick_new (TaliaMatch *match)
{
  const TaliaState *state = talia_table_get_state (talia_match_get_table (match));
  int index = state->trick.tricks - 1, leader;
  TaliaEvent taken = { .kind = TALIA_EVENT_TRICK };
  g_autofree char *heading = NULL;
  GtkWidget *box, *row, *label;

  if (index < 0)
    return NULL;

  leader = talia_trick_game_leader (state, index);
  taken.seat = (int8_t) state->trick.winner[index];
  heading = talia_words_event (match, &taken);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (box, "last-trick");
  label = gtk_label_new (heading);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), label);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), row);
  for (int i = 0; i < state->seats; i++)
    {
      int seat = (leader + i) % state->seats;
      const char *who = talia_seat_get_name (talia_match_get_seat (match, seat));
      TaliaCard card = state->trick.played[index * state->seats + i];
      g_autofree char *card_name = talia_words_card (card);
      g_autofree char *name = g_strdup_printf (_ ("%s, played by %s"), card_name, who);
      GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6),
                *widget = talia_card_widget_new_on_table (card, name);

      gtk_widget_set_size_request (widget, LAST_CARD_WIDTH, (int) (LAST_CARD_WIDTH * TALIA_CARD_ASPECT));
      if (seat == taken.seat)
        talia_card_widget_set_mark (TALIA_CARD_WIDGET (widget), TALIA_CARD_MARKED);
      gtk_box_append (GTK_BOX (column), widget);
      label = gtk_label_new (who);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 8);
      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (column), label);
      gtk_box_append (GTK_BOX (row), column);
    }
  return box;
}
