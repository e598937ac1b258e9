/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the table in windows of all sizes, and with large text. */
#include "guide/talia-guide.h"
#include "settings/talia-settings.h"
#include <math.h>

#include "find.h"
#include "setup.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/board/talia-board-bar.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/faces/talia-face.h"
#include "window.h"

/* The popover is attached to the visible button: above the board or, in narrow windows, below it. */
static void
test_the_last_trick_hangs_on_what_is_seen (void)
{
  static const struct
  {
    int width, height;
    gboolean is_below;
  } sizes[] = { { 1000, 700, FALSE }, { 360, 720, TRUE }, { 640, 360, FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window = window_new (NULL, 9);
      GtkWidget *popover, *button;

      window_pass (window);
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i].width, sizes[i].height);
      wait_until (gtk_widget_get_width (window->window) <= sizes[i].width
                  && gtk_widget_get_height (window->window) <= sizes[i].height);
      window_wait_for_frames (window, 5);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.last-trick", NULL));
      wait_until ((popover = find_widget (window->window, GTK_TYPE_POPOVER)) != NULL);
      button = gtk_widget_get_ancestor (popover, GTK_TYPE_MENU_BUTTON);
      g_assert_true (gtk_widget_get_mapped (button));
      g_assert_true (gtk_widget_get_child_visible (button));
      g_assert_cmpint (gtk_widget_get_ancestor (button, GTK_TYPE_CENTER_BOX) != NULL
                           && gtk_widget_get_ancestor (button, ADW_TYPE_HEADER_BAR) == NULL,
                       ==, sizes[i].is_below);
      window_free (window);
    }
}

static void
assert_plates_are_free (Window *window)
{
  GtkWidget *board = GTK_WIDGET (window->board), *centre;
  graphene_rect_t summary, plate;

  wait_until ((centre = talia_board_get_centre (TALIA_BOARD (window->board))) != NULL
              && gtk_widget_get_width (centre) > 0);
  g_assert_true (gtk_widget_compute_bounds (centre, board, &summary));
  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_SEAT_PLATE (child))
      {
        g_assert_true (gtk_widget_compute_bounds (child, board, &plate));
        g_assert_false (graphene_rect_intersection (&plate, &summary, NULL));
      }
}

static void
test_the_summary_leaves_the_plates_free (void)
{
  Window *window;

  /* With animations, the plates must move at once. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
  window = window_new (NULL, 10);
  talia_match_set_pace (window->match, 0);
  window_pass (window);
  window_play_deal (window);
  assert_plates_are_free (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  window_wait_for_rest (window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.redo", NULL));
  assert_plates_are_free (window);
  window_wait_for_rest (window);
  assert_plates_are_free (window);
  window_free (window);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
}

/* In a guided deal the backs of the others' cards are shown as usual, though its texts take room. */
static void
test_a_guide_leaves_room_for_backs (void)
{
  static const char *const games[] = { "hearts", "spades", "kierki", "greckie" };
  g_autoptr (GtkCssProvider) css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const TaliaGame *game = talia_registry_find (games[i]);
      Window *window = window_new (talia_guide_create_table (game, "Zosia"), talia_guided_deal_get (game)->number);

      window_wait_for_frames (window, 5);
      if (talia_hand_board_get_geometry (window->board)->stacks)
        g_error ("%s: the others' cards are numbers in a window of 1000x700", games[i]);
      window_free (window);
    }
}

static void
frame_cb (GdkFrameClock *clock, guint *frames)
{
  (*frames)++;
}

static void
test_windows_may_be_narrow (void)
{
  Window *window = window_new (NULL, 11);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window->window);
  gulong handler;
  guint frames = 0;
  float width;

  gtk_window_set_default_size (GTK_WINDOW (window->window), 360, 720);
  wait_until (gtk_widget_get_width (window->window) <= 360);
  /* Until the widgets from beside the board are below it, and frames show only these. */
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &frames);
  wait_until ((gtk_widget_queue_draw (window->window), frames >= 5));
  g_signal_handler_disconnect (clock, handler);
  width = gtk_widget_get_width (GTK_WIDGET (window->board));
  for (TaliaCards hand = window_get_hand (window); hand != 0;)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (window_get_card (window, talia_cards_pop (&hand)),
                                                GTK_WIDGET (window->board), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
    }
  window_free (window);
}

