/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of fishing games: loose cards and builds, and the moves that chosen cards make. */
#include "talia-fishing-board.h"

#include "talia-fishing-choice.h"
#include "talia-fishing-last.h"
#include "talia-fishing-offer.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-press.h"
#include "words/talia-words-fishing.h"
#include "words/talia-words.h"

/* The number of cards that are dealt to a hand at once. */
#define HAND_SIZE 4
/* The fraction of the height for the hand; it is small because the table may be crowded and needs more height than a
 * trick. */
#define HAND_SHARE .215f
/* The least height of the middle: for the text about the pack and, below it, three overlapping rows of cards that are
 * large enough to be pressed. */
#define LEAST_MIDDLE 130
/* The room that is kept for the bar: for the prompt, buttons, and two lines of news with a link to the rule. */
#define BAR_ROOM 128
/* The number of cards in a layer of a stack of taken cards: the whole pack is as high as the tricks of a whole deal. */
#define LAYER 4

struct _TaliaFishingBoard
{
  TaliaHandBoard parent_instance;

  TaliaFishingPool pool;
  TaliaFishingChoice choice;
  TaliaMove proposed; /* the move that a hint proposes, while the hand shows one */
  TaliaCards recent;  /* the cards that others have played since the player's last turn */

  TaliaCard pressed;  /* the card that was pressed last, to detect double clicks */
  guint32 pressed_at; /* in milliseconds, as events have it */
  gboolean doubled;
};

G_DEFINE_FINAL_TYPE (TaliaFishingBoard, talia_fishing_board, TALIA_TYPE_HAND_BOARD)

static gboolean
is_own_turn (TaliaFishingBoard *self)
{
  return talia_hand_board_is_own_turn (TALIA_HAND_BOARD (self), TALIA_PHASE_PLAY);
}

/* --- choosing ------------------------------------------------------------------------------------ */

/* Lets the rules say why these cards make no move; if they do make one, it is because it is not the player's turn. */
static void
refuse (TaliaFishingBoard *self, TaliaCard card, TaliaCards chosen, GtkWidget *widget)
{
  TaliaMeanings meanings;

  talia_fishing_choice_find_meanings (&self->choice, card, chosen, &meanings);
  talia_board_play (TALIA_BOARD (self), meanings.n > 0 ? &meanings.at[0] : &meanings.refused, widget);
}

/* Lets the rules say what the choice still lacks. */
static void
explain (TaliaFishingBoard *self, GtkWidget *widget)
{
  TaliaMeanings meanings;
  TaliaMove take = { .kind = TALIA_MOVE_TAKE, .card = self->choice.card };

  talia_fishing_choice_find_meanings (&self->choice, self->choice.card, self->choice.chosen, &meanings);
  talia_board_play (TALIA_BOARD (self), self->choice.chosen == 0 ? &take : &meanings.refused, widget);
}

