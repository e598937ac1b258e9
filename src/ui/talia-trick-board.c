/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of trick-taking games: the own hand, the running trick, the others around it. */
#include "talia-trick-board.h"

#include <glib/gi18n.h>

#include "talia-board-hand.h"
#include "talia-board-pace.h"
#include "talia-card-widget.h"
#include "talia-last-trick.h"
#include "talia-seat-plate.h"
#include "talia-words.h"

#define DEAL_DELAY_MS 22

struct _TaliaTrickBoard
{
  TaliaBoard parent_instance;

  GtkWidget *plates[TALIA_MAX_SEATS];
  GtkWidget *trick[TALIA_CARD_NUMBERS]; /* by card: the running trick and the one that still lies */
  int8_t played_by[TALIA_CARD_NUMBERS]; /* the seat, for cards in `trick` */
  TaliaBoardHand hand;

  TaliaCards lying; /* a finished trick that is being looked at */
  int taker;
  guint lying_timeout;

  TaliaCards marked; /* to be passed */
  TaliaCards hinted;
  int exchanged;  /* while the cards are exchanged: how many seats clockwise they travel */
  gboolean dealt; /* while the hand is new */

  TaliaBoardLayout layout;
};

G_DEFINE_FINAL_TYPE (TaliaTrickBoard, talia_trick_board, TALIA_TYPE_BOARD)

static const TaliaView *
get_view (TaliaTrickBoard *self)
{
  return talia_board_get_view (TALIA_BOARD (self));
}

/* Seats as the board counts them: clockwise from the own one. */
static int
get_place (TaliaTrickBoard *self, int seat)
{
  const TaliaView *view = get_view (self);

  return (seat - view->seat + view->seen.seats) % view->seen.seats;
}

static gboolean
is_own_turn (TaliaTrickBoard *self, TaliaPhase phase)
{
  const TaliaView *view = get_view (self);

  return view->seen.phase == phase && view->seen.to_act == view->seat;
}

static TaliaPose
get_seat_pose (TaliaTrickBoard *self, int seat)
{
  TaliaPose pose = self->layout.plate[get_place (self, seat)];

  pose.scale = .3f;
  return pose;
}

static gboolean
has_layout (TaliaTrickBoard *self)
{
  return self->layout.card_width > 0;
}

/* --- choosing cards -------------------------------------------------------------------- */

static void sync_hand_states (TaliaTrickBoard *self);

static void
toggle_mark (TaliaTrickBoard *self, TaliaCard card, GtkWidget *widget)
{
  const TaliaRules *rules = talia_table_get_rules (talia_match_get_table (talia_board_get_match (TALIA_BOARD (self))));

  /* One card more than what is complete: let the rules say why not. */
  if (!(self->marked & TALIA_BIT (card)))
    {
      TaliaMove complete = TALIA_PASS (self->marked), more = TALIA_PASS (self->marked | TALIA_BIT (card));

      if (talia_rules_check (rules, &get_view (self)->seen, &complete).rule == TALIA_RULE_NONE)
        {
          talia_board_play (TALIA_BOARD (self), &more, widget);
          return;
        }
    }
  self->marked ^= TALIA_BIT (card);
  self->hinted = 0;
  talia_board_chosen (TALIA_BOARD (self));
  sync_hand_states (self);
  talia_board_queue_arrange (TALIA_BOARD (self));
}

static void
card_played_cb (TaliaCardWidget *widget, TaliaTrickBoard *self)
{
  TaliaCard card = talia_card_widget_get_card (widget);
  TaliaMove move = TALIA_PLAY (card);

  talia_board_hasten (TALIA_BOARD (self));
  if (is_own_turn (self, TALIA_PHASE_PASS))
    toggle_mark (self, card, GTK_WIDGET (widget));
  else
    talia_board_play (TALIA_BOARD (self), &move, GTK_WIDGET (widget));
}

static gboolean
card_confirmed_cb (TaliaCardWidget *widget, TaliaTrickBoard *self)
{
  if (!talia_board_get_can_confirm (TALIA_BOARD (self)))
    return FALSE;
  talia_board_confirm (TALIA_BOARD (self));
  return TRUE;
}

static void
card_focused_cb (TaliaCardWidget *widget, GParamSpec *pspec, TaliaTrickBoard *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (widget)))
    self->hand.last_focus = talia_card_widget_get_card (widget);
  talia_board_queue_arrange (TALIA_BOARD (self)); /* the card with the focus stands up */
}