/* A window in landscape can be as low as a telephone on its side; one in portrait needs more height. */
static void
test_only_wide_windows_may_be_low (void)
{
  Window *window = window_new (NULL, 11);

  gtk_window_set_default_size (GTK_WINDOW (window->window), 640, 294);
  wait_until (gtk_widget_get_width (window->window) >= 600 && gtk_widget_get_height (window->window) < 310);
  window_wait_for_frames (window, 5);
  wait_until (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
  window_wait_for_frames (window, 5);
  gtk_window_set_default_size (GTK_WINDOW (window->window), 400, 294);
  wait_until (gtk_widget_get_width (window->window) <= 400 && gtk_widget_get_height (window->window) >= 440);
  wait_until (TALIA_IS_CARD_WIDGET (window_get_focus (window))); /* although the board has another place */
  window_wait_for_frames (window, 5);
  g_assert_true (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
  window_free (window);
}

/* GTK warns of a widget that gets less room than it needs, and warnings are fatal in tests. */
static void
test_large_text_fits (void)
{
  const int sizes[] = { 14, 26 };
  const int widths[] = { 1000, 700, 520, 400, 360 };
  g_autoptr (GtkCssProvider) css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window;

      setup_font_size (sizes[i]);
      window = window_new (NULL, 12);
      for (gsize j = 0; j < G_N_ELEMENTS (widths); j++)
        {
          GtkWidget *bar = GTK_WIDGET (window_get_bar (window));
          GdkFrameClock *clock = gtk_widget_get_frame_clock (window->window);
          guint frames = 0;
          gulong handler;
          graphene_rect_t bounds, card;

          gtk_window_set_default_size (GTK_WINDOW (window->window), widths[j], 700);
          wait_until (gtk_widget_get_width (window->window) <= widths[j]);
          handler = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &frames);
          wait_until ((gtk_widget_queue_draw (window->window), frames >= 5));
          g_signal_handler_disconnect (clock, handler);
          g_assert_true (gtk_widget_compute_bounds (bar, GTK_WIDGET (window->board), &bounds));
          for (TaliaCards hand = window_get_hand (window); hand != 0;)
            {
              g_assert_true (gtk_widget_compute_bounds (window_get_card (window, talia_cards_pop (&hand)),
                                                        GTK_WIDGET (window->board), &card));
              g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, card.origin.y + 1);
            }
        }
      window_free (window);
    }
  setup_font_size (11);
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
}

/* Asserts that the tag of another player ends below its last line with text: the name's, until something is said in the
 * second one. The tag begins at the same place in either case. Returns whether it has a second line. */
static gboolean
check_tag (GtkWidget *plate, const char *where)
{
  GtkWidget *tag = find_css (plate, GTK_TYPE_BOX, "plate"), *name = find_css (plate, GTK_TYPE_LABEL, "name");
  const gboolean is_long = !gtk_widget_has_css_class (plate, "quiet");
  graphene_rect_t bounds, first;
  float below;

  g_assert_true (gtk_widget_compute_bounds (tag, plate, &bounds));
  g_assert_true (gtk_widget_compute_bounds (name, plate, &first));
  below = bounds.origin.y + bounds.size.height - (first.origin.y + first.size.height);
  if (is_long != (below > first.size.height * .7f))
    g_error ("%s: the tag ends %g pixels below the name", where, below);
  if (is_long && fabsf (bounds.origin.y + bounds.size.height - (float) gtk_widget_get_height (plate)) > 2)
    g_error ("%s: the tag does not use its place", where);
  return is_long;
}

