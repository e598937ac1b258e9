/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the review of a match: keys, slider, seats, open hands. */
#include "find.h"
#include "model/record/talia-record.h"
#include "reviewing.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"

/* One match for each kind of board, and one that changes between two of them. */
static const char *const kinds[] = { "hearts", "loteryjka", "casino" };
static const char *const records[] = {
  "hearts", "spades", "kierki", "kierki-six", "loteryjka", "casino", "royal-three"
};

static TaliaTable *
load (const char *name)
{
  g_autofree char *path = g_strdup_printf (GOLDEN "/%s.talia", name);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TaliaTable *table;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  table = talia_record_parse (text, -1, &error);
  g_assert_no_error (error);
  return table;
}

/* Keys move through a deal on every kind of board, and the slider follows. */
static void
test_keys (gconstpointer name)
{
  Reviewing self;
  int first, last, stop;

  reviewing_open (&self, load (name), 0, 1, 1000, 700);
  first = talia_review_get_first (self.review);
  last = talia_review_get_last (self.review);
  g_assert_cmpint (first, ==, 0);
  g_assert_cmpint (talia_review_get_position (self.review), ==, first);
  reviewing_press (&self, "Right", first + 1);
  reviewing_press (&self, "Right", first + 2);
  reviewing_press (&self, "Left", first + 1);
  stop = talia_review_get_stop (self.review, 1);
  g_assert_cmpint (stop, >, first + 1);
  reviewing_press (&self, "Page_Down", stop);
  reviewing_press (&self, "ctrl+Right", talia_review_get_stop (self.review, 1));
  reviewing_press (&self, "Page_Up", stop);
  reviewing_press (&self, "ctrl+Left", talia_review_get_stop (self.review, -1));
  reviewing_press (&self, "End", last);
  reviewing_press (&self, "Home", first);
  reviewing_press (&self, "Left", first);
  /* When a button becomes insensitive at the last step, keys still work. */
  gtk_widget_grab_focus (find (GTK_WIDGET (self.page), GTK_TYPE_SCALE, 0));
  reviewing_press (&self, "Right", first + 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self.page), "review.last", NULL));
  reviewing_press (&self, "Left", last - 1);
  reviewing_close (&self);
}

/* On the board the arrow keys move between cards, and the key that plays a card at the table goes one step forward. */
static void
test_keys_on_the_board (void)
{
  Reviewing self;
  GtkWidget *focus;

  reviewing_open (&self, load ("hearts"), 0, 1, 1000, 700);
  reviewing_press (&self, "Right", 1);
  gtk_widget_grab_focus (GTK_WIDGET (talia_review_page_get_board (self.page)));
  focus = gtk_root_get_focus (GTK_ROOT (self.window));
  g_assert_true (TALIA_IS_CARD_WIDGET (focus));
  reviewing_press (&self, "Right", 1);
  wait_until (gtk_root_get_focus (GTK_ROOT (self.window)) != focus);
  g_assert_true (TALIA_IS_CARD_WIDGET (gtk_root_get_focus (GTK_ROOT (self.window))));
  reviewing_press (&self, "Return", 2);
  reviewing_press (&self, "space", 3);
  /* After a change of the board, the focus is on the slider. */
  reviewing_press (&self, "o", 3);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self.page), "review.seen-by", "i", 1));
  reviewing_press (&self, "Right", 4);
  reviewing_close (&self);
}

/* The menu names every deal and every player. */
static void
test_menu (void)
{
  Reviewing self;
  GtkMenuButton *button;
  GMenuModel *menu;
  g_autoptr (GMenuModel) deals = NULL, seats = NULL, list = NULL;
  g_autofree char *label = NULL;

  reviewing_open (&self, load ("hearts"), 0, 1, 1000, 700);
  for (guint i = 0; (button = GTK_MENU_BUTTON (find (GTK_WIDGET (self.page), GTK_TYPE_MENU_BUTTON, i))) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (GTK_WIDGET (button)), "Deal and Seat") == 0)
      break;
  g_assert_nonnull (button);
  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_menu_model (button);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 3);
  deals = g_menu_model_get_item_link (menu, 0, G_MENU_LINK_SECTION);
  seats = g_menu_model_get_item_link (menu, 1, G_MENU_LINK_SECTION);
  list = g_menu_model_get_item_link (deals, 2, G_MENU_LINK_SUBMENU);
  g_assert_cmpint (g_menu_model_get_n_items (list), ==, talia_review_get_n_deals (self.review));
  g_assert_cmpint (g_menu_model_get_n_items (seats), ==, 4);
  g_assert_true (g_menu_model_get_item_attribute (seats, 1, G_MENU_ATTRIBUTE_LABEL, "s", &label));
  g_assert_true (g_str_has_prefix (label, "As Seen by "));
  gtk_menu_button_popdown (button);
  reviewing_close (&self);
}

