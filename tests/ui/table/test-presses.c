/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that one gesture makes one decision, and that a press acts on what was shown when it began. */
#include "deciding.h"
#include "presser.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"

/* After this time a press is another click, even at the same place. */
#define SEPARATE_MS 650
/* Presses within the first time of each other are a double click for the desktop, and within the second one for people
 * who click slowly; clicks that a busy machine sends so late that they are of another kind are tried again. */
#define DOUBLE_MS 400
#define SLOWEST_MS 600

/* --- clicks ------------------------------------------------------------------------------------------------ */

typedef struct
{
  const DecidingPlace *place;
  guint n, gap;
} Clicks;

/* Asserts that the click has not removed the finished trick; one press after that plays the card under the pointer. */
static void
check_look (Window *window, guint moves, guint deals)
{
  g_assert_true (talia_board_get_busy (TALIA_BOARD (window->board)));
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_frames (window, 2);
  presser_button (GDK_BUTTON_PRIMARY, TRUE, SEPARATE_MS);
  presser_button (GDK_BUTTON_PRIMARY, FALSE, 0);
  presser_arrive ();
  deciding_assert (window, moves + 1, deals);
}

/* Whether the clicks came about as quickly as the server was told, so that they mean the same. */
static gboolean
came_in_time (guint gap)
{
  return presser_get_longest_gap () < (gap < DOUBLE_MS ? DOUBLE_MS : SLOWEST_MS) - 10;
}

/* Returns FALSE if a busy machine has clicked more slowly than it was told. */
static gboolean
check_clicks (const Clicks *clicks)
{
  const DecidingPlace *place = clicks->place;
  Window *window = deciding_show (place);
  gboolean in_time;
  guint moves, deals;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE); /* the tests need time to look */
  deciding_count (window, &moves, &deals);
  presser_point (place->find (window), .15, .5);
  presser_click (clicks->n, clicks->gap);
  presser_arrive ();
  in_time = came_in_time (clicks->gap);
  if (in_time)
    {
      moves += place->doubled && clicks->gap >= 400 ? 0 : place->moves; /* a slow second click takes the choice back */
      deals += place->deals;
      deciding_assert (window, moves, deals);
      g_assert_false (talia_match_get_curtain (window->match));
      if (place == &deciding_places[DECIDING_LAST_TO_PLAY])
        check_look (window, moves, deals);
    }
  g_settings_reset (talia_settings_get (), "wait-after-trick");
  window_free (window);
  return in_time;
}

static void
test_clicks (gconstpointer data)
{
  while (!check_clicks (data))
    g_test_message ("the clicks came too late");
}

/* One press ends the wait and the next one plays, however quickly it follows; neither does both. */
static void
test_one_press_hurries_the_next_plays (void)
{
  Window *window = deciding_show (&deciding_places[DECIDING_LAST_TO_PLAY]);
  guint moves, deals;

  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);
  deciding_count (window, &moves, &deals);
  presser_point (deciding_places[DECIDING_LAST_TO_PLAY].find (window), .15, .5);
  presser_click (1, 0);
  presser_button (GDK_BUTTON_PRIMARY, TRUE, SEPARATE_MS);
  presser_arrive ();
  g_assert_false (talia_board_get_busy (TALIA_BOARD (window->board)));
  presser_button (GDK_BUTTON_PRIMARY, FALSE, 0);
  presser_arrive ();
  deciding_assert (window, moves + 1, deals);
  presser_click (1, 0);
  presser_arrive ();
  deciding_assert (window, moves + 2, deals);
  g_settings_reset (talia_settings_get (), "wait-after-trick");
  window_free (window);
}

static void
take_the_turn_away (Window *window)
{
  g_assert_true (gtk_widget_activate (deciding_find_legal_card (window)));
  talia_board_hasten (TALIA_BOARD (window->board));
  g_assert_true (window_wait_for_turn (window));
}

static void
pass_the_cards (Window *window)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL));
  g_assert_true (window_wait_for_turn (window));
}

