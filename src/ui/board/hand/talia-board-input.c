/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Handles pointer and keyboard input on a board, except on its pieces: going on after a trick, choosing a number such
 * as a bid, and naming a card by typing. */
#include "talia-board-input.h"

#include "settings/talia-settings.h"
#include "talia-key-letter.h"
#include "ui/board/talia-board-bar.h"

void
talia_board_hasten (TaliaBoard *self)
{
  talia_board_settle (self);
  talia_board_sweep (self);
  talia_match_catch_up (talia_board_get_match (self));
}

/* Shows or hides the focus, which matters only to the keyboard: while the pointer is used, a ring around a card would
 * look like a choice. */
static void
set_focus_visible (TaliaBoardInput *self, gboolean visible)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->board));

  self->by_keys = visible;
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), visible);
}

void
talia_board_input_show_focus (TaliaBoardInput *self)
{
  if (self->by_keys)
    set_focus_visible (self, TRUE);
}

/* Whether the table still shows something that is over: a deal, a finished trick, or moves that the player had missed.
 * The player's own hand after an exchange does not count, because it is used next. */
static gboolean
is_looking (TaliaBoardInput *self)
{
  return talia_board_get_lying (self->board) != 0 || talia_board_is_waiting (self->board)
         || talia_board_is_dealing (self->board);
}

/* Whether the widget is part of the bar or the bubble, whose buttons do their own work. */
static gboolean
is_on_buttons (TaliaBoardInput *self, GtkWidget *widget)
{
  GtkWidget *areas[] = { talia_board_get_bar (self->board), talia_board_get_bubble (self->board) };

  for (gsize i = 0; i < G_N_ELEMENTS (areas); i++)
    if (areas[i] != NULL && widget != NULL && (widget == areas[i] || gtk_widget_is_ancestor (widget, areas[i])))
      return TRUE;
  return FALSE;
}

/* A press with the pointer ends the display of what is over, and does nothing else, because the pointer may still be on
 * the hand. A press on the bar or the bubble is for its buttons; those of the bar also end the display. */
static void
look_done_cb (GtkGesture *gesture, int n_press, double x, double y, TaliaBoardInput *self)
{
  set_focus_visible (self, FALSE);
  if (is_on_buttons (self, gtk_widget_pick (GTK_WIDGET (self->board), x, y, GTK_PICK_DEFAULT)))
    return;
  if (is_looking (self))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  talia_board_hasten (self->board);
}

/* Plays the only card that can be played, if that is the player's preference. */
static gboolean
play_single (TaliaBoardInput *self)
{
  TaliaMatch *match = talia_board_get_match (self->board);
  TaliaCard card = talia_board_hand_get_single (self->hand);

  if (card == TALIA_NO_CARD || !g_settings_get_boolean (talia_settings_get (), "play-single")
      || talia_match_get_view (match)->seen.phase != TALIA_PHASE_PLAY || !talia_match_get_own_turn (match)
      || talia_board_get_can_confirm (self->board))
    return FALSE;
  gtk_widget_activate (self->hand->cards[card]);
  return TRUE;
}

/* Handles a press on the felt. It does not use grab_focus() of the board, so that the focus stays on a button if there
 * are only buttons left. */
static void
felt_pressed_cb (GtkGesture *gesture, int n_press, double x, double y, TaliaBoardInput *self)
{
  if (gtk_widget_pick (GTK_WIDGET (self->board), x, y, GTK_PICK_DEFAULT) != GTK_WIDGET (self->board))
    return;
  if (!play_single (self))
    talia_board_hand_grab_focus (self->hand);
}

/* Reports that the card that was named is not in the hand. The focus moves to the board, because the next Enter would
 * play any other card that has it. */
static void
miss (TaliaBoardInput *self)
{
  g_autoptr (GError) error = NULL;

  talia_refusal_set_error (&error, (TaliaRefusal) { .rule = TALIA_RULE_NOT_IN_HAND });
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self->board)), GTK_WIDGET (self->board));
  g_signal_emit_by_name (self->board, "refused", error);
}

/* Handles a typed letter or digit. A digit chooses a number, such as a bid, if there are numbers to choose; otherwise
 * it names a card. */
static gboolean
type (TaliaBoardInput *self, gunichar letter, guint32 time)
{
  GtkWidget *bar = talia_board_get_bar (self->board);

  if (letter >= '0' && letter <= '9' && TALIA_IS_BOARD_BAR (bar)
      && talia_board_bar_type (TALIA_BOARD_BAR (bar), letter, time))
    return TRUE;
  if (!talia_board_hand_type (self->hand, letter, time))
    return FALSE;
  if (self->hand->typing.missed)
    miss (self);
  return TRUE;
}

/* Whether the character cannot name anything, so that its key plays the only playable card. A letter or a digit may be
 * meant for another card, because the player may not know that it cannot be played. */
static gboolean
means_nothing (gunichar letter)
{
  return g_unichar_isgraph (letter) && !g_unichar_isalnum (letter);
}

