/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of Loteryjka: the rows, the cards that fit, and passing. */
#include "talia-rows-board.h"

#include <glib/gi18n.h>

#include "talia-rows-last.h"
#include "talia-rows-middle.h"
#include "ui/cards/talia-card-widget.h"
#include "words/talia-words-rows.h"
#include "words/talia-words.h"

struct _TaliaRowsBoard
{
  TaliaHandBoard parent_instance;

  TaliaRowsMiddle rows;
};

G_DEFINE_FINAL_TYPE (TaliaRowsBoard, talia_rows_board, TALIA_TYPE_HAND_BOARD)

static const TaliaMove skip = { .kind = TALIA_MOVE_SKIP, .card = TALIA_NO_CARD };

static TaliaMatch *
get_match (TaliaHandBoard *board)
{
  return talia_board_get_match (TALIA_BOARD (board));
}

/* --- the cards of the hand ------------------------------------------------------------------- */

static void
talia_rows_board_card_chosen (TaliaHandBoard *board, TaliaCard card, GtkWidget *widget)
{
  TaliaMove move = TALIA_PLAY (card);

  talia_board_play (TALIA_BOARD (board), &move, widget);
}

static void
talia_rows_board_confirm (TaliaBoard *board)
{
  if (talia_board_get_can_confirm (board))
    talia_board_play (board, &skip, NULL);
}

static void
talia_rows_board_sync_cards (TaliaHandBoard *board)
{
  const TaliaGame *game = talia_match_get_game (get_match (board));
  const TaliaState *state = &talia_board_get_view (TALIA_BOARD (board))->seen;
  const TaliaBoardHand *hand = talia_hand_board_get_hand (board);
  gboolean playing = talia_hand_board_is_own_turn (board, TALIA_PHASE_PLAY);
  gboolean can_skip = playing && talia_game_check (game, state, &skip).rule == TALIA_RULE_NONE;
  g_autofree char *label = can_skip ? talia_words_choice (get_match (board), &skip) : NULL;

  for (guint i = 0; i < hand->n; i++)
    {
      TaliaCard card = hand->order[i];
      TaliaCardWidget *widget = TALIA_CARD_WIDGET (hand->cards[card]);
      TaliaMove move = TALIA_PLAY (card);
      TaliaRefusal refusal = playing ? talia_game_check (game, state, &move) : TALIA_ACCEPTED;
      gboolean fits = refusal.rule == TALIA_RULE_NONE,
               hinted = (talia_hand_board_get_hinted (board) & TALIA_BIT (card)) != 0;

      talia_card_widget_set_playable (widget, fits,
                                      !playing ? _ ("In your hand")
                                      : fits   ? _ ("You can play this card")
                                               : _ (talia_refusal_text (refusal)));
      talia_card_widget_set_mark (widget, hinted ? TALIA_CARD_HINTED : TALIA_CARD_PLAIN);
    }
  talia_board_set_confirm (TALIA_BOARD (board), label, can_skip);
}

/* --- the board ---------------------------------------------------------------------------------- */

static void
talia_rows_board_prepare (TaliaHandBoard *board, const TaliaView *view, const TaliaEvents *events)
{
  TaliaRowsBoard *self = TALIA_ROWS_BOARD (board);

  for (guint i = 0; events != NULL && i < events->n; i++)
    {
      const TaliaEvent *event = &events->at[i];

      if (event->kind == TALIA_EVENT_PLAYED)
        talia_rows_middle_add (&self->rows, event->card, event->seat);
      else if (event->kind == TALIA_EVENT_DEAL_ENDED)
        talia_board_let_lie (TALIA_BOARD (self), 0, TALIA_NOBODY); /* until a summary covers the rows */
    }
}

static void
talia_rows_board_show_counts (TaliaHandBoard *board, const TaliaView *view)
{
  for (int seat = 0; seat < view->seen.seats; seat++)
    {
      g_autofree char *turn = talia_words_rows_turn (get_match (board), seat);
      g_autofree char *cards = talia_words_rows_cards (view, seat, TRUE);
      g_autofree char *spoken = talia_words_rows_cards (view, seat, FALSE);

      talia_hand_board_set_seat_notes (board, seat, turn, cards, NULL, spoken);
    }
}

static void
talia_rows_board_show (TaliaHandBoard *board, const TaliaView *view)
{
  talia_rows_middle_sync (&TALIA_ROWS_BOARD (board)->rows);
}

/* Finds the position in its row from which a card that is taken back sets off. */
static gboolean
talia_rows_board_find_source (TaliaHandBoard *board, TaliaCard card, TaliaPose *pose)
{
  TaliaRowsMiddle *rows = &TALIA_ROWS_BOARD (board)->rows;

  if (rows->cards[card] == NULL || !talia_stage_get_pose (TALIA_STAGE (board), rows->cards[card], pose))
    return FALSE;
  pose->scale /= talia_rows_middle_get_ratio (rows);
  return TRUE;
}

static void
talia_rows_board_arrange_middle (TaliaHandBoard *board, const TaliaBoardGeometry *geometry)
{
  talia_rows_middle_place (&TALIA_ROWS_BOARD (board)->rows, geometry);
}

static GtkWidget *
talia_rows_board_create_last (TaliaBoard *board)
{
  return talia_rows_last_new (talia_board_get_match (board));
}

static char **
talia_rows_board_list_seen (TaliaBoard *board)
{
  return talia_words_rows_list_seen (talia_board_get_match (board));
}

static void
talia_rows_board_dispose (GObject *object)
{
  talia_rows_middle_clear (&TALIA_ROWS_BOARD (object)->rows);

  G_OBJECT_CLASS (talia_rows_board_parent_class)->dispose (object);
}

static void
talia_rows_board_class_init (TaliaRowsBoardClass *klass)
{
  TaliaBoardClass *board_class = TALIA_BOARD_CLASS (klass);
  TaliaHandBoardClass *hand_board_class = TALIA_HAND_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_rows_board_dispose;
  board_class->kind = TALIA_BOARD_ROWS;
  board_class->confirm = talia_rows_board_confirm;
  board_class->create_last = talia_rows_board_create_last;
  board_class->list_seen = talia_rows_board_list_seen;
  hand_board_class->wide_middle = TRUE;
  hand_board_class->least_middle = TALIA_ROWS_MIDDLE_LEAST;
  hand_board_class->prepare = talia_rows_board_prepare;
  hand_board_class->show = talia_rows_board_show;
  hand_board_class->show_counts = talia_rows_board_show_counts;
  hand_board_class->sync_cards = talia_rows_board_sync_cards;
  hand_board_class->card_chosen = talia_rows_board_card_chosen;
  hand_board_class->find_source = talia_rows_board_find_source;
  hand_board_class->arrange_middle = talia_rows_board_arrange_middle;
}

static void
talia_rows_board_init (TaliaRowsBoard *self)
{
  self->rows.board = TALIA_HAND_BOARD (self);
}

GtkWidget *
talia_rows_board_get_row_card (TaliaRowsBoard *self, TaliaCard card)
{
  g_return_val_if_fail (TALIA_IS_ROWS_BOARD (self), NULL);
  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  return self->rows.cards[card];
}

gboolean
talia_rows_board_has_place (TaliaRowsBoard *self, TaliaCard card)
{
  g_return_val_if_fail (TALIA_IS_ROWS_BOARD (self), FALSE);
  g_return_val_if_fail (talia_card_is_valid (card), FALSE);

  return self->rows.places[card] != NULL;
}