/* --- what the cards look like ------------------------------------------------------------ */

static const char *
get_confirm_label (const TaliaState *state)
{
  int shift = state->trick.pass_shift;

  if (shift == 1)
    return _ ("Pass Left");
  if (shift == state->seats - 1)
    return _ ("Pass Right");
  return _ ("Pass Across");
}

/* Cards that the exchange has brought, until the first own card is played. */
static TaliaCards
get_received (TaliaTrickBoard *self)
{
  const TaliaView *view = get_view (self);
  const TaliaState *state = &view->seen;
  int giver = (view->seat - state->trick.pass_shift + state->seats) % state->seats;

  /* As many cards as were dealt: none is played yet. */
  if (state->phase != TALIA_PHASE_PLAY || state->trick.pass_shift == 0 || state->trick.tricks > 0
      || view->held[view->seat] < TALIA_MAX_PACK / state->seats)
    return 0;
  return state->trick.pass[giver] & state->hand[view->seat];
}

static void
sync_hand_states (TaliaTrickBoard *self)
{
  const TaliaView *view = get_view (self);
  const TaliaState *state = &view->seen;
  const TaliaRules *rules = talia_table_get_rules (talia_match_get_table (talia_board_get_match (TALIA_BOARD (self))));
  gboolean passing = is_own_turn (self, TALIA_PHASE_PASS), playing = is_own_turn (self, TALIA_PHASE_PLAY);
  TaliaCards received = get_received (self);

  if (state->phase == TALIA_PHASE_PASS && !passing)
    self->marked = state->trick.pass[view->seat];
  else if (!passing)
    self->marked = 0;
  self->marked &= state->hand[view->seat];

  for (guint i = 0; i < self->hand.n; i++)
    {
      TaliaCard card = self->hand.order[i];
      TaliaCardWidget *widget = TALIA_CARD_WIDGET (self->hand.cards[card]);
      TaliaMove move = TALIA_PLAY (card);
      TaliaRefusal refusal = playing ? talia_rules_check (rules, state, &move) : TALIA_ACCEPTED;
      const char *description = _ ("In your hand");

      if (playing)
        description = refusal.rule == TALIA_RULE_NONE ? _ ("You can play this card") : _ (talia_refusal_text (refusal));
      else if (passing)
        description = _ ("You can choose this card to pass");

      talia_card_widget_set_can_mark (widget, passing);
      talia_card_widget_set_playable (widget, refusal.rule == TALIA_RULE_NONE, description);
      if (self->marked & TALIA_BIT (card))
        talia_card_widget_set_mark (widget, TALIA_CARD_MARKED);
      else if (self->hinted & TALIA_BIT (card))
        talia_card_widget_set_mark (widget, TALIA_CARD_HINTED);
      else if (received & TALIA_BIT (card))
        talia_card_widget_set_mark (widget, TALIA_CARD_RECEIVED);
      else
        talia_card_widget_set_mark (widget, TALIA_CARD_PLAIN);
    }

  if (passing)
    {
      TaliaMove move = TALIA_PASS (self->marked);

      talia_board_set_confirm (TALIA_BOARD (self), get_confirm_label (state),
                               talia_rules_check (rules, state, &move).rule == TALIA_RULE_NONE);
    }
  else
    talia_board_set_confirm (TALIA_BOARD (self), NULL, FALSE);
}

/* --- which cards there are ---------------------------------------------------------------- */

static void
add_trick_card (TaliaTrickBoard *self, TaliaCard card, int seat)
{
  TaliaBoard *board = TALIA_BOARD (self);
  g_autofree char *card_name = talia_words_card (card);
  /* Translators: a card that lies on the table, read out by screen readers; then the player's name */
  g_autofree char *name =
      g_strdup_printf (_ ("%s, played by %s"), card_name,
                       talia_seat_get_name (talia_match_get_seat (talia_board_get_match (board), seat)));
  TaliaPose pose = get_seat_pose (self, seat);

  self->trick[card] = talia_card_widget_new_on_table (card, name);
  self->played_by[card] = (int8_t) seat;
  talia_board_add (board, self->trick[card]);
  if (self->hand.cards[card] != NULL)
    talia_board_get_pose (board, self->hand.cards[card], &pose);
  if (has_layout (self))
    talia_board_enter (board, self->trick[card], &pose, 0);
}