static void
choose (TaliaFishingBoard *self, TaliaCard card, TaliaCards chosen)
{
  self->choice.card = card;
  self->choice.chosen = chosen;
  talia_hand_board_chosen (TALIA_HAND_BOARD (self));
  if (talia_board_get_can_confirm (TALIA_BOARD (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), talia_board_get_confirm_label (TALIA_BOARD (self)),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Chooses a card on the table, or removes it from the choice; `widget` shakes if the card is refused. */
static void
choose_on_table (TaliaFishingBoard *self, TaliaCard card, GtkWidget *widget)
{
  TaliaCards unit = talia_fishing_choice_get_unit (&self->choice, card), more = self->choice.chosen | unit;

  if ((self->choice.chosen & unit) == unit)
    choose (self, self->choice.card, self->choice.chosen & ~unit);
  else if (is_own_turn (self)
           && talia_fishing_choice_find_joining (&self->choice, self->choice.card, self->choice.chosen) & unit)
    choose (self, self->choice.card, more);
  else if (talia_fishing_choice_get_hand (&self->choice) != 0)
    refuse (self,
            self->choice.card != TALIA_NO_CARD ? self->choice.card
                                               : talia_cards_first (talia_fishing_choice_get_hand (&self->choice)),
            more, widget);
}

/* --- choosing in the hand ------------------------------------------------------------------------ */

/* Makes the only move of the card at once; returns FALSE if it has none or several. */
static gboolean
play_only (TaliaFishingBoard *self, TaliaCard card, GtkWidget *widget)
{
  TaliaMove move;

  return talia_fishing_choice_find_only (&self->choice, card, &move)
         && talia_board_play (TALIA_BOARD (self), &move, widget);
}

/* Chooses a card of the hand; returns FALSE if it is refused. */
static gboolean
choose_card (TaliaFishingBoard *self, TaliaCard card, GtkWidget *widget)
{
  TaliaMeanings meanings;

  if (is_own_turn (self) && talia_fishing_choice_is_promising (&self->choice, card, self->choice.chosen, &meanings))
    choose (self, card, self->choice.chosen);
  else if (is_own_turn (self) && self->choice.card != TALIA_NO_CARD
           && talia_fishing_choice_is_promising (&self->choice, card, 0, &meanings))
    choose (self, card, 0); /* the cards chosen for the previous card do not go with this one */
  else
    {
      refuse (self, card, self->choice.chosen, widget);
      return FALSE;
    }
  return TRUE;
}

static void
talia_fishing_board_card_chosen (TaliaHandBoard *board, TaliaCard card, GtkWidget *widget)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);
  gboolean doubled = self->doubled;

  self->doubled = FALSE;
  if (doubled && is_own_turn (self) && self->choice.chosen == 0 && play_only (self, card, widget))
    return;
  if (card == self->choice.card)
    {
      if (!doubled)
        choose (self, TALIA_NO_CARD, 0);
    }
  else
    choose_card (self, card, widget);
}

/* Handles Enter: makes the move that the choice means, or the only move of the card, or just chooses the card. */
static gboolean
talia_fishing_board_card_confirmed (TaliaHandBoard *board, TaliaCard card, GtkWidget *widget)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);
  gboolean proposed = (talia_hand_board_get_hinted (board) & TALIA_BIT (card)) != 0;

  if (!is_own_turn (self)
      || (card != self->choice.card && self->choice.chosen == 0 && !proposed && play_only (self, card, widget)))
    return is_own_turn (self);
  if ((card == self->choice.card || proposed) && talia_board_get_can_confirm (TALIA_BOARD (self)))
    talia_board_confirm (TALIA_BOARD (self));
  else if (card != self->choice.card)
    choose_card (self, card, widget);
  else if (self->choice.chosen != 0 || !play_only (self, card, widget))
    explain (self, widget);
  return TRUE;
}

/* Handles a dropped card. If it is dropped on another card, the two are chosen together, and the move is made if the
 * choice is then complete and unambiguous. If it is dropped beside the cards, it is trailed. */
static void
talia_fishing_board_card_dropped (TaliaHandBoard *board, TaliaCard card, GtkWidget *widget, double x, double y)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);
  TaliaMove trail = { .kind = TALIA_MOVE_TRAIL, .card = card };
  TaliaCard target = talia_fishing_pool_find_card (&self->pool, x, y);
  TaliaMeanings meanings;

  if (self->choice.card != card && !choose_card (self, card, widget))
    return;
  if (target != TALIA_NO_CARD && !(self->choice.chosen & TALIA_BIT (target)))
    choose_on_table (self, target, widget);
  if (target == TALIA_NO_CARD && self->choice.chosen == 0)
    talia_board_play (TALIA_BOARD (self), &trail, widget);
  else if (target != TALIA_NO_CARD && talia_fishing_choice_find_joining (&self->choice, card, self->choice.chosen) == 0)
    {
      talia_fishing_choice_find_meanings (&self->choice, card, self->choice.chosen, &meanings);
      if (meanings.n == 1)
        talia_board_play (TALIA_BOARD (self), &meanings.at[0], widget);
    }
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y, TaliaFishingBoard *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  TaliaCard card =
      TALIA_IS_CARD_WIDGET (picked) ? talia_card_widget_get_card (TALIA_CARD_WIDGET (picked)) : TALIA_NO_CARD;
  /* A press has the time at which it was made; a busy machine may handle it much later. */
  const guint32 now = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (gesture));
  int most;

  /* Does not use the gesture's own count, because the card moves between the clicks. */
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &most, NULL);
  self->doubled = card != TALIA_NO_CARD && card == self->pressed && now - self->pressed_at < (guint32) most;
  self->pressed = self->doubled ? TALIA_NO_CARD : card;
  self->pressed_at = now;
}

