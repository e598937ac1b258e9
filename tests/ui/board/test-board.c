/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests dragging and animating cards on a board. */
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/stage/talia-board-pace.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"

static gboolean
is_in_hand (Window *window, TaliaCard card)
{
  return talia_hand_board_get_card (TALIA_HAND_BOARD (window->board), card) != NULL;
}

/* Drags a card as the gesture does. */
static void
drag (Window *window, TaliaCard card, float x, float y)
{
  TaliaBoard *board = TALIA_BOARD (window->board);
  GtkWidget *widget = window_get_card (window, card);
  TaliaPose pose = { x, y, 0, 1 }, held;

  g_assert_true (talia_stage_can_drag (TALIA_STAGE (board), widget));
  talia_stage_hold (TALIA_STAGE (board), widget, &pose);
  g_assert_true (talia_stage_get_pose (TALIA_STAGE (board), widget, &held));
  g_assert_cmpfloat_with_epsilon (held.x, x, .01);
  g_assert_cmpfloat_with_epsilon (held.y, y, .01);
  g_assert_true (talia_stage_find_piece (TALIA_STAGE (board), x, y) != widget);
  talia_stage_drop (TALIA_STAGE (board), widget, x, y);
  if (is_in_hand (window, card))
    talia_stage_let_go (TALIA_STAGE (board), widget);
}

static void
test_a_card_dropped_on_the_table_is_played (void)
{
  Window *window = window_new (NULL, 3);
  float w = (float) gtk_widget_get_width (GTK_WIDGET (window->board)),
        h = (float) gtk_widget_get_height (GTK_WIDGET (window->board));
  TaliaCard card;

  window_pass (window);
  card = window_find_card (window, TRUE);
  drag (window, card, w / 2, h - 60); /* inside the hand */
  g_assert_true (is_in_hand (window, card));
  drag (window, card, w + 50, h / 2); /* outside the board */
  g_assert_true (is_in_hand (window, card));
  drag (window, card, w / 2, h / 2);
  g_assert_false (is_in_hand (window, card));
  g_assert_nonnull (talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card));
  window_free (window);
}

/* Returns the height of a card of the hand above its place on the arc. */
static float
get_raise (Window *window, TaliaCard card)
{
  const TaliaBoardHand *hand = talia_hand_board_get_hand (window->board);
  TaliaPose pose, place;
  int index = 0;

  while (hand->order[index] != card)
    index++;
  place = talia_board_geometry_hand (talia_hand_board_get_geometry (window->board), index, (int) hand->n, 0);
  g_assert_true (talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, card), &pose));
  return place.y - pose.y;
}

/* If only some cards may be played, they are raised by 10 to 14 pixels; if all may, none is. */
static void
test_what_may_be_played_stands_higher (void)
{
  Window *window = window_new (NULL, 4);
  guint free = 0, bound = 0;

  window_pass (window);
  for (int turn = 0; turn < 8; turn++)
    {
      gboolean is_bound = window_find_card (window, FALSE) != TALIA_NO_CARD;

      window_wait_for_frames (window, 3);
      for (TaliaCards hand = window_get_hand (window); hand != 0;)
        {
          TaliaCard card = talia_cards_pop (&hand);
          GtkWidget *widget = window_get_card (window, card);
          float raise = get_raise (window, card);

          if (gtk_widget_has_visible_focus (widget)
              || talia_card_widget_get_mark (TALIA_CARD_WIDGET (widget)) != TALIA_CARD_PLAIN)
            continue; /* raised for another reason */
          if (is_bound && talia_card_widget_get_playable (TALIA_CARD_WIDGET (widget)))
            g_assert_true (raise > 9.9f && raise < 14.1f);
          else
            g_assert_cmpfloat_with_epsilon (raise, 0, .1);
        }
      *(is_bound ? &bound : &free) += 1;
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      if (!window_wait_for_turn (window))
        break;
    }
  g_assert_cmpuint (free, >, 0);
  g_assert_cmpuint (bound, >, 0);
  window_free (window);
}

static void
test_a_refused_card_flies_back (void)
{
  Window *window = window_new (NULL, 4);
  TaliaCard card;
  TaliaPose before, after;
  guint steps;

  window_pass (window);
  while ((card = window_find_card (window, FALSE)) == TALIA_NO_CARD)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
    }
  steps = talia_table_get_n_steps (window->table);
  g_assert_true (talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, card), &before));
  drag (window, card, 300, 200);
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
  wait_until (talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, card), &after)
              && ABS (after.x - before.x) < 1 && ABS (after.y - before.y) < 1);
  window_free (window);
}