static void
add_hand_card (TaliaTrickBoard *self, TaliaCard card, guint index)
{
  TaliaBoard *board = TALIA_BOARD (self);
  const TaliaView *view = get_view (self);
  GtkWidget *widget = talia_card_widget_new (card);
  TaliaPose pose;

  self->hand.cards[card] = widget;
  g_signal_connect_object (widget, "played", G_CALLBACK (card_played_cb), self, 0);
  g_signal_connect_object (widget, "confirmed", G_CALLBACK (card_confirmed_cb), self, 0);
  g_signal_connect_object (widget, "notify::has-focus", G_CALLBACK (card_focused_cb), self, 0);
  talia_board_add (board, widget);

  if (!has_layout (self))
    return;
  if (self->trick[card] != NULL && talia_board_get_pose (board, self->trick[card], &pose))
    talia_board_enter (board, widget, &pose, 0);
  else if (self->exchanged != 0)
    {
      pose = get_seat_pose (self, (view->seat - self->exchanged + view->seen.seats) % view->seen.seats);
      talia_board_enter (board, widget, &pose, 0);
    }
  else if (self->dealt)
    {
      pose = (TaliaPose) { self->layout.centre.x, self->layout.centre.y, 0, .6f };
      talia_board_enter (board, widget, &pose, index * DEAL_DELAY_MS);
    }
}

static void
remove_hand_card (TaliaTrickBoard *self, TaliaCard card)
{
  TaliaBoard *board = TALIA_BOARD (self);
  const TaliaView *view = get_view (self);
  GtkWidget *widget = g_steal_pointer (&self->hand.cards[card]);

  g_signal_handlers_disconnect_by_data (widget, self);
  if (self->exchanged != 0 && has_layout (self))
    {
      TaliaPose pose = get_seat_pose (self, (view->seat + self->exchanged) % view->seen.seats);

      talia_board_dismiss (board, widget, &pose);
    }
  else
    talia_board_remove (board, widget);
}

static void
sync_hand (TaliaTrickBoard *self)
{
  const TaliaView *view = get_view (self);
  TaliaCards wanted = view->seen.hand[view->seat];
  gboolean added = FALSE, focused = talia_board_hand_find_focus (&self->hand) >= 0;
  TaliaCard heir = talia_board_hand_find_heir (&self->hand, wanted);

  if (heir != TALIA_NO_CARD)
    gtk_widget_grab_focus (self->hand.cards[heir]);
  else if (focused && wanted == 0) /* keys still have to reach the table */
    GTK_WIDGET_CLASS (talia_trick_board_parent_class)->grab_focus (GTK_WIDGET (self));

  for (guint i = 0; i < self->hand.n; i++)
    if (!(wanted & TALIA_BIT (self->hand.order[i])))
      remove_hand_card (self, self->hand.order[i]);

  talia_board_hand_sort (&self->hand, wanted);

  for (guint i = 0; i < self->hand.n; i++)
    if (self->hand.cards[self->hand.order[i]] == NULL)
      {
        add_hand_card (self, self->hand.order[i], i);
        added = TRUE;
      }
  if (added) /* each above its left neighbour */
    for (guint i = 0; i < self->hand.n; i++)
      gtk_widget_insert_before (self->hand.cards[self->hand.order[i]], GTK_WIDGET (self),
                                talia_board_get_bar (TALIA_BOARD (self)));
}

static void
sync_trick (TaliaTrickBoard *self)
{
  const TaliaTrick *trick = &get_view (self)->seen.trick;
  const TaliaCard *running = talia_trick_running (trick);
  TaliaCards wanted = self->lying;

  for (int i = 0; i < trick->in_trick; i++)
    {
      wanted |= TALIA_BIT (running[i]);
      if (self->trick[running[i]] == NULL)
        add_trick_card (self, running[i], (trick->leader + i) % get_view (self)->seen.seats);
    }
  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (self->trick[card] != NULL && !(wanted & TALIA_BIT (card)))
      {
        /* What is back in the hand sets off from here, so the hand is synced before this. */
        talia_board_remove (TALIA_BOARD (self), self->trick[card]);
        self->trick[card] = NULL;
      }
}

/* --- a finished trick --------------------------------------------------------------------- */