/* --- choosing on the table ----------------------------------------------------------------------- */

static void
table_card_played_cb (TaliaCardWidget *widget, TaliaFishingBoard *self)
{
  talia_board_hasten (TALIA_BOARD (self));
  talia_press_settle (gtk_widget_get_root (GTK_WIDGET (self)));
  choose_on_table (self, talia_card_widget_get_card (widget), GTK_WIDGET (widget));
}

static gboolean
table_card_confirmed_cb (TaliaCardWidget *widget, TaliaFishingBoard *self)
{
  if (!talia_board_get_can_confirm (TALIA_BOARD (self)) || self->choice.chosen == 0)
    return FALSE;
  talia_board_confirm (TALIA_BOARD (self));
  return TRUE;
}

static void
table_card_focused_cb (TaliaCardWidget *widget, GParamSpec *pspec, TaliaFishingBoard *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (widget)))
    self->pool.last_focus = talia_card_widget_get_card (widget);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (widget);

  if (self->choice.card == TALIA_NO_CARD && self->choice.chosen == 0)
    return GDK_EVENT_PROPAGATE;
  choose (self, TALIA_NO_CARD, 0);
  return GDK_EVENT_STOP;
}

static void
talia_fishing_board_confirm (TaliaBoard *board)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);
  TaliaMeanings meanings;

  if (!is_own_turn (self) || !talia_board_get_can_confirm (board))
    return;
  if (self->choice.card == TALIA_NO_CARD)
    {
      talia_board_play (board, &self->proposed, NULL);
      return;
    }
  talia_fishing_choice_find_meanings (&self->choice, self->choice.card, self->choice.chosen, &meanings);
  if (meanings.n > 0)
    talia_board_play (board, &meanings.at[0], NULL);
}

/* --- what is offered ------------------------------------------------------------------------------- */

static void
talia_fishing_board_sync_cards (TaliaHandBoard *board)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);

  talia_fishing_offer_show (&self->choice, &self->pool, &self->proposed, self->recent);
}

static void
talia_fishing_board_show_hint (TaliaBoard *board, const TaliaMove *move)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);

  if (move != NULL)
    {
      self->proposed = *move;
      self->choice.card = TALIA_NO_CARD;
      self->choice.chosen = 0;
    }
  TALIA_BOARD_CLASS (talia_fishing_board_parent_class)->show_hint (board, move);
}

/* --- the board ---------------------------------------------------------------------------------------- */

static void
note_event (TaliaFishingBoard *self, const TaliaEvent *event)
{
  const TaliaView *view = talia_board_get_view (TALIA_BOARD (self));

  switch (event->kind)
    {
    case TALIA_EVENT_DEALT:
      talia_board_sweep (TALIA_BOARD (self));
      self->recent = 0;
      return;
    case TALIA_EVENT_TRAILED:
    case TALIA_EVENT_BUILT:
    case TALIA_EVENT_ADDED:
    case TALIA_EVENT_RAISED:
    case TALIA_EVENT_CAPTURED:
      talia_board_sweep (TALIA_BOARD (self));
      talia_fishing_pool_add (&self->pool, event->card, event->seat);
      self->recent = event->seat == view->seat ? 0 : self->recent | TALIA_BIT (event->card);
      break;
    default:
      break;
    }
  if (event->kind == TALIA_EVENT_CAPTURED)
    talia_fishing_pool_let_lie (&self->pool, event->cards, event->card, event->seat);
  else if (event->kind == TALIA_EVENT_RESIDUE)
    talia_fishing_pool_let_lie (&self->pool, event->cards, TALIA_NO_CARD, event->seat);
}