static void
test_a_card_dropped_on_the_table_is_marked_once (void)
{
  Window *window = window_new (NULL, 3);
  TaliaCard card = talia_cards_first (window_get_hand (window));

  for (int i = 0; i < 2; i++)
    {
      drag (window, card, 300, 200);
      g_assert_cmpint (talia_card_widget_get_mark (TALIA_CARD_WIDGET (window_get_card (window, card))), ==,
                       TALIA_CARD_MARKED);
    }
  window_free (window);
}

/* Clicks on the felt, by the signal of the board's gesture. */
static void
click_felt (Window *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window->board));
  guint n = 0;

  g_assert_true (gtk_widget_pick (GTK_WIDGET (window->board), 2, 2, GTK_PICK_DEFAULT) == GTK_WIDGET (window->board));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        {
          g_signal_emit_by_name (controller, "pressed", 1, 2., 2.);
          n++;
        }
    }
  g_assert_cmpuint (n, ==, 1);
}

/* Sends a key to the board. */
static gboolean
press_key (Window *window, guint key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window->board));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, modifiers, &handled);
    }
  return handled;
}

/* The player with the two of clubs leads it by a click; with a choice of cards, or if this is turned off, nothing is
 * played. */
static void
test_a_click_plays_the_only_card (void)
{
  static const struct
  {
    gboolean single, wanted;
  } rows[] = { { TRUE, TRUE }, { TRUE, FALSE }, { FALSE, TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Window *window = window_new (window_create_moon_table (), 0);
      guint steps;

      g_settings_set_boolean (talia_settings_get (), "play-single", rows[i].wanted);
      if (!rows[i].single)
        g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
      window_wait_for_frames (window, 2);
      steps = talia_table_get_n_steps (window->table);
      click_felt (window);
      g_assert_cmpint (talia_table_get_n_steps (window->table) > steps, ==, rows[i].single && rows[i].wanted);
      window_free (window);
    }
  g_settings_reset (talia_settings_get (), "play-single");
}

/* Keys with another meaning play nothing: letters and digits name cards, even cards that are not there. */
static void
test_a_key_plays_the_only_card (void)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    gboolean single, plays;
  } rows[] = {
    { GDK_KEY_period, 0, TRUE, TRUE },   { GDK_KEY_plus, GDK_SHIFT_MASK, TRUE, TRUE },
    { GDK_KEY_period, 0, FALSE, FALSE }, { GDK_KEY_plus, GDK_CONTROL_MASK, TRUE, FALSE },
    { GDK_KEY_7, 0, TRUE, FALSE },       { GDK_KEY_x, 0, TRUE, FALSE },
    { GDK_KEY_Left, 0, TRUE, FALSE },    { GDK_KEY_Tab, 0, TRUE, FALSE },
    { GDK_KEY_Escape, 0, TRUE, FALSE },  { GDK_KEY_BackSpace, 0, TRUE, FALSE },
    { GDK_KEY_Delete, 0, TRUE, FALSE },  { GDK_KEY_F5, 0, TRUE, FALSE },
    { GDK_KEY_Shift_L, 0, TRUE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Window *window = window_new (window_create_moon_table (), 0);
      guint steps;

      if (!rows[i].single)
        g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
      window_wait_for_frames (window, 2);
      steps = talia_table_get_n_steps (window->table);
      press_key (window, rows[i].key, rows[i].modifiers);
      g_assert_cmpint (talia_table_get_n_steps (window->table) > steps, ==, rows[i].plays);
      window_free (window);
    }
}

typedef struct
{
  Window *window;
  TaliaCard card;
  TaliaPose rest;
  float farthest; /* the greatest distance from there in any frame */
} Flight;

/* Measured in the frame itself: on a busy machine the flight may be over after it. */
static void
follow_cb (GdkFrameClock *clock, Flight *flight)
{
  GtkWidget *card = talia_hand_board_get_card (flight->window->board, flight->card);
  TaliaPose pose;

  if (card != NULL && talia_stage_get_pose (TALIA_STAGE (flight->window->board), card, &pose))
    flight->farthest = MAX (flight->farthest, ABS (pose.y - flight->rest.y));
}