static void
sweep (TaliaTrickBoard *self)
{
  TaliaCards lying = self->lying;

  g_clear_handle_id (&self->lying_timeout, g_source_remove);
  if (lying == 0)
    return;
  self->lying = 0;
  while (lying != 0)
    {
      TaliaCard card = talia_cards_pop (&lying);
      TaliaPose pose = get_seat_pose (self, self->taker);

      if (self->trick[card] != NULL)
        talia_board_dismiss (TALIA_BOARD (self), g_steal_pointer (&self->trick[card]), &pose);
    }
  talia_board_set_busy (TALIA_BOARD (self), FALSE);
}

static void
lying_timeout_cb (gpointer data)
{
  TaliaTrickBoard *self = data;

  self->lying_timeout = 0;
  sweep (self);
}

static void
let_lie (TaliaTrickBoard *self, TaliaCards cards, int taker)
{
  self->lying = cards;
  self->taker = taker;
  talia_board_set_busy (TALIA_BOARD (self), TRUE);
  self->lying_timeout = g_timeout_add_once (
      talia_board_pace_get_trick () + talia_board_pace_get_flight (GTK_WIDGET (self)), lying_timeout_cb, self);
}

static void
talia_trick_board_hasten (TaliaBoard *board)
{
  sweep (TALIA_TRICK_BOARD (board));
}

static void
look_done_cb (GtkEventController *controller, int n_press, double x, double y, TaliaTrickBoard *self)
{
  sweep (self);
}

/* Not through grab_focus(): whoever has only buttons left keeps them. */
static void
felt_pressed_cb (GtkGesture *gesture, int n_press, double x, double y, TaliaTrickBoard *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (picked == GTK_WIDGET (self))
    talia_board_hand_grab_focus (&self->hand);
}

static gboolean
key_pressed_cb (GtkEventController *controller, guint key, guint code, GdkModifierType modifiers, TaliaTrickBoard *self)
{
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space || key == GDK_KEY_Escape)
    sweep (self);
  else if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0 && gdk_keyval_to_unicode (key) != 0
           && talia_board_get_centre (TALIA_BOARD (self)) == NULL)
    return talia_board_hand_focus_rank (&self->hand, gdk_keyval_to_unicode (key));
  return GDK_EVENT_PROPAGATE;
}

/* --- the board ---------------------------------------------------------------------------- */

static void
note_event (TaliaTrickBoard *self, const TaliaEvent *event)
{
  if (event->kind == TALIA_EVENT_DEALT)
    {
      self->dealt = TRUE;
      sweep (self);
    }
  else if (event->kind == TALIA_EVENT_EXCHANGED)
    self->exchanged = event->value;
  else if (event->kind == TALIA_EVENT_PLAYED)
    {
      sweep (self);
      if (self->trick[event->card] == NULL)
        add_trick_card (self, event->card, event->seat);
    }
  else if (event->kind == TALIA_EVENT_TRICK)
    let_lie (self, event->cards, event->seat);
}

static void
talia_trick_board_update (TaliaBoard *board, const TaliaView *view, const TaliaEvents *events)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);

  for (int seat = 0; seat < view->seen.seats; seat++)
    {
      if (self->plates[seat] == NULL)
        {
          self->plates[seat] = talia_seat_plate_new (talia_match_get_seat (talia_board_get_match (board), seat));
          talia_board_add (board, self->plates[seat]);
        }
      talia_seat_plate_set_cards (TALIA_SEAT_PLATE (self->plates[seat]), seat == view->seat ? 0 : view->held[seat]);
    }

  self->hinted = 0;
  self->dealt = FALSE;
  self->exchanged = 0;
  for (guint i = 0; events != NULL && i < events->n; i++)
    note_event (self, &events->at[i]);
  sync_hand (self);
  sync_trick (self);
  sync_hand_states (self);
}

static int
measure_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  int least, usual;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
  *minimum = MAX (*minimum, least);
  if (natural != NULL)
    *natural = MAX (*natural, usual);
}

static int
bar_height (gpointer data, int width)
{
  return data != NULL ? measure_height (data, width) : 0;
}

static float
get_raise (TaliaTrickBoard *self, TaliaCard card)
{
  float raise = 0;

  switch (talia_card_widget_get_mark (TALIA_CARD_WIDGET (self->hand.cards[card])))
    {
    case TALIA_CARD_MARKED:
      raise = .18f;
      break;
    case TALIA_CARD_RECEIVED:
      raise = .12f;
      break;
    case TALIA_CARD_HINTED: /* only proposed: what stands up is chosen */
    case TALIA_CARD_OFFERED:
    case TALIA_CARD_PLAIN:
      break;
    }
  return gtk_widget_has_visible_focus (self->hand.cards[card]) ? MAX (raise, .09f) + (raise > 0 ? .03f : 0) : raise;
}

