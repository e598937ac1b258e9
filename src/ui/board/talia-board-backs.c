/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows backs of cards in place of the player's hand, as long as the player may not see these cards. */
#include "talia-board-backs.h"

#include "ui/cards/talia-card-widget.h"

void
talia_board_backs_update (TaliaBoardBacks *backs, TaliaBoard *board)
{
  const TaliaView *view = talia_board_get_view (board);
  guint wanted = view->held[view->seat] - (guint) talia_cards_count (view->seen.hand[view->seat]);

  for (; backs->n > wanted; backs->n--)
    talia_stage_remove (TALIA_STAGE (board), backs->cards[backs->n - 1]);
  for (; backs->n < wanted; backs->n++)
    {
      backs->cards[backs->n] = talia_card_widget_new_back ();
      talia_stage_add (TALIA_STAGE (board), backs->cards[backs->n]);
    }
}

void
talia_board_backs_place (TaliaBoardBacks *backs, TaliaBoard *board, const TaliaBoardGeometry *geometry)
{
  for (guint i = 0; i < backs->n; i++)
    {
      TaliaPose pose = talia_board_geometry_hand (geometry, (int) i, (int) backs->n, 0);

      talia_stage_place (TALIA_STAGE (board), backs->cards[i], geometry->card_width, geometry->card_height, &pose);
    }
}