static void
bid_something (Window *window)
{
  talia_board_play (TALIA_BOARD (window->board),
                    &(TaliaMove) { .kind = TALIA_MOVE_BID, .value = 2, .card = TALIA_NO_CARD }, NULL);
  g_assert_true (window_wait_for_turn (window));
}

static const struct
{
  const char *name;
  const DecidingPlace *place;
  void (*change) (Window *window);
  guint moves;    /* made by the change */
  int by_x, by_y; /* the distance of a drag */
} changes[] = {
  { "click-on-a-card", &deciding_places[DECIDING_LEAD], take_the_turn_away, 1 },
  { "click-on-a-button", &deciding_places[DECIDING_PASS], pass_the_cards, 1 },
  { "click-on-a-bid", &deciding_places[DECIDING_BID], bid_something, 1 },
  { "click-in-rows", &deciding_places[DECIDING_ROWS], take_the_turn_away, 1 },
  { "drag", &deciding_places[DECIDING_LEAD], take_the_turn_away, 1, 0, -220 },
  { "drag-in-rows", &deciding_places[DECIDING_ROWS], take_the_turn_away, 1, 0, -220 },
};

/* The button is pressed, the question changes, and the button is released. */
static void
test_a_press_belongs_to_what_was_shown (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  Window *window = deciding_show (changes[row].place);
  guint moves, deals;
  TaliaCards hand = window_get_hand (window);
  GtkWidget *pressed = changes[row].place->find (window);

  if (TALIA_IS_CARD_WIDGET (pressed)) /* a card other than the one that the change plays */
    while (hand != 0 && pressed == changes[row].place->find (window))
      pressed = window_get_card (window, talia_cards_pop (&hand));
  deciding_count (window, &moves, &deals);
  presser_point (pressed, .15, .5);
  presser_button (GDK_BUTTON_PRIMARY, TRUE, 0);
  for (int i = 0; i < 4; i++)
    presser_move (changes[row].by_x / 4, changes[row].by_y / 4);
  presser_arrive ();
  changes[row].change (window);
  presser_button (GDK_BUTTON_PRIMARY, FALSE, 0);
  presser_arrive ();
  deciding_assert (window, moves + changes[row].moves, deals);
  /* The next press works as usual. */
  g_assert_true (window_wait_for_turn (window));
  window_wait_for_frames (window, 2);
  presser_point (deciding_find_legal_card (window), .15, .5);
  presser_click (1, 0);
  presser_arrive ();
  deciding_assert (window, moves + changes[row].moves + 1, deals);
  window_free (window);
}

static gboolean
mark_by_double_click (void)
{
  Window *window = window_new (NULL, 5);
  GtkWidget *card = window_get_card (window, talia_cards_first (window_get_hand (window)));
  gboolean in_time;

  g_assert_true (presser_init (window->window));
  window_wait_for_frames (window, 2);
  presser_point (card, .15, .5);
  presser_click (2, 150);
  presser_arrive ();
  in_time = came_in_time (150);
  if (in_time)
    g_assert_cmpint (talia_card_widget_get_mark (TALIA_CARD_WIDGET (card)), ==, TALIA_CARD_MARKED);
  window_free (window);
  return in_time;
}

/* A double click marks a card: its second click does not take that back. */
static void
test_a_double_click_marks (void)
{
  while (!mark_by_double_click ())
    g_test_message ("the clicks came too late");
}

/* Handles the first click slowly, so that the second one is handled long after it was made. */
static gboolean
be_slow_cb (GtkEventController *controller, GdkEvent *event, gboolean *was_slow)
{
  if (gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE && !*was_slow)
    {
      *was_slow = TRUE;
      g_usleep (SEPARATE_MS * 1000);
    }
  return GDK_EVENT_PROPAGATE;
}