static void
talia_fishing_board_prepare (TaliaHandBoard *board, const TaliaView *view, const TaliaEvents *events)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);

  for (guint i = 0; events != NULL && i < events->n; i++)
    note_event (self, &events->at[i]);
  if (events == NULL)
    self->recent = 0;
  self->choice.card = TALIA_NO_CARD;
  self->choice.chosen = 0;
  self->doubled = FALSE;
}

static void
talia_fishing_board_show_counts (TaliaHandBoard *board, const TaliaView *view)
{
  for (int seat = 0; seat < view->seen.seats; seat++)
    {
      g_autofree char *last = talia_words_sweeps (&view->seen, seat),
                      *pile = talia_words_pile (&view->seen, seat, FALSE),
                      *brief = talia_words_pile (&view->seen, seat, TRUE),
                      *spoken = talia_words_pile_name (&view->seen, seat);

      talia_hand_board_set_seat_notes (board, seat, last, pile, brief, spoken);
    }
}

static void
talia_fishing_board_show (TaliaHandBoard *board, const TaliaView *view)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);
  gboolean fresh = view->seen.fishing.n_played == 0, focused = talia_fishing_pool_find_focus (&self->pool) >= 0;

  talia_fishing_pool_sync (&self->pool, fresh);
  if (focused && talia_fishing_pool_find_focus (&self->pool) < 0)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
talia_fishing_board_find_source (TaliaHandBoard *board, TaliaCard card, TaliaPose *pose)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (board);

  if (self->pool.cards[card] == NULL || !talia_stage_get_pose (TALIA_STAGE (self), self->pool.cards[card], pose))
    return FALSE;
  pose->scale /= talia_hand_board_get_ratio (board, self->pool.card_width);
  return TRUE;
}

/* Counts the cards of a seat, except those that are still on view, in layers of several cards. */
static guint
talia_fishing_board_count_taken (TaliaHandBoard *board, const TaliaView *view, int seat)
{
  const TaliaCards taken = view->seen.taken[seat] & ~talia_board_get_lying (TALIA_BOARD (board));

  return ((guint) talia_cards_count (taken) + LAYER - 1) / LAYER;
}

static void
talia_fishing_board_arrange_middle (TaliaHandBoard *board, const TaliaBoardGeometry *geometry)
{
  talia_fishing_pool_place (&TALIA_FISHING_BOARD (board)->pool, geometry);
}

static void
talia_fishing_board_swept (TaliaBoard *board, TaliaCards cards, int seat)
{
  talia_fishing_pool_sweep (&TALIA_FISHING_BOARD (board)->pool, cards, seat);
}

static GtkWidget *
talia_fishing_board_create_last (TaliaBoard *board)
{
  return talia_fishing_last_new (talia_board_get_match (board));
}

static char **
talia_fishing_board_list_seen (TaliaBoard *board)
{
  return talia_words_fishing_list_seen (talia_board_get_match (board));
}

/* --- focus ---------------------------------------------------------------------------------------------- */

/* Lets the arrow keys move from the hand up to the table and back. The buttons between them are reached with Tab; Enter
 * does what the first of them does. */