/* With tricks, a stop is the end of each trick; the first stop is before the first trick. */
static void
test_stops_are_tricks (void)
{
  Reviewing self;
  guint trick = 0;

  reviewing_open (&self, load ("hearts"), 0, 1, 1000, 700);
  for (int stop; (stop = talia_review_get_stop (self.review, 1)) < talia_review_get_last (self.review);)
    {
      talia_review_set_position (self.review, stop);
      if (trick > 0)
        g_assert_cmpint (stop, ==, talia_replay_find_trick (self.replay, 1, trick));
      trick++;
      /* The cards of the trick are still on the table, from whichever direction it was reached. */
      g_assert_true (trick == 1 || talia_board_get_busy (talia_review_page_get_board (self.page)));
    }
  g_assert_cmpuint (trick, ==, 13); /* the last trick ends the deal */
  talia_review_set_position (self.review, talia_replay_find_trick (self.replay, 1, 3));
  g_assert_true (talia_board_get_busy (talia_review_page_get_board (self.page)));
  g_assert_cmpint (talia_review_get_stop (self.review, -1), ==, talia_replay_find_trick (self.replay, 1, 2));
  reviewing_close (&self);
}

/* Without tricks, a stop is each decision of the seat. */
static void
test_stops_are_turns (gconstpointer name)
{
  Reviewing self;

  reviewing_open (&self, load (name), 1, 1, 1000, 700);
  for (int stop; (stop = talia_review_get_stop (self.review, 1)) < talia_review_get_last (self.review);)
    {
      talia_review_set_position (self.review, stop);
      g_assert_cmpint (talia_match_get_view (talia_review_get_match (self.review))->seen.to_act, ==, 1);
    }
  reviewing_close (&self);
}

static void
test_slider (void)
{
  Reviewing self;

  reviewing_open (&self, load ("hearts"), 0, 1, 1000, 700);
  gtk_adjustment_set_value (reviewing_get_steps (&self), 20);
  g_assert_cmpint (talia_review_get_position (self.review), ==, talia_review_get_first (self.review) + 20);
  talia_review_set_position (self.review, 7);
  reviewing_assert_in_step (&self);
  reviewing_close (&self);
}

/* A finished deal is open at first, a key closes it, and another seat can be at the front. */
static void
test_hands_and_seats (gconstpointer name)
{
  Reviewing self;

  reviewing_open (&self, load (name), 0, 1, 1000, 700);
  talia_review_set_position (self.review, 9);
  g_assert_true (talia_review_get_ended (self.review));
  g_assert_true (talia_review_get_open_hands (self.review));
  g_assert_cmphex (reviewing_get_open_cards (&self), ==, reviewing_get_others_cards (&self, 0));
  reviewing_press (&self, "o", 9);
  wait_until (!talia_review_get_open_hands (self.review));
  g_assert_cmphex (reviewing_get_open_cards (&self), ==, 0);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self.page), "review.seen-by", "i", 1));
  g_assert_cmphex (reviewing_get_open_cards (&self), ==, 0);
  reviewing_assert_own_hand (&self, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self.page), "review.open-hands", NULL));
  g_assert_cmphex (reviewing_get_open_cards (&self), ==, reviewing_get_others_cards (&self, 1));
  reviewing_assert_own_hand (&self, 1);
  g_assert_cmpint (talia_review_get_position (self.review), ==, 9);
  reviewing_press (&self, "Right", 10);
  reviewing_assert_own_hand (&self, 1);
  g_assert_cmpint (talia_match_get_own_seat (talia_review_get_teller (self.review)), ==, 0);
  reviewing_close (&self);
}

/* --- whole matches ----------------------------------------------------------------------------------- */

/* Every step of every deal from every seat is shown on the right board. */
static void
test_whole_matches (gconstpointer name)
{
  Reviewing self;
  int seats;

  reviewing_open (&self, load (name), 0, 1, 1000, 700);
  seats = talia_table_get_n_seats (self.table);
  for (guint deal = 1; deal <= talia_review_get_n_deals (self.review); deal++)
    {
      talia_review_set_deal (self.review, deal);
      if (!talia_review_get_ended (self.review))
        break;
      for (int i = talia_review_get_first (self.review); i <= talia_review_get_last (self.review); i++)
        {
          talia_review_set_position (self.review, i);
          talia_review_set_seen_by (self.review, (i / 9) % seats);
          reviewing_assert_own_hand (&self, (i / 9) % seats);
          g_assert_cmphex (reviewing_get_open_cards (&self), ==, reviewing_get_others_cards (&self, (i / 9) % seats));
          reviewing_assert_in_step (&self);
        }
    }
  reviewing_close (&self);
}