/* Checks all tags; returns how many have a second line. */
static int
check_tags (Window *window, const char *where)
{
  int n = 0;

  window_wait_for_frames (window, 3);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_SEAT_PLATE (child) && !gtk_widget_has_css_class (child, "own"))
      n += check_tag (child, where);
  return n;
}

/* No tag is higher than what it says. */
static void
test_tags_end_with_their_texts (void)
{
  static const int sizes[][2] = { { 1000, 700 }, { 360, 720 } };
  g_autoptr (GtkCssProvider) css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *where = g_strdup_printf ("%d pixels", sizes[i][0]);
      Window *window = window_new (NULL, 9);
      int n = 0;

      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i][0], sizes[i][1]);
      wait_until (gtk_widget_get_width (window->window) <= sizes[i][0]);
      g_assert_cmpint (check_tags (window, where), ==, 0);
      window_pass (window);
      while (n == 0 && window_wait_for_turn (window))
        {
          n = check_tags (window, where);
          g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
        }
      g_assert_cmpint (n, >, 0);
      window_free (window);
    }
}

/* The dealer's mark is a disc over the rim of the face, at any size: its centre is not on the face. */
static void
test_the_dealer_is_marked_at_the_rim (void)
{
  static const int sizes[][2] = { { 1920, 1080 }, { 1000, 700 }, { 360, 720 } };
  g_autoptr (GtkCssProvider) css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Window *window = window_new_game ("kierki", "players=5 dealer=3", 9);
      GtkWidget *mark = NULL, *face;
      graphene_rect_t disc, head;
      graphene_point_t one, other;

      gtk_window_set_default_size (GTK_WINDOW (window->window), sizes[i][0], sizes[i][1]);
      wait_until (gtk_widget_get_width (window->window) <= sizes[i][0]);
      window_wait_for_frames (window, 5);
      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL && mark == NULL;
           child = gtk_widget_get_next_sibling (child))
        if (TALIA_IS_SEAT_PLATE (child) && (face = find_css (child, TALIA_TYPE_FACE, "head")) != NULL)
          {
            mark = find_css (gtk_widget_get_parent (face), GTK_TYPE_LABEL, "dealer");
            mark = gtk_widget_get_mapped (mark) ? mark : NULL;
          }
      g_assert_nonnull (mark);
      face = gtk_widget_get_prev_sibling (mark);
      g_assert_true (gtk_widget_compute_bounds (mark, GTK_WIDGET (window->board), &disc));
      g_assert_true (gtk_widget_compute_bounds (face, GTK_WIDGET (window->board), &head));
      graphene_rect_get_center (&disc, &one);
      graphene_rect_get_center (&head, &other);
      g_assert_cmpfloat (fabsf (disc.size.width - disc.size.height), <=, 1);
      g_assert_cmpfloat (hypotf (one.x - other.x, one.y - other.y), >=, head.size.width / 2);
      g_assert_cmpfloat (hypotf (one.x - other.x, one.y - other.y), <=, (head.size.width + disc.size.width) / 2);
      window_free (window);
    }
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  g_test_add_func ("/ui/table/the-last-trick-hangs-on-what-is-seen", test_the_last_trick_hangs_on_what_is_seen);
  g_test_add_func ("/ui/table/the-summary-leaves-the-plates-free", test_the_summary_leaves_the_plates_free);
  g_test_add_func ("/ui/table/windows-may-be-narrow", test_windows_may_be_narrow);
  g_test_add_func ("/ui/table/only-wide-windows-may-be-low", test_only_wide_windows_may_be_low);
  g_test_add_func ("/ui/table/large-text-fits", test_large_text_fits);
  g_test_add_func ("/ui/table/a-guide-leaves-room-for-backs", test_a_guide_leaves_room_for_backs);
  g_test_add_func ("/ui/table/tags-end-with-their-texts", test_tags_end_with_their_texts);
  g_test_add_func ("/ui/table/the-dealer-is-marked-at-the-rim", test_the_dealer_is_marked_at_the_rim);
  return g_test_run ();
}