static gboolean
talia_fishing_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TaliaFishingBoard *self = TALIA_FISHING_BOARD (widget);
  TaliaHandBoard *board = TALIA_HAND_BOARD (widget);
  GtkWidget *bar = talia_board_get_bar (TALIA_BOARD (self)), *child = gtk_widget_get_focus_child (widget);
  gboolean in_hand = talia_board_hand_find_focus (talia_hand_board_get_hand (board)) >= 0,
           on_table = talia_fishing_pool_find_focus (&self->pool) >= 0;

  if (on_table)
    switch (direction)
      {
      case GTK_DIR_TAB_FORWARD:
        return bar != NULL && gtk_widget_child_focus (bar, direction);
      case GTK_DIR_TAB_BACKWARD:
        return talia_board_hand_grab_focus (talia_hand_board_get_hand (board));
      case GTK_DIR_DOWN:
        return talia_fishing_pool_move_focus (&self->pool, direction)
               || talia_board_hand_grab_focus (talia_hand_board_get_hand (board));
      case GTK_DIR_LEFT:
      case GTK_DIR_RIGHT:
      case GTK_DIR_UP:
        talia_fishing_pool_move_focus (&self->pool, direction);
        return TRUE;
      }
  if (in_hand && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_UP)
      && talia_fishing_pool_grab_focus (&self->pool))
    return TRUE;
  if (child != NULL && child == bar && (direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP))
    return gtk_widget_child_focus (child, direction) || talia_fishing_pool_grab_focus (&self->pool);
  return GTK_WIDGET_CLASS (talia_fishing_board_parent_class)->focus (widget, direction);
}

static void
talia_fishing_board_dispose (GObject *object)
{
  talia_fishing_pool_clear (&TALIA_FISHING_BOARD (object)->pool);

  G_OBJECT_CLASS (talia_fishing_board_parent_class)->dispose (object);
}

static void
talia_fishing_board_class_init (TaliaFishingBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TaliaBoardClass *board_class = TALIA_BOARD_CLASS (klass);
  TaliaHandBoardClass *hand_board_class = TALIA_HAND_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_fishing_board_dispose;
  widget_class->focus = talia_fishing_board_focus;
  board_class->kind = TALIA_BOARD_FISHING;
  board_class->swept = talia_fishing_board_swept;
  board_class->confirm = talia_fishing_board_confirm;
  board_class->show_hint = talia_fishing_board_show_hint;
  board_class->create_last = talia_fishing_board_create_last;
  board_class->list_seen = talia_fishing_board_list_seen;
  hand_board_class->wide_middle = TRUE;
  hand_board_class->least_middle = LEAST_MIDDLE;
  hand_board_class->hides_points = TRUE;
  hand_board_class->hand_size = HAND_SIZE;
  hand_board_class->hand_share = HAND_SHARE;
  hand_board_class->bar_room = BAR_ROOM;
  hand_board_class->prepare = talia_fishing_board_prepare;
  hand_board_class->show = talia_fishing_board_show;
  hand_board_class->show_counts = talia_fishing_board_show_counts;
  hand_board_class->sync_cards = talia_fishing_board_sync_cards;
  hand_board_class->card_chosen = talia_fishing_board_card_chosen;
  hand_board_class->card_dropped = talia_fishing_board_card_dropped;
  hand_board_class->card_confirmed = talia_fishing_board_card_confirmed;
  hand_board_class->count_taken = talia_fishing_board_count_taken;
  hand_board_class->find_source = talia_fishing_board_find_source;
  hand_board_class->arrange_middle = talia_fishing_board_arrange_middle;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
talia_fishing_board_init (TaliaFishingBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->pool = (TaliaFishingPool) { .board = TALIA_HAND_BOARD (self),
                                    .played = G_CALLBACK (table_card_played_cb),
                                    .confirmed = G_CALLBACK (table_card_confirmed_cb),
                                    .focused = G_CALLBACK (table_card_focused_cb),
                                    .last_focus = TALIA_NO_CARD,
                                    .taking = TALIA_NO_CARD };
  self->choice = (TaliaFishingChoice) { .view = talia_board_get_view (TALIA_BOARD (self)), .card = TALIA_NO_CARD };
  self->pressed = TALIA_NO_CARD;
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
talia_fishing_board_get_table_card (TaliaFishingBoard *self, TaliaCard card)
{
  g_return_val_if_fail (TALIA_IS_FISHING_BOARD (self), NULL);
  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  return self->pool.cards[card];
}
