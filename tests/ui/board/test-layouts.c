/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests naming cards by typing on any keyboard layout; a typed card that the player does not hold never selects another
 * one. */
#include "presser.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"

/* The key codes of these ranks on most keyboards. */
static const struct
{
  int rank;
  guint code, azerty;
} keys[] = {
  { TALIA_TWO, 11 },  { TALIA_THREE, 12 }, { TALIA_FOUR, 13 },      { TALIA_FIVE, 14 },
  { TALIA_SIX, 15 },  { TALIA_SEVEN, 16 }, { TALIA_EIGHT, 17 },     { TALIA_NINE, 18 },
  { TALIA_JACK, 44 }, { TALIA_KING, 45 },  { TALIA_QUEEN, 24, 38 }, { TALIA_ACE, 38, 24 },
};

/* Layouts with their names in setxkbmap. */
static const char *const layouts[] = { "us", "pl", "ru", "us,ru", "ru,us", "gr", "il", "ara", "fr", "be", "cz" };

static guint
get_code (const char *layout, guint key)
{
  gboolean azerty = g_str_equal (layout, "fr") || g_str_equal (layout, "be");

  return azerty && keys[key].azerty != 0 ? keys[key].azerty : keys[key].code;
}

static gboolean
holds (Window *window, int rank)
{
  TaliaCards hand = window_get_hand (window);

  while (hand != 0)
    if (talia_card_rank (talia_cards_pop (&hand)) == rank)
      return TRUE;
  return FALSE;
}

/* After a name that no card has, Enter does nothing. */
static void
check_miss (Window *window)
{
  guint steps = talia_table_get_n_steps (window->table);

  g_assert_true (window_get_focus (window) == GTK_WIDGET (window->board));
  g_assert_cmpstr (talia_board_bar_get_news (window_get_bar (window)), ==, "You do not have that card.");
  presser_type (GDK_KEY_Return);
  presser_type (GDK_KEY_space);
  presser_arrive ();
  g_assert_cmpuint (talia_table_get_n_steps (window->table), ==, steps);
  /* An arrow key returns to the cards. */
  presser_type (GDK_KEY_Right);
  presser_arrive ();
  g_assert_true (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
}

static void
set_layout (const char *layout)
{
  g_autofree char *command = g_strdup_printf ("setxkbmap -layout %s", layout);
  int status;

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
}

static void
test_layout (gconstpointer data)
{
  const char *layout = data;
  Window *window = window_new_game ("kierki", "", 3);
  guint held = 0;

  g_assert_true (presser_init (window->window));
  g_assert_true (window_wait_for_turn (window));
  set_layout (layout);
  presser_point (window->window, 0.5, 0.02);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_test_message ("%s, key %u", layout, get_code (layout, i));
      presser_type_code (get_code (layout, i));
      presser_arrive ();
      if (holds (window, keys[i].rank))
        {
          GtkWidget *focus = window_get_focus (window);

          held++;
          g_assert_true (TALIA_IS_CARD_WIDGET (focus));
          g_assert_cmpint (talia_card_rank (talia_card_widget_get_card (TALIA_CARD_WIDGET (focus))), ==, keys[i].rank);
        }
      else
        check_miss (window);
      presser_type (GDK_KEY_Escape); /* ends typing */
    }
  g_assert_cmpuint (held, >, 0);
  g_assert_cmpuint (held, <, G_N_ELEMENTS (keys));
  set_layout ("us");
  window_free (window);
}

int
main (int argc, char *argv[])
{
  setup_still (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/layouts/%s", layouts[i]);

      g_test_add_data_func (path, layouts[i], test_layout);
    }
  return g_test_run ();
}
