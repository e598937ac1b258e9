/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the animation of a deal: cards fly face down from the dealer's place to their players, or appear at once if
 * animations are off. */
#include "find.h"
#include "frame-time.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"

#include <math.h>

/* Observations of a deal. */
typedef struct
{
  Window *window;
  const char *game;
  guint ready, flown; /* cards in all frames; the number of frames depends on the machine */
} Watch;

static void
set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", moves ? "slow" : "off"); /* as slow machines are */
}

static TaliaPose
get_plate (Window *window, int seat)
{
  TaliaPose pose = { 0 };

  g_assert_true (talia_hand_board_get_seat_pose (window->board, seat, &pose));
  return pose;
}

static float
measure (TaliaPose a, TaliaPose b)
{
  return hypotf (a.x - b.x, a.y - b.y);
}

/* Asserts that the pack is nearer to the dealer than to any other player, or without a dealer in the centre. */
static void
assert_is_pack (Watch *watch, TaliaPose pose)
{
  Window *window = watch->window;
  const TaliaState *state = talia_table_get_state (window->table);
  const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (window->board);

  if (state->dealer == TALIA_NOBODY)
    {
      g_assert_cmpfloat (measure (pose, geometry->middle), <, 2);
      return;
    }
  for (int seat = 0; seat < state->seats; seat++)
    if (seat != state->dealer
        && measure (pose, get_plate (window, seat)) <= measure (pose, get_plate (window, state->dealer)))
      g_error ("%s: the pack at %g %g is nearer to seat %d than to the dealer %d", watch->game, pose.x, pose.y, seat,
               state->dealer);
}

/* Whether the card is at its place in the hand, or raised because it may be played. */
static gboolean
lies_in_hand (Watch *watch, TaliaPose pose)
{
  const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (watch->window->board);

  return pose.y - (float) geometry->card_height / 2 >= geometry->hand_top - .25f * (float) geometry->card_height;
}

static void
look_at_card (Watch *watch, GtkWidget *card)
{
  TaliaStage *stage = TALIA_STAGE (watch->window->board);
  gboolean open = talia_card_widget_get_card (TALIA_CARD_WIDGET (card)) != TALIA_NO_CARD
                  && talia_card_widget_get_turned (TALIA_CARD_WIDGET (card)) >= .5f;
  TaliaPose pose;

  if (!talia_stage_get_pose (stage, card, &pose))
    return;
  switch (talia_stage_get_layer (stage, card))
    {
    case TALIA_STAGE_LAYER_READY:
      if (lies_in_hand (watch, pose)) /* the card was dealt, and will be raised or make room */
        break;
      watch->ready++;
      assert_is_pack (watch, pose);
      g_assert_false (open);
      break;
    case TALIA_STAGE_LAYER_FLIGHT:
      watch->flown++;
      if (open)
        g_error ("%s: a card flies face up at %g %g", watch->game, pose.x, pose.y);
      break;
    case TALIA_STAGE_LAYER_TABLE:
    case TALIA_STAGE_LAYER_HELD:
      break;
    }
}

static void
painted_cb (GdkFrameClock *clock, Watch *watch)
{
  GtkWidget *board = GTK_WIDGET (watch->window->board);

  if (!talia_board_is_dealing (TALIA_BOARD (board)))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_CARD_WIDGET (child))
      look_at_card (watch, child);
}

/* Asserts that every card is at its place: own cards face up, and no other cards on the board. */
static void
assert_is_dealt (Window *window)
{
  const TaliaState *state = talia_table_get_state (window->table);
  guint lying = 0;

  g_assert_false (talia_board_is_dealing (TALIA_BOARD (window->board)));
  g_assert_false (talia_board_get_busy (TALIA_BOARD (window->board)));
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_CARD_WIDGET (child))
      {
        lying++;
        g_assert_cmpfloat (talia_card_widget_get_turned (TALIA_CARD_WIDGET (child)), ==, 1);
        g_assert_cmpint (talia_stage_get_layer (TALIA_STAGE (window->board), child), ==, TALIA_STAGE_LAYER_TABLE);
      }
  g_assert_cmpuint (lying, ==,
                    (guint) talia_cards_count (window_get_hand (window))
                        + (guint) talia_cards_count (talia_state_table (state)));
}

static void
watch_deal (Watch *watch)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (watch->window->window);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), watch);

  wait_until (talia_board_is_dealing (TALIA_BOARD (watch->window->board)));
  wait_until (!talia_board_is_dealing (TALIA_BOARD (watch->window->board)));
  g_signal_handler_disconnect (clock, handler);
  g_assert_cmpuint (watch->ready, >, 0);
  g_assert_cmpuint (watch->flown, >, 0);
  assert_is_dealt (watch->window);
}

