/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A widget that shows the last turns in a game of rows: who played which card, and who passed. */
#include "talia-rows-last.h"

#include <glib/gi18n.h>

#include "ui/board/stage/talia-last-cards.h"

static int
get_first_step (TaliaMatch *match)
{
  TaliaTable *table = talia_match_get_table (match);
  int n = (int) talia_table_get_n_steps (table), seats = talia_match_get_view (match)->seen.seats;

  return MAX (talia_table_get_deal_step (table) + 1, n - seats);
}

GtkWidget *
talia_rows_last_new (TaliaMatch *match)
{
  TaliaTable *table = talia_match_get_table (match);
  int n = (int) talia_table_get_n_steps (table);
  TaliaLastCards cards;

  if (get_first_step (match) >= n)
    return NULL;
  talia_last_cards_init (&cards, _ ("Last turns"), talia_match_get_view (match)->seen.seats);
  for (int i = get_first_step (match); i < n; i++)
    {
      TaliaEvents events;
      const TaliaEvent *turn = &events.at[0];

      talia_table_get_events (table, (guint) i, &events);
      talia_last_cards_add (&cards, talia_match_get_seat (match, turn->seat),
                            turn->kind == TALIA_EVENT_PLAYED ? turn->card : TALIA_NO_CARD, FALSE);
    }
  return cards.widget;
}