/* Ends the display of what is over. If there was something, that is all that the key does; otherwise it plays the only
 * playable card, if the focus is on the board itself and no card was named that is not in the hand. Returns TRUE if
 * there is nothing left to do. */
static gboolean
go_on (TaliaBoardInput *self, gboolean looking)
{
  talia_board_hasten (self->board);
  return looking
         || (gtk_widget_is_focus (GTK_WIDGET (self->board)) && (self->hand->typing.missed || play_single (self)));
}

static gboolean
goes_on (guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter || key == GDK_KEY_space
         || key == GDK_KEY_KP_Space;
}

static gboolean
key_pressed_cb (GtkEventController *controller, guint key, guint code, GdkModifierType modifiers, TaliaBoardInput *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  const gboolean looking = is_looking (self);
  gunichar letter = gdk_keyval_to_unicode (key);

  set_focus_visible (self, TRUE);
  talia_board_end_deal (self->board);
  if (goes_on (key) || key == GDK_KEY_Escape)
    talia_board_typing_clear (&self->hand->typing);
  if (goes_on (key)) /* a button does its own work, which also ends the display */
    return !is_on_buttons (self, gtk_widget_get_focus_child (GTK_WIDGET (self->board))) && go_on (self, looking);
  if (key == GDK_KEY_Escape)
    {
      talia_board_hasten (self->board);
      return GDK_EVENT_PROPAGATE;
    }
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0 && letter != 0
      && talia_board_get_centre (self->board) == NULL)
    return type (self, event != NULL ? talia_key_letter (event) : letter,
                 gtk_event_controller_get_current_event_time (controller))
           || (!looking && means_nothing (letter) && play_single (self));
  return GDK_EVENT_PROPAGATE;
}

static void
add (TaliaBoardInput *self, GtkEventController *controller, GtkPropagationPhase phase, const char *signal,
     GCallback callback)
{
  gtk_event_controller_set_propagation_phase (controller, phase);
  g_signal_connect (controller, signal, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), controller);
}

void
talia_board_input_attach (TaliaBoardInput *self)
{
  add (self, GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()), GTK_PHASE_CAPTURE, "pressed", G_CALLBACK (look_done_cb));
  add (self, GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()), GTK_PHASE_BUBBLE, "pressed",
       G_CALLBACK (felt_pressed_cb));
  add (self, gtk_event_controller_key_new (), GTK_PHASE_CAPTURE, "key-pressed", G_CALLBACK (key_pressed_cb));
}

/* Moves the focus to the next or the previous of the areas with widgets of their own: the bubble, the bar, and the
 * centre, which come after the hand and before what else is on the board. `child` has the focus; NULL: none has, or a
 * card of the hand. */
static gboolean
focus_area (TaliaBoardInput *self, GtkWidget *child, GtkDirectionType direction)
{
  GtkWidget *areas[] = { talia_board_get_bubble (self->board), talia_board_get_bar (self->board),
                         talia_board_get_centre (self->board) };
  const int n = G_N_ELEMENTS (areas), by = direction == GTK_DIR_TAB_FORWARD ? 1 : -1;
  int at = by > 0 ? (child == NULL ? -1 : n - 2) : (child == NULL ? n : 0);

  for (int i = 0; child != NULL && i < n; i++)
    if (areas[i] == child)
      at = i;
  for (at += by; at >= 0 && at < n; at += by)
    if (areas[at] != NULL && gtk_widget_child_focus (areas[at], direction))
      return TRUE;
  return FALSE;
}

gboolean
talia_board_input_focus (TaliaBoardInput *self, const TaliaBoardGeometry *geometry, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self->board));
  int index = talia_board_hand_find_focus (self->hand);
  GtkWidget *outside = index < 0 ? child : NULL; /* what has the focus outside the hand */

  if (child != NULL && index < 0 && gtk_widget_child_focus (child, direction))
    return TRUE;

  switch (direction)
    {
    case GTK_DIR_TAB_FORWARD:
      return (child == NULL && talia_board_hand_grab_focus (self->hand)) || focus_area (self, outside, direction);
    case GTK_DIR_TAB_BACKWARD:
      return index < 0 && (focus_area (self, child, direction) || talia_board_hand_grab_focus (self->hand));
    case GTK_DIR_LEFT:
    case GTK_DIR_RIGHT:
      if (index < 0)
        return child == NULL && talia_board_hand_grab_focus (self->hand);
      return talia_board_hand_focus_next (self->hand, direction == GTK_DIR_LEFT ? -1 : 1);
    case GTK_DIR_UP:
      if (index < 0)
        return child == NULL && talia_board_hand_grab_focus (self->hand);
      return talia_board_hand_focus_row (self->hand, geometry, -1) || focus_area (self, NULL, GTK_DIR_TAB_FORWARD);
    case GTK_DIR_DOWN:
      if (index < 0)
        return talia_board_hand_grab_focus (self->hand);
      return talia_board_hand_focus_row (self->hand, geometry, 1);
    }
  return FALSE;
}