/* Plays to the end of the deal without animations. */
static void
finish_deal (Window *window)
{
  set_motion (FALSE);
  while (talia_table_get_state (window->table)->phase != TALIA_PHASE_DEAL)
    {
      g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
      int n =
          talia_game_legal_or_some (talia_table_get_game (window->table), talia_table_get_state (window->table), moves);

      g_assert_cmpint (n, >, 0);
      g_assert_true (talia_table_play (window->table, &moves[n / 4], NULL)); /* not a bid that would end the match */
    }
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_frames (window, 3);
}

static const struct
{
  const char *game, *options;
} rows[] = {
  { "hearts", "" }, { "spades", "" }, { "kierki", "players=7" }, { "loteryjka", "" }, { "casino", "players=4" },
};

static void
test_cards_go_round (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  Window *window;
  Watch watch = { .game = rows[row].game };

  set_motion (TRUE);
  frame_time_count_frames (TRUE);
  watch.window = window = window_new_undealt (rows[row].game, rows[row].options);
  talia_match_hold (window->match); /* only the deal is observed */
  watch_deal (&watch);

  finish_deal (window);
  set_motion (TRUE);
  watch = (Watch) { .game = rows[row].game, .window = window };
  window_deal (window, 5);
  watch_deal (&watch);
  talia_match_release (window->match);
  frame_time_count_frames (FALSE);
  set_motion (FALSE);
  window_free (window);
}

/* Presses a key or clicks, as an impatient player does. */
static void
press (Window *window, GType type, const char *signal, gboolean is_key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (!g_type_is_a (G_OBJECT_TYPE (controller), type)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      if (is_key)
        g_signal_emit_by_name (controller, signal, GDK_KEY_x, 0, 0, &handled);
      else
        g_signal_emit_by_name (controller, signal, 1, 2., 2.);
    }
}

static void
test_any_click_or_key_ends_it (gconstpointer data)
{
  Window *window;

  set_motion (TRUE);
  window = window_new_undealt ("spades", "");
  talia_match_hold (window->match);
  wait_until (talia_board_is_dealing (TALIA_BOARD (window->board)));
  wait_until (talia_stage_get_moving (TALIA_STAGE (window->board)));
  g_assert_true (talia_board_is_dealing (TALIA_BOARD (window->board)));
  if (g_str_equal (data, "click"))
    press (window, GTK_TYPE_GESTURE_CLICK, "pressed", FALSE);
  else if (g_str_equal (data, "key"))
    press (window, GTK_TYPE_EVENT_CONTROLLER_KEY, "key-pressed", TRUE);
  else
    talia_board_hasten (TALIA_BOARD (window->board));
  assert_is_dealt (window);
  set_motion (FALSE);
  talia_match_release (window->match);
  window_free (window);
}

/* A slow machine draws the beginning of the deal late, and nevertheless draws it. */
static void
test_it_is_drawn_late (void)
{
  Window *window = window_new_game ("spades", "", 3);

  talia_match_hold (window->match);
  finish_deal (window);
  set_motion (TRUE);
  window_deal (window, 5);
  g_assert_true (talia_board_is_dealing (TALIA_BOARD (window->board)));
  g_usleep (1500 * 1000);
  wait_until (!talia_board_is_dealing (TALIA_BOARD (window->board))
              || talia_stage_get_moving (TALIA_STAGE (window->board)));
  g_assert_true (talia_board_is_dealing (TALIA_BOARD (window->board)));
  set_motion (FALSE);
  talia_match_release (window->match);
  window_free (window);
}

static void
test_nothing_goes_round_where_nothing_moves (void)
{
  Window *window = window_new_undealt ("spades", "");

  wait_until (talia_table_get_state (window->table)->deals == 1);
  assert_is_dealt (window);
  window_free (window);
}

int
main (int argc, char **argv)
{
  static const char *const ways[] = { "click", "key", "hastening" };

  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/deal/goes-round/%s", rows[i].game);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_cards_go_round);
    }
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/deal/is-ended-by/%s", ways[i]);

      g_test_add_data_func (path, ways[i], test_any_click_or_key_ends_it);
    }
  g_test_add_func ("/deal/drawn-late", test_it_is_drawn_late);
  g_test_add_func ("/deal/nothing-moves", test_nothing_goes_round_where_nothing_moves);
  return g_test_run ();
}
