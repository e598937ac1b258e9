/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the table is calm: from the first bid to the last card of a deal only cards move, whatever texts
 * appear. */
#include "setup.h"
#include "ui/board/seats/talia-contract-chip.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "window.h"

#define MOST 64

/* The first place of each widget that must not move. */
typedef struct
{
  Window *window;
  const char *where;
  GtkWidget *widgets[MOST];
  graphene_rect_t bounds[MOST];
  guint n, frames;
} Watch;

static gboolean
is_watched (GtkWidget *widget)
{
  return TALIA_IS_SEAT_PLATE (widget) || TALIA_IS_CONTRACT_CHIP (widget) || gtk_widget_has_css_class (widget, "prompt")
         || gtk_widget_has_css_class (widget, "name") || gtk_widget_has_css_class (widget, "total");
}

/* Returns the place of a widget; for a caption only one edge, centre and width, because it may get another line: the
 * lower edge, or on a low board the upper one. */
static graphene_rect_t
get_place (GtkWidget *widget, GtkWidget *board)
{
  const TaliaBoardGeometry *geometry = talia_hand_board_get_geometry (TALIA_HAND_BOARD (board));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, board, &bounds));
  if (gtk_widget_has_css_class (widget, "prompt") && !geometry->low)
    bounds.origin.y += bounds.size.height;
  if (!TALIA_IS_SEAT_PLATE (widget) && !TALIA_IS_CONTRACT_CHIP (widget))
    bounds.size.height = 0;
  if (gtk_widget_has_css_class (widget, "name") || gtk_widget_has_css_class (widget, "total"))
    bounds = GRAPHENE_RECT_INIT (0, bounds.origin.y, 0, 0); /* a name is shortened if the total has more digits */
  return bounds;
}

static void
collect (Watch *watch, GtkWidget *widget)
{
  if (is_watched (widget) && gtk_widget_get_mapped (widget))
    {
      watch->widgets[watch->n] = widget;
      watch->bounds[watch->n++] = get_place (widget, GTK_WIDGET (watch->window->board));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (watch, child);
}

static void
painted_cb (GdkFrameClock *clock, Watch *watch)
{
  GtkWidget *board = GTK_WIDGET (watch->window->board);
  const TaliaState *state = talia_table_get_state (watch->window->table);

  if (state->phase == TALIA_PHASE_DEAL || state->phase == TALIA_PHASE_OVER)
    return;
  watch->frames++;
  for (guint i = 0; i < watch->n; i++)
    {
      graphene_rect_t now = get_place (watch->widgets[i], board), *first = &watch->bounds[i];

      if (!graphene_rect_equal (&now, first))
        g_error ("%s, phase %d, %d cards played: %s has moved from %g %g %g %g to %g %g %g %g; the bar says “%s”",
                 watch->where, state->phase, state->trick.n_played, G_OBJECT_TYPE_NAME (watch->widgets[i]),
                 first->origin.x, first->origin.y, first->size.width, first->size.height, now.origin.x, now.origin.y,
                 now.size.width, now.size.height, talia_board_bar_get_news (window_get_bar (watch->window)));
    }
}

/* Makes any move in the way of buttons and cards. */
static void
move (Window *window)
{
  const TaliaState *state = talia_table_get_state (window->table);
  TaliaMove moves[32];
  g_autofree char *word = NULL;

  if (state->phase == TALIA_PHASE_PASS)
    {
      TaliaCards hand = window_get_hand (window);

      for (int i = 0; i < 3; i++)
        g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand))));
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL));
      return;
    }
  g_assert_cmpint (talia_game_legal (talia_match_get_game (window->match), state, moves, G_N_ELEMENTS (moves)), >, 0);
  word = talia_move_to_text (&moves[0]);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.choose", "s", word));
}

/* Asks for a hint, and tries a card that is refused if there is one: these are the longest texts. */
static void
talk (Window *window)
{
  TaliaBoardBar *bar = window_get_bar (window);
  TaliaCard card = talia_table_get_state (window->table)->phase == TALIA_PHASE_PLAY ? window_find_card (window, FALSE)
                                                                                    : TALIA_NO_CARD;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until (g_str_has_prefix (talia_board_bar_get_news (bar), "Hint"));
  window_wait_for_frames (window, 2);
  if (card == TALIA_NO_CARD)
    return;
  gtk_widget_activate (window_get_card (window, card));
  window_wait_for_frames (window, 2);
}

static void
play (const char *game, const char *options, int width, int height)
{
  g_autofree char *where = g_strdup_printf ("%s %s, %dx%d", game, options, width, height);
  Window *window = window_new_game (game, options, 5);
  Watch watch = { .window = window, .where = where };
  const TaliaState *state = talia_table_get_state (window->table);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window->window);
  gulong handler;

  gtk_window_set_default_size (GTK_WINDOW (window->window), width, height);
  wait_until (gtk_widget_get_width (window->window) <= width && gtk_widget_get_height (window->window) <= height);
  window_wait_for_frames (window, 5);
  collect (&watch, GTK_WIDGET (window->board));
  g_assert_cmpuint (watch.n, >=, state->seats * 3 + 1);
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &watch);
  for (int turn = 0; window_wait_for_turn (window); turn++)
    {
      window_wait_for_frames (window, 1);
      if (turn < 3)
        talk (window);
      move (window);
    }
  g_assert_cmpuint (watch.frames, >, 10);
  g_signal_handler_disconnect (clock, handler);
  window_free (window);
}

/* One match for each kind of board is also tested in low and in large windows. */
static const struct
{
  const char *game, *options;
  gboolean all_sizes;
} matches[] = {
  { "hearts", "", TRUE },           { "spades", "", TRUE },
  { "kierki", "", FALSE },          { "kierki", "players=7", TRUE },
  { "loteryjka", "", TRUE },        { "punktowe", "", FALSE },
  { "czarna-dama", "", FALSE },     { "greckie", "players=6", FALSE },
  { "casino", "players=2", FALSE }, { "casino", "players=4", TRUE },
  { "royal", "players=3", FALSE },
};

static void
test_nothing_moves_but_cards (gconstpointer data)
{
  gsize match = GPOINTER_TO_SIZE (data);
  static const int sizes[][2] = { { 1000, 700 }, { 360, 720 }, { 640, 360 }, { 1600, 1000 } };
  gsize n = matches[match].all_sizes ? G_N_ELEMENTS (sizes) : 2;

  for (gsize i = 0; i < n; i++)
    play (matches[match].game, matches[match].options, sizes[i][0], sizes[i][1]);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkCssProvider) css = NULL;

  setup_still (&argc, &argv);
  css = setup_style ();

  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path =
          g_strconcat ("/calm/nothing-moves-but-cards/", matches[i].game, " ", matches[i].options, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_nothing_moves_but_cards);
    }
  return g_test_run ();
}