/* An undone card flies back to the hand, from the table or from a taken trick; it never just appears. */
static void
test_undo_and_redo_fly (void)
{
  Window *window;
  GdkFrameClock *clock;
  Flight flight = { 0 };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "slow");
  window = flight.window = window_new (NULL, 7);
  clock = gtk_widget_get_frame_clock (window->window);
  window_pass (window);
  flight.card = window_find_card (window, TRUE);
  g_assert_true (
      talia_stage_get_pose (TALIA_STAGE (window->board), window_get_card (window, flight.card), &flight.rest));
  g_assert_true (gtk_widget_activate (window_get_card (window, flight.card)));
  g_assert_true (window_wait_for_turn (window));

  g_signal_connect (clock, "after-paint", G_CALLBACK (follow_cb), &flight);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  wait_until (flight.farthest > 20);
  g_signal_handlers_disconnect_by_data (clock, &flight);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.redo", NULL));
  g_assert_false (is_in_hand (window, flight.card));
  window_free (window);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* If the system asks for reduced motion, cards are at their places at once, whatever the speed. */
static void
test_nothing_flies_where_motion_is_reduced (void)
{
  static const char *const wishes[] = { "gtk-enable-animations", "gtk-interface-reduced-motion" };
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GtkWidget) widget = g_object_ref_sink (gtk_label_new (NULL));

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "slow");
  g_assert_cmpuint (talia_board_pace_get_flight (widget), >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (wishes); i++)
    {
      if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), wishes[i]) == NULL)
        continue; /* a property of GTK 4.22 */
      g_object_set (settings, wishes[i], i, NULL);
      g_assert_cmpuint (talia_board_pace_get_flight (widget), ==, 0);
      g_object_set (settings, wishes[i], !i, NULL);
      g_assert_cmpuint (talia_board_pace_get_flight (widget), >, 0);
    }
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
}

/* Cards that are only visible while they fly away are hidden from assistive technology. */
static void
test_what_flies_away_is_hidden (void)
{
  Window *window;
  GtkWidget *cards[3];
  TaliaCards hand;
  int n = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "slow");
  window = window_new (NULL, 3);
  hand = window_get_hand (window);
  for (; n < 3; n++)
    {
      cards[n] = window_get_card (window, talia_cards_pop (&hand));
      g_object_add_weak_pointer (G_OBJECT (cards[n]), (gpointer *) &cards[n]);
      g_assert_true (gtk_widget_activate (cards[n]));
    }
  talia_board_confirm (TALIA_BOARD (window->board));
  wait_until (window_get_hand (window) != 0 && cards[0] != NULL && !gtk_widget_get_focusable (cards[0]));
  for (n = 0; n < 3; n++)
    {
      g_assert_true (gtk_widget_get_mapped (cards[n]));
      gtk_test_accessible_assert_state (GTK_ACCESSIBLE (cards[n]), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
    }
  wait_until (cards[0] == NULL && cards[1] == NULL && cards[2] == NULL);
  window_free (window);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* A key that is released after its widget has gone is sent to the board. */
static void
test_focus_does_not_stay_with_what_is_gone (void)
{
  Window *window = window_new (NULL, 3);
  GtkWidget *piece = gtk_button_new ();

  talia_stage_add (TALIA_STAGE (window->board), piece);
  g_assert_true (gtk_widget_grab_focus (piece));
  g_assert_true (window_get_focus (window) == piece);
  talia_stage_remove (TALIA_STAGE (window->board), piece);
  g_assert_true (window_get_focus (window) == GTK_WIDGET (window->board));
  window_free (window);
}

static void
count_cb (GdkFrameClock *clock, guint *n)
{
  (*n)++;
}

static void
stop_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
}

/* Runs the main loop for half a second; returns whether it was woken up a few times at most, as by a timer it would not
 * be, and nothing was drawn. */
static gboolean
has_slept (const guint *frames)
{
  const guint before = *frames;
  gboolean over = FALSE;
  guint turns = 0;

  g_timeout_add_once (500, stop_cb, &over);
  for (; !over; turns++)
    g_main_context_iteration (NULL, TRUE);
  return *frames == before && turns <= 5;
}

/* While the player thinks, nothing is drawn, no clock ticks, and the main loop sleeps, as soon as all cards are at
 * rest, which may take a slow machine some time. */
static void
test_waiting_is_idle (void)
{
  Window *window;
  GdkFrameClock *clock;
  guint frames = 0, tries = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "fast");
  window = window_new (NULL, 3);
  window_pass (window);
  clock = gtk_widget_get_frame_clock (window->window);
  g_signal_connect (clock, "after-paint", G_CALLBACK (count_cb), &frames);
  while (!has_slept (&frames))
    g_assert_cmpuint (++tries, <, 20);
  g_signal_handlers_disconnect_by_data (clock, &frames);
  window_free (window);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static struct
{
  guint n;
  void (*arrange) (TaliaStage *self, int width, int height);
} arranged;