static void
talia_trick_board_arrange (TaliaBoard *board, int width, int height)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);
  TaliaBoardLayout *layout = &self->layout;
  const TaliaView *view = get_view (self);
  const TaliaState *state = &view->seen;
  GtkWidget *bar = talia_board_get_bar (board), *centre = talia_board_get_centre (board);
  TaliaBoardRoom room = {
    .width = width,
    .height = height,
    .seats = state->seats,
    .hand = (int) self->hand.n,
    .hand_dealt = MAX ((int) self->hand.n, TALIA_MAX_PACK / state->seats),
    .bar_height = bar_height,
    .bar_data = bar,
    .has_centre = centre != NULL,
  };
  int minimum[2] = { 0 }, natural[2] = { 0 }; /* of the others' plates and of the own one */

  for (int seat = 0; seat < state->seats; seat++)
    {
      gboolean own = seat == view->seat;

      talia_seat_plate_set_flat (TALIA_SEAT_PLATE (self->plates[seat]), own && talia_board_layout_is_narrow (width));
      talia_seat_plate_set_card_width (TALIA_SEAT_PLATE (self->plates[seat]),
                                       own ? 0 : talia_board_layout_back_width (width));
      measure_width (self->plates[seat], &minimum[own], &natural[own]);
    }
  room.plate_width = talia_board_layout_plate_width (width, state->seats, FALSE, minimum[FALSE], natural[FALSE]);
  room.own_plate_width = talia_board_layout_plate_width (width, state->seats, TRUE, minimum[TRUE], natural[TRUE]);
  for (int seat = 0; seat < state->seats; seat++)
    if (seat == view->seat)
      room.own_plate_height = measure_height (self->plates[seat], room.own_plate_width);
    else
      room.plate_height = MAX (room.plate_height, measure_height (self->plates[seat], room.plate_width));
  if (bar != NULL)
    measure_width (bar, &room.bar_minimum, NULL);
  talia_board_layout_compute (layout, &room);

  for (int seat = 0; seat < state->seats; seat++)
    {
      gboolean own = seat == view->seat;

      talia_board_place (board, self->plates[seat], own ? layout->own_plate_width : layout->plate_width,
                         own ? room.own_plate_height : room.plate_height, &layout->plate[get_place (self, seat)]);
    }
  for (guint i = 0; i < self->hand.n; i++)
    {
      TaliaPose pose =
          talia_board_layout_hand (layout, (int) i, (int) self->hand.n, get_raise (self, self->hand.order[i]));

      talia_board_place (board, self->hand.cards[self->hand.order[i]], layout->card_width, layout->card_height, &pose);
    }
  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (self->trick[card] != NULL)
      talia_board_place (board, self->trick[card], layout->card_width, layout->card_height,
                         &layout->trick[get_place (self, self->played_by[card])]);
  if (bar != NULL && gtk_widget_get_visible (bar))
    talia_board_place (board, bar, layout->bar_width, layout->bar_height, &layout->bar);
  if (centre != NULL)
    talia_board_place (board, centre, layout->centre_width,
                       MIN (layout->centre_height, measure_height (centre, layout->centre_width)), &layout->centre);
}

static void
talia_trick_board_confirm (TaliaBoard *board)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);
  TaliaMove move = TALIA_PASS (self->marked);

  if (is_own_turn (self, TALIA_PHASE_PASS))
    talia_board_play (board, &move, NULL);
}

static void
talia_trick_board_show_hint (TaliaBoard *board, const TaliaMove *move)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (board);
  TaliaCards cards = 0;

  if (move != NULL)
    cards = move->cards | (move->card != TALIA_NO_CARD ? TALIA_BIT (move->card) : 0);
  self->hinted = cards & get_view (self)->seen.hand[get_view (self)->seat];
  sync_hand_states (self);
  if (self->hinted != 0)
    gtk_widget_grab_focus (self->hand.cards[talia_cards_first (self->hinted)]);
  talia_board_queue_arrange (board);
}

static GtkWidget *
talia_trick_board_create_last (TaliaBoard *board)
{
  return talia_last_trick_new (talia_board_get_match (board));
}

