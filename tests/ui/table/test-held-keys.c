/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a key which is held down makes one decision, and that a button activated by other means acts at once. */
#include "deciding.h"
#include "presser.h"
#include "settings/talia-settings.h"
#include "setup.h"

/* --- keys ---------------------------------------------------------------------------------------------------- */

/* A key that is pressed again within this time repeats (talia-press.c). */
#define BOUNCE_MS 1

static const guint held_keys[] = { GDK_KEY_Return, GDK_KEY_space, GDK_KEY_KP_Enter };

/* Holds the key from before a decision until the server has repeated it often enough. */
static void
hold (Window *window, guint key)
{
  guint n = presser_count_keys (key);

  presser_key (key, TRUE, 0);
  presser_repeat (key, n + 8);
  presser_arrive (); /* waits for another key, which ends the repetition */
}

static void
check_held (const DecidingPlace *place, guint key)
{
  Window *window = deciding_show (place);
  guint moves, deals;

  presser_point (window->window, 0.5, 0.02);
  deciding_count (window, &moves, &deals);
  gtk_widget_grab_focus (place->find (window));
  hold (window, key);
  deciding_assert (window, moves + (place->doubled && key == GDK_KEY_space ? 0 : place->moves), deals + place->deals);
  presser_key (key, FALSE, 0);
  presser_arrive ();
  window_free (window);
}

/* Each key is held at one kind of decision, or at all. */
static void
test_a_held_key (gconstpointer data)
{
  const DecidingPlace *place = data;

  for (guint i = 0; i < G_N_ELEMENTS (held_keys); i++)
    if (g_test_thorough () || i == (guint) (place - deciding_places) % G_N_ELEMENTS (held_keys))
      check_held (place, held_keys[i]);
}

/* Holds the key and releases it; returns the number of moves made. */
static guint
count_moves_of (Window *window, guint key)
{
  guint before, now, deals;

  deciding_count (window, &before, &deals);
  gtk_widget_grab_focus (deciding_find_legal_card (window));
  hold (window, key);
  presser_key (key, FALSE, 0);
  presser_arrive ();
  deciding_count (window, &now, &deals);
  return now - before;
}

/* Holds one key after another through a deal, or its beginning: a press makes one move at most, and a press after a
 * release counts again. A letter or an arrow that is held at each turn makes no move. */
static void
test_a_key_held_again_and_again (void)
{
  static const guint others[] = { GDK_KEY_k, GDK_KEY_Right, GDK_KEY_Left };
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  guint turns = 0, cards = (guint) talia_cards_count (window_get_hand (window));

  g_settings_set_boolean (talia_settings_get (), "end-deals-early", FALSE);
  presser_point (window->window, 0.5, 0.02);
  while (window_wait_for_turn (window) && (g_test_thorough () || turns < 6))
    {
      if (g_test_thorough ())
        g_assert_cmpuint (count_moves_of (window, others[turns % G_N_ELEMENTS (others)]), ==, 0);
      g_assert_cmpuint (count_moves_of (window, held_keys[turns % G_N_ELEMENTS (held_keys)]), ==, 1);
      turns++;
    }
  g_assert_cmpuint (turns, ==, g_test_thorough () ? cards : 6);
  g_settings_reset (talia_settings_get (), "end-deals-early");
  window_free (window);
}

/* A key that is held from the last card on neither removes the finished trick nor presses a button after the deal. */
static void
test_held_into_the_summary (void)
{
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  guint moves, deals;

  g_settings_set_boolean (talia_settings_get (), "end-deals-early", FALSE);
  presser_point (window->window, 0.5, 0.02);
  while (window_wait_for_turn (window) && talia_cards_count (window_get_hand (window)) > 1)
    g_assert_true (gtk_widget_activate (deciding_find_legal_card (window)));
  deciding_count (window, &moves, &deals);
  gtk_widget_grab_focus (deciding_find_legal_card (window));
  presser_key (GDK_KEY_Return, TRUE, 0);
  wait_until (talia_board_get_centre (TALIA_BOARD (window->board)) != NULL);
  presser_repeat (GDK_KEY_Return, presser_count_keys (GDK_KEY_Return) + 8);
  presser_arrive ();
  deciding_assert (window, moves + 1, deals);
  presser_key (GDK_KEY_Return, FALSE, 0);
  presser_type (GDK_KEY_Return); /* pressed again, it deals */
  presser_arrive ();
  deciding_assert (window, moves + 1, deals + 1);
  g_settings_reset (talia_settings_get (), "end-deals-early");
  window_free (window);
}

/* Keys that make no decision alone: those that name cards, the hint, Escape, undo, and the end of the deal. */
static void
test_other_keys_that_are_held (void)
{
  static const struct
  {
    guint key;
    gboolean control;
  } keys[] = { { GDK_KEY_k },      { GDK_KEY_2 },     { GDK_KEY_period }, { GDK_KEY_h },
               { GDK_KEY_Escape }, { GDK_KEY_Right }, { GDK_KEY_Tab },    { GDK_KEY_e, TRUE } };
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  guint moves, deals;

  presser_point (window->window, 0.5, 0.02);
  deciding_count (window, &moves, &deals);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_grab_focus (deciding_find_legal_card (window));
      if (keys[i].control)
        presser_key (GDK_KEY_Control_L, TRUE, 0);
      hold (window, keys[i].key);
      presser_key (keys[i].key, FALSE, 0);
      if (keys[i].control)
        presser_key (GDK_KEY_Control_L, FALSE, 0);
      presser_arrive ();
      deciding_assert (window, moves, deals);
    }
  window_free (window);
}