static gboolean
double_click_handled_late (void)
{
  const DecidingPlace *place = &deciding_places[DECIDING_FISHING];
  Window *window = deciding_show (place);
  GtkEventController *events = gtk_event_controller_legacy_new ();
  gboolean was_slow = FALSE, in_time;
  guint moves, deals;

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (be_slow_cb), &was_slow);
  gtk_widget_add_controller (window->window, events);
  deciding_count (window, &moves, &deals);
  presser_point (place->find (window), .15, .5);
  presser_click (2, 100);
  presser_arrive ();
  g_assert_true (was_slow);
  in_time = came_in_time (100);
  if (in_time)
    deciding_assert (window, moves + 1, deals);
  window_free (window);
  return in_time;
}

/* Two clicks are a double click if they were made quickly, however late a busy machine handles the second. */
static void
test_a_double_click_handled_late (void)
{
  while (!double_click_handled_late ())
    g_test_message ("the clicks came too late");
}

/* Returns the visible button of the page with that action, or NULL. */
static GtkWidget *
find_action (GtkWidget *root, const char *action)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_action (child, action);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The buttons around the table do not depend on what it shows: two quick clicks on Undo take back two moves. */
static void
test_undo_by_quick_clicks (void)
{
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  guint moves, deals;

  for (int i = 0; i < 2; i++)
    {
      g_assert_true (gtk_widget_activate (deciding_find_legal_card (window)));
      g_assert_true (window_wait_for_turn (window));
    }
  deciding_count (window, &moves, &deals);
  presser_point (find_action (window->window, "table.undo"), .5, .5);
  presser_click (2, 100);
  presser_arrive ();
  deciding_assert (window, moves - 2, deals);
  window_free (window);
}

/* Other mouse buttons decide nothing, however often they are pressed. */
static void
test_other_buttons (void)
{
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  guint moves, deals;

  deciding_count (window, &moves, &deals);
  presser_point (deciding_find_legal_card (window), .15, .5);
  for (guint button = 2; button <= 7; button++)
    for (int i = 0; i < 2; i++)
      {
        presser_button (button, TRUE, 0);
        presser_button (button, FALSE, 20);
      }
  presser_button (GDK_BUTTON_PRIMARY, TRUE, 0); /* one button while another one is down */
  presser_button (GDK_BUTTON_SECONDARY, TRUE, 0);
  presser_button (GDK_BUTTON_SECONDARY, FALSE, 0);
  presser_button (GDK_BUTTON_PRIMARY, FALSE, 0);
  presser_arrive ();
  deciding_assert (window, moves, deals);
  window_free (window);
}

static void
add_clicks (guint n, guint gap, guint n_places)
{
  for (guint i = 0; i < n_places; i++)
    {
      g_autofree char *path = g_strdup_printf ("/presses/%u-clicks-%u-ms/%s", n, gap, deciding_places[i].name);
      Clicks clicks = { &deciding_places[i], n, gap };

      g_test_add_data_func_full (path, g_memdup2 (&clicks, sizeof clicks), test_clicks, g_free);
    }
}

int
main (int argc, char *argv[])
{
  setup_still (&argc, &argv);
  g_settings_set_boolean (talia_settings_get (), "skip-lost-turns", FALSE);
  g_settings_set_boolean (talia_settings_get (), "play-last", FALSE);

  add_clicks (2, 100, deciding_n_places);
  add_clicks (2, 500, g_test_thorough () ? deciding_n_places : 4);
  for (guint n = 2; g_test_thorough () && n <= 3; n++)
    for (guint gap = n == 2 ? 200 : 100; gap <= 300; gap += 100)
      add_clicks (n, gap, deciding_n_places);
  g_test_add_func ("/presses/hurry-and-play", test_one_press_hurries_the_next_plays);
  g_test_add_func ("/presses/a-double-click-marks", test_a_double_click_marks);
  g_test_add_func ("/presses/a-double-click-handled-late", test_a_double_click_handled_late);
  g_test_add_func ("/presses/undo", test_undo_by_quick_clicks);
  g_test_add_func ("/presses/other-buttons", test_other_buttons);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/presses/changed-below/%s", changes[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_a_press_belongs_to_what_was_shown);
    }
  return g_test_run ();
}
