/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the last trick: its cards in playing order, their players and its taker, and the cards that were passed. */
#include "talia-last-trick.h"

#include "engine/trick/talia-trick-game.h"
#include "talia-last-exchange.h"
#include "ui/board/stage/talia-last-cards.h"
#include "words/talia-words.h"

GtkWidget *
talia_last_trick_new (TaliaMatch *match)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  int index = state->trick.tricks - 1, leader;
  TaliaEvent taken = { .kind = TALIA_EVENT_TRICK };
  g_autofree char *heading = NULL;
  GtkWidget *exchange = talia_last_exchange_new (match);
  TaliaLastCards cards;

  if (index < 0)
    {
      if (exchange != NULL)
        gtk_widget_add_css_class (exchange, "last-trick");
      return exchange;
    }

  leader = talia_trick_game_leader (state, index);
  taken.seat = (int8_t) state->trick.winner[index];
  heading = talia_words_event (match, &taken);
  talia_last_cards_init (&cards, heading, state->seats);
  for (int i = 0; i < state->seats; i++)
    {
      int seat = (leader + i) % state->seats;

      talia_last_cards_add (&cards, talia_match_get_seat (match, seat), state->trick.played[index * state->seats + i],
                            seat == taken.seat);
    }
  if (exchange != NULL)
    {
      gtk_box_append (GTK_BOX (cards.widget), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (cards.widget), exchange);
    }
  return cards.widget;
}