static void
test_sizes (gconstpointer name)
{
  static const int sizes[][2] = { { 360, 294 }, { 360, 720 }, { 640, 360 }, { 1300, 800 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Reviewing self;
      GtkWidget *button;

      reviewing_open (&self, load (name), 0, 1, sizes[i][0], sizes[i][1]);
      talia_review_set_position (self.review, 9);
      g_assert_cmpint (gtk_widget_get_width (self.window), <=, sizes[i][0]);
      g_assert_cmpint (gtk_widget_get_height (self.window), <=, sizes[i][1]);
      for (guint n = 0; (button = find (GTK_WIDGET (self.page), GTK_TYPE_BUTTON, n)) != NULL; n++)
        if (gtk_widget_get_mapped (button))
          {
            graphene_rect_t bounds;

            g_assert_true (gtk_widget_compute_bounds (button, self.window, &bounds));
            g_assert_cmpfloat (bounds.origin.x, >=, 0);
            g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (self.window));
            g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (self.window));
          }
      reviewing_close (&self);
    }
}

/* Widgets without a text have a name. */
/* In a narrow title the number of the trick stays, even if the game's name must be shortened. */
static void
test_title_of_a_narrow_window (void)
{
  static const struct
  {
    int width;
    const char *title;
  } widths[] = { { 1000, "American Hearts" }, { 360, "Trick 1" } };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      Reviewing self;
      AdwWindowTitle *title;

      reviewing_open (&self, load ("hearts"), 0, 1, widths[i].width, 640);
      title = ADW_WINDOW_TITLE (find (GTK_WIDGET (self.page), ADW_TYPE_WINDOW_TITLE, 0));
      talia_review_set_position (self.review, talia_review_get_first (self.review) + 6);
      wait_until (g_str_equal (adw_window_title_get_title (title), widths[i].title));
      g_assert_true (strstr (adw_window_title_get_subtitle (title), i == 0 ? "Trick 1" : "Deal 1") != NULL);
      g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self.page)), ==, "American Hearts");
      reviewing_close (&self);
    }
}

static void
test_names (void)
{
  Reviewing self;
  GtkWidget *button;
  guint icons = 0;

  reviewing_open (&self, load ("hearts"), 0, 1, 1000, 700);
  for (guint n = 0; (button = find (GTK_WIDGET (self.page), GTK_TYPE_BUTTON, n)) != NULL; n++)
    if (g_str_has_prefix (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) ?: "", "review."))
      {
        g_assert_nonnull (gtk_widget_get_tooltip_text (button));
        icons++;
      }
  g_assert_cmpuint (icons, >=, 7);
  g_assert_true (is_named (find (GTK_WIDGET (self.page), GTK_TYPE_SCALE, 0), "Step of the Deal"));
  reviewing_close (&self);
}

static void
test_escape_leaves (void)
{
  Reviewing self;
  TaliaReviewPage *page;
  g_autoptr (GError) error = NULL;

  reviewing_open (&self, load ("hearts"), 0, 1, 1000, 700);
  page = self.page;
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  g_spawn_command_line_sync ("xdotool key Escape", NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  wait_until (page == NULL);
  gtk_window_destroy (GTK_WINDOW (self.window));
  g_assert_finalize_object (self.replay);
  g_assert_finalize_object (self.table);
}

static void
add (const char *path, const char *name, GTestDataFunc test)
{
  g_autofree char *full = g_strdup_printf ("/review/%s/%s", path, name);

  g_test_add_data_func (full, name, test);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      add ("keys", kinds[i], test_keys);
      add ("hands-and-seats", kinds[i], test_hands_and_seats);
      add ("sizes", kinds[i], test_sizes);
    }
  add ("stops-are-turns", "loteryjka", test_stops_are_turns);
  add ("stops-are-turns", "casino", test_stops_are_turns);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    add ("whole-matches", records[i], test_whole_matches);
  g_test_add_func ("/review/stops-are-tricks", test_stops_are_tricks);
  g_test_add_func ("/review/keys-on-the-board", test_keys_on_the_board);
  g_test_add_func ("/review/menu", test_menu);
  g_test_add_func ("/review/slider", test_slider);
  g_test_add_func ("/review/names", test_names);
  g_test_add_func ("/review/title-of-a-narrow-window", test_title_of_a_narrow_window);
  g_test_add_func ("/review/escape-leaves", test_escape_leaves);
  return g_test_run ();
}