/* Each press of the undo key takes back one move. */
static void
test_held_undo (void)
{
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  guint moves, deals;

  for (int i = 0; i < 3; i++)
    {
      g_assert_true (gtk_widget_activate (deciding_find_legal_card (window)));
      g_assert_true (window_wait_for_turn (window));
    }
  presser_point (window->window, 0.5, 0.02);
  deciding_count (window, &moves, &deals);
  presser_key (GDK_KEY_Control_L, TRUE, 0);
  hold (window, GDK_KEY_z);
  presser_key (GDK_KEY_z, FALSE, 0);
  deciding_assert (window, moves - 1, deals);
  presser_type (GDK_KEY_z);
  presser_type (GDK_KEY_z);
  presser_key (GDK_KEY_Control_L, FALSE, 0);
  presser_arrive ();
  deciding_assert (window, moves - 3, deals);
  window_free (window);
}

/* Returns FALSE if a busy server has left some time between a release and the next press. */
static gboolean
repeat_by_release_and_press (void)
{
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  gboolean at_once;
  guint moves, deals;

  presser_point (window->window, 0.5, 0.02);
  deciding_count (window, &moves, &deals);
  gtk_widget_grab_focus (deciding_find_legal_card (window));
  presser_key (GDK_KEY_Return, TRUE, 0);
  presser_bounce (GDK_KEY_Return, 4);
  presser_key (GDK_KEY_Return, FALSE, 0);
  presser_arrive ();
  at_once = presser_get_longest_bounce () <= BOUNCE_MS;
  if (at_once)
    deciding_assert (window, moves + 1, deals);
  window_free (window);
  return at_once;
}

/* Some servers send a repetition as a release and a press at the same time. */
static void
test_repeats_by_release_and_press (void)
{
  while (!repeat_by_release_and_press ())
    g_test_message ("the key was pressed again too late");
}

/* Keys that move the focus repeat. */
static void
test_arrows_repeat (void)
{
  Window *window = deciding_show (&deciding_places[DECIDING_LEAD]);
  GtkWidget *first;

  presser_point (window->window, 0.5, 0.02);
  gtk_widget_grab_focus (window_get_card (window, talia_cards_first (window_get_hand (window))));
  presser_type (GDK_KEY_Home);
  first = window_get_focus (window);
  presser_key (GDK_KEY_Right, TRUE, 0);
  wait_until (window_get_focus (window) != first);
  first = window_get_focus (window);
  wait_until (window_get_focus (window) != first);
  presser_key (GDK_KEY_Right, FALSE, 0);
  presser_arrive ();
  window_free (window);
}

/* --- assistive technology ------------------------------------------------------------------------------------- */

/* A button that is activated by assistive technology acts at once, not a quarter of a second later, when it may be
 * gone. */
static void
test_a_button_acts_at_once (gconstpointer data)
{
  const DecidingPlace *place = data;
  Window *window = place->open ();
  guint moves, deals;

  wait_until (place->find (window) != NULL);
  deciding_count (window, &moves, &deals);
  g_assert_true (gtk_widget_activate (place->find (window)));
  gtk_window_set_default_size (GTK_WINDOW (window->window), 400, 720);
  window_wait_for_frames (window, 3);
  deciding_assert (window, moves + place->moves, deals + place->deals);
  window_free (window);
}

static void
add_places (const char *name, GTestDataFunc test, gboolean doubled)
{
  for (guint i = 0; i < deciding_n_places; i++)
    if (doubled || !deciding_places[i].doubled)
      {
        g_autofree char *path = g_strdup_printf ("/held-keys/%s/%s", name, deciding_places[i].name);

        g_test_add_data_func (path, &deciding_places[i], test);
      }
}

int
main (int argc, char *argv[])
{
  setup_still (&argc, &argv);
  g_settings_set_boolean (talia_settings_get (), "skip-lost-turns", FALSE);
  g_settings_set_boolean (talia_settings_get (), "play-last", FALSE);
  presser_repeat_quickly ();

  add_places ("once", test_a_held_key, TRUE);
  g_test_add_func ("/held-keys/again", test_a_key_held_again_and_again);
  g_test_add_func ("/held-keys/summary", test_held_into_the_summary);
  g_test_add_func ("/held-keys/others", test_other_keys_that_are_held);
  g_test_add_func ("/held-keys/undo", test_held_undo);
  g_test_add_func ("/held-keys/pairs", test_repeats_by_release_and_press);
  g_test_add_func ("/held-keys/arrows", test_arrows_repeat);
  add_places ("at-once", test_a_button_acts_at_once, FALSE);
  return g_test_run ();
}