/* --- focus ---------------------------------------------------------------------------------- */

/* The hand is one stop for Tab; the arrows go from card to card. */
static gboolean
talia_trick_board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (widget);
  GtkWidget *bar = talia_board_get_bar (TALIA_BOARD (self)), *centre = talia_board_get_centre (TALIA_BOARD (self));
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  int index = talia_board_hand_find_focus (&self->hand);

  if (child != NULL && index < 0 && gtk_widget_child_focus (child, direction))
    return TRUE;

  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
      if (child == NULL && talia_board_hand_grab_focus (&self->hand))
        return TRUE;
      if ((child == NULL || index >= 0) && bar != NULL && gtk_widget_child_focus (bar, direction))
        return TRUE;
      return child != centre && centre != NULL && gtk_widget_child_focus (centre, direction);
    case GTK_DIR_TAB_BACKWARD:
      if (child == NULL && centre != NULL && gtk_widget_child_focus (centre, direction))
        return TRUE;
      if ((child == NULL || child == centre) && bar != NULL && gtk_widget_child_focus (bar, direction))
        return TRUE;
      return index < 0 && talia_board_hand_grab_focus (&self->hand);
    case GTK_DIR_LEFT:
    case GTK_DIR_RIGHT:
      if (index < 0)
        return child == NULL && talia_board_hand_grab_focus (&self->hand);
      return talia_board_hand_focus_next (&self->hand, direction == GTK_DIR_LEFT ? -1 : 1);
    case GTK_DIR_UP:
      if (index < 0)
        return child == NULL && talia_board_hand_grab_focus (&self->hand);
      return talia_board_hand_focus_row (&self->hand, &self->layout, -1)
             || (bar != NULL && gtk_widget_child_focus (bar, GTK_DIR_TAB_FORWARD));
    case GTK_DIR_DOWN:
      if (index < 0)
        return talia_board_hand_grab_focus (&self->hand);
      return talia_board_hand_focus_row (&self->hand, &self->layout, 1);
    }
  return FALSE;
}

static gboolean
talia_trick_board_grab_focus (GtkWidget *widget)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (widget);
  GtkWidget *centre = talia_board_get_centre (TALIA_BOARD (self));

  return talia_board_hand_grab_focus (&self->hand) || (centre != NULL && gtk_widget_grab_focus (centre))
         || GTK_WIDGET_CLASS (talia_trick_board_parent_class)->grab_focus (widget);
}

static void
talia_trick_board_dispose (GObject *object)
{
  TaliaTrickBoard *self = TALIA_TRICK_BOARD (object);

  g_clear_handle_id (&self->lying_timeout, g_source_remove);
  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (self->hand.cards[card] != NULL)
      g_signal_handlers_disconnect_by_data (self->hand.cards[card], self);
  memset (self->hand.cards, 0, sizeof self->hand.cards);
  memset (self->trick, 0, sizeof self->trick);
  self->hand.n = 0;

  G_OBJECT_CLASS (talia_trick_board_parent_class)->dispose (object);
}

static void
talia_trick_board_class_init (TaliaTrickBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TaliaBoardClass *board_class = TALIA_BOARD_CLASS (klass);

  object_class->dispose = talia_trick_board_dispose;
  widget_class->focus = talia_trick_board_focus;
  widget_class->grab_focus = talia_trick_board_grab_focus;
  board_class->update = talia_trick_board_update;
  board_class->arrange = talia_trick_board_arrange;
  board_class->hasten = talia_trick_board_hasten;
  board_class->confirm = talia_trick_board_confirm;
  board_class->show_hint = talia_trick_board_show_hint;
  board_class->create_last = talia_trick_board_create_last;
}

static void
talia_trick_board_init (TaliaTrickBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new (), *felt = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->hand.last_focus = TALIA_NO_CARD;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE); /* for a moment without cards; see sync_hand() */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (look_done_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect (felt, "pressed", G_CALLBACK (felt_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (felt));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
talia_trick_board_get_hand_card (TaliaTrickBoard *self, TaliaCard card)
{
  g_return_val_if_fail (TALIA_IS_TRICK_BOARD (self), NULL);
  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  return self->hand.cards[card];
}

GtkWidget *
talia_trick_board_get_trick_card (TaliaTrickBoard *self, TaliaCard card)
{
  g_return_val_if_fail (TALIA_IS_TRICK_BOARD (self), NULL);
  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  return self->trick[card];
}