static void
count_and_arrange (TaliaStage *stage, int width, int height)
{
  arranged.n++;
  arranged.arrange (stage, width, height);
}

/* Flies a card to and fro a few times, with nothing else to do for the board; returns the number of frames. */
static guint
fly_to_and_fro (Window *window)
{
  TaliaStage *stage = TALIA_STAGE (window->board);
  GtkWidget *card = talia_card_widget_new_on_table (TALIA_CARD (8, 1), "");
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window->window);
  guint frames = 0;

  talia_stage_add (stage, card);
  talia_stage_place (stage, card, 60, 84, &(TaliaPose) { 100, 200, 0, 1 });
  wait_until (!talia_stage_get_moving (stage));
  window_wait_for_frames (window, 2);
  arranged.n = 0;
  g_signal_connect (clock, "after-paint", G_CALLBACK (count_cb), &frames);
  for (guint i = 0; i < 2 || frames < 40; i++)
    {
      talia_stage_place (stage, card, 60, 84, &(TaliaPose) { i % 2 == 0 ? 250 : 100, 200, 0, 1 });
      gtk_widget_queue_allocate (GTK_WIDGET (stage));
      wait_until (talia_stage_get_moving (stage));
      wait_until (!talia_stage_get_moving (stage));
    }
  g_signal_handlers_disconnect_by_data (clock, &frames);
  talia_stage_remove (stage, card);
  return frames;
}

/* While a card flies, the board places it alone: measuring and placing everything takes longer than drawing. */
static void
test_a_flight_arranges_nothing_else (void)
{
  static const struct
  {
    const char *game;
    int width, height;
  } cases[] = { { "hearts", 1280, 800 }, { "hearts", 360, 720 },     { "spades", 1280, 800 },
                { "casino", 1280, 800 }, { "loteryjka", 1280, 800 }, { "loteryjka", 360, 720 } };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Window *window = window_new_game (cases[i].game, "", 3);
      TaliaStageClass *klass;
      guint frames;

      gtk_window_set_default_size (GTK_WINDOW (window->window), cases[i].width, cases[i].height);
      wait_until (abs (gtk_widget_get_width (window->window) - cases[i].width) < 60);
      g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
      klass = TALIA_STAGE_GET_CLASS (window->board);
      arranged.arrange = g_steal_pointer (&klass->arrange);
      klass->arrange = count_and_arrange;
      frames = fly_to_and_fro (window);
      klass->arrange = arranged.arrange;
      g_test_message ("%s at %dx%d: arranged %u times in %u frames", cases[i].game, cases[i].width, cases[i].height,
                      arranged.n, frames);
      g_assert_cmpuint (arranged.n * 4, <, frames);
      g_settings_set_string (talia_settings_get (), "animation-speed", "off");
      window_free (window);
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/board/a-card-dropped-on-the-table-is-played", test_a_card_dropped_on_the_table_is_played);
  g_test_add_func ("/board/what-may-be-played-stands-higher", test_what_may_be_played_stands_higher);
  g_test_add_func ("/board/a-refused-card-flies-back", test_a_refused_card_flies_back);
  g_test_add_func ("/board/a-card-dropped-on-the-table-is-marked-once",
                   test_a_card_dropped_on_the_table_is_marked_once);
  g_test_add_func ("/board/a-click-plays-the-only-card", test_a_click_plays_the_only_card);
  g_test_add_func ("/board/a-key-plays-the-only-card", test_a_key_plays_the_only_card);
  g_test_add_func ("/board/undo-and-redo-fly", test_undo_and_redo_fly);
  g_test_add_func ("/board/what-flies-away-is-hidden", test_what_flies_away_is_hidden);
  g_test_add_func ("/board/focus-does-not-stay-with-what-is-gone", test_focus_does_not_stay_with_what_is_gone);
  g_test_add_func ("/board/nothing-flies-where-motion-is-reduced", test_nothing_flies_where_motion_is_reduced);
  g_test_add_func ("/board/a-flight-arranges-nothing-else", test_a_flight_arranges_nothing_else);
  g_test_add_func ("/board/waiting-is-idle", test_waiting_is_idle);
  return g_test_run ();
}
