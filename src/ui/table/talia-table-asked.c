/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tracks what the table asks of the person who sits at it, so that a press that began before a change has no effect. */
#include "talia-table-asked.h"

#include "ui/desktop/talia-press.h"

/* Whether the table asks the same. The moves of others do not count, neither out of turn nor while all choose at once.
 */
static gboolean
is_same (const TaliaTableAsked *a, const TaliaTableAsked *b)
{
  return a->phase == b->phase && a->seat == b->seat && a->hand == b->hand && a->deals == b->deals
         && a->own_turn == b->own_turn && a->curtain == b->curtain && a->lying == b->lying && a->telling == b->telling
         && a->summary == b->summary;
}

void
talia_table_asked_follow (TaliaTableAsked *self, TaliaBoard *board, GtkWidget *page)
{
  TaliaMatch *match = talia_board_get_match (board);
  const TaliaView *view = talia_match_get_view (match);
  TaliaTableAsked now = {
    .phase = view->seen.phase,
    .seat = view->seat,
    .hand = view->seen.hand[view->seat],
    .deals = view->seen.deals,
    .own_turn = talia_match_get_own_turn (match),
    .curtain = talia_match_get_curtain (match),
    .lying = talia_board_get_lying (board) != 0,
    .telling = talia_match_is_telling (match),
    .summary = talia_board_get_centre (board) != NULL,
  };

  if (!is_same (self, &now))
    talia_press_outdate (page);
  *self = now;
}
