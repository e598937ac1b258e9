/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of the kinds of boards; a new kind is a line here. */
#include "talia-board-kinds.h"

#include "ui/board/kinds/fishing/talia-fishing-board.h"
#include "ui/board/kinds/rows/talia-rows-board.h"
#include "ui/board/kinds/trick/talia-trick-board.h"

/* The types of boards, by the kind of board that a deal is played on. */
static GType (*const kinds[]) (void) = {
  [TALIA_BOARD_TRICK] = talia_trick_board_get_type,
  [TALIA_BOARD_ROWS] = talia_rows_board_get_type,
  [TALIA_BOARD_FISHING] = talia_fishing_board_get_type,
};

GtkWidget *
talia_board_new (TaliaMatch *match, GtkWidget *bar)
{
  guint kind;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  kind = talia_match_get_view (match)->seen.board;
  g_return_val_if_fail (kind < G_N_ELEMENTS (kinds), NULL);

  return g_object_new (kinds[kind](), "match", match, "bar", bar, NULL);
}

void
talia_board_choose_like (TaliaBoard *self, TaliaBoard *other)
{
  g_return_if_fail (TALIA_IS_BOARD (self) && TALIA_IS_BOARD (other));

  if (TALIA_IS_TRICK_BOARD (self) && TALIA_IS_TRICK_BOARD (other))
    talia_trick_board_choose_like (TALIA_TRICK_BOARD (self), TALIA_TRICK_BOARD (other));
}
