/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the end of a match: the players by place, the cards behind the winner, the plot, and the animation. */
#include "find.h"
#include "model/look-back/talia-replay.h"
#include "model/match/talia-match.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/end/talia-deciding-cards.h"
#include "ui/end/talia-match-end.h"
#include "ui/end/talia-podium.h"
#include "ui/faces/talia-face.h"
#include "ui/plot/talia-plot.h"
#include "ui/score/talia-deal-summary.h"
#include "window.h"
#include "words/talia-words-course.h"

typedef struct
{
  const char *game, *options;
} Sheet;

/* Matches of more than one deal. */
static const Sheet matches[] = {
  { "hearts", "target=50" },
  { "spades", "target=200" },
  { "kierki", "players=3" },
  { "loteryjka", "lottery-deals=4" },
  { "casino", "players=4 partners=true" },
};

/* Plays this number of deals of a match in which only the test makes moves. */
static TaliaMatch *
play (const Sheet *sheet, guint deals)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (sheet->game), sheet->options);
  TaliaMatch *match = talia_match_new (table, "easy");
  TaliaRandom random;

  talia_match_hold (match);
  talia_random_init (&random, 5);
  do
    playing_step (table, &random);
  while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER
         && (talia_table_get_state (table)->phase != TALIA_PHASE_DEAL || talia_table_get_state (table)->deals < deals));
  return match;
}

static gboolean
shows_text (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return gtk_widget_get_visible (label);
  return FALSE;
}

/* The plot has each total after each deal, and the deciding deal is correct: from it on only the winner leads, and
 * before it somebody else did, too. */
static void
test_a_match_ends_with_its_course (gconstpointer data)
{
  TaliaMatch *match = play (data, G_MAXUINT);
  const TaliaGame *game = talia_match_get_game (match);
  TaliaState then = *talia_table_get_state (talia_match_get_table (match));
  GListModel *deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  GtkWidget *end = g_object_ref_sink (talia_match_end_new (match));
  TaliaFigures *figures = talia_plot_get_figures (TALIA_PLOT (find (end, TALIA_TYPE_PLOT, 0)));
  guint deciding = talia_words_find_deciding_deal (match);
  g_autofree char *sentence = talia_words_deciding_deal (match);

  g_assert_cmpuint (talia_figures_get_n_points (figures), ==, g_list_model_get_n_items (deals));
  g_assert_cmpuint (talia_figures_get_n_lines (figures), ==, then.sides);
  for (guint i = 0; i < g_list_model_get_n_items (deals); i++)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (deals, i);
      uint8_t leaders;

      for (int side = 0; side < then.sides; side++)
        {
          then.total[side] = talia_deal_score_get_total (deal, side);
          g_assert_cmpfloat (talia_figures_get (figures, (guint) side, i), ==, then.total[side]);
        }
      leaders = talia_game_leaders (game, &then);
      if (deciding > 0 && i + 1 >= deciding)
        g_assert_cmpuint (leaders, ==, then.winners);
      else if (i + 2 == deciding)
        g_assert_cmpuint (leaders, !=, then.winners);
    }
  g_assert_cmpint (deciding > 0, ==, (then.winners & (then.winners - 1)) == 0);
  if (deciding == g_list_model_get_n_items (deals)) /* no deal follows it */
    g_assert_cmpstr (sentence, ==, deciding > 1 ? "The last deal decided the match." : NULL);
  else
    g_assert_cmpint (sentence != NULL, ==, deciding > 0);
  g_assert_finalize_object (end);
  g_assert_finalize_object (match);
}

/* A match continued from a review shows what the deal had brought before. */
static void
test_a_deal_played_again_compares (void)
{
  TaliaMatch *match = play (&(Sheet) { "hearts", "moon=add" }, 1);
  TaliaTable *table = talia_match_get_table (match);
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);
  g_autoptr (TaliaTable) branch = NULL;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const TaliaGame *game = talia_table_get_game (table);
  g_autofree char *said = NULL;
  GtkWidget *summary;
  TaliaMatch *again;

  talia_replay_set_position (replay, 20);
  branch = talia_replay_branch (replay, 0, 2);
  again = talia_match_new (branch, "easy");
  talia_match_hold (again);
  while (talia_table_get_state (branch)->to_act != TALIA_NOBODY)
    {
      g_assert_cmpint (talia_game_legal_or_some (game, talia_table_get_state (branch), moves), >, 0);
      g_assert_true (talia_table_play (branch, &moves[0], NULL));
    }
  g_assert_cmpint (talia_match_get_own_seat (again), ==, 2);
  said = g_strdup_printf ("Points in this deal before: %d. This time: %d.",
                          talia_game_score (game, talia_table_get_state (table), 2, NULL, NULL),
                          talia_game_score (game, talia_table_get_state (branch), 2, NULL, NULL));
  summary = g_object_ref_sink (talia_deal_summary_new (again));
  g_assert_true (shows_text (summary, said));
  g_assert_finalize_object (summary);
  summary = g_object_ref_sink (talia_deal_summary_new (match));
  g_assert_false (shows_text (summary, said));
  g_assert_finalize_object (summary);
  g_assert_finalize_object (again);
  g_clear_object (&replay);
  g_assert_finalize_object (match);
}

/* --- the cards behind the winner ------------------------------------------------------------------ */

/* Returns the most points that any side got for the card in the deal; -1 if none got any. */
static int
find_worth (TaliaMatch *match, TaliaDealScore *deal, TaliaCard card)
{
  int worth = -1;

  for (int side = 0; side < talia_match_get_view (match)->seen.sides; side++)
    {
      guint n;
      const TaliaScoreLine *lines = talia_deal_score_get_lines (deal, side, &n);

      for (guint i = 0; i < n; i++)
        {
          const TaliaStake *stake = talia_deal_score_get_stake (deal, &lines[i]);

          if (lines[i].cards & TALIA_BIT (card))
            worth = MAX (worth, ABS (stake != NULL ? talia_stake_cost (stake, card)
                                                   : lines[i].points / talia_cards_count (lines[i].cards)));
        }
    }
  return worth;
}

/* The cards are those of the deciding deal, the most expensive first, and no more expensive one is left out. */
static void
test_the_dearest_cards_are_shown (gconstpointer data)
{
  TaliaMatch *match = play (data, G_MAXUINT);
  const TaliaState *state = &talia_match_get_view (match)->seen;
  GListModel *deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  const guint deciding = talia_words_find_deciding_deal (match);
  g_autoptr (TaliaDealScore) deal =
      g_list_model_get_item (deals, (deciding > 0 ? deciding : g_list_model_get_n_items (deals)) - 1);
  TaliaCard cards[TALIA_DECIDING_CARDS];
  const guint n = talia_deciding_cards_find (match, cards);
  TaliaCards shown = 0, paid = 0;

  for (TaliaCards all = TALIA_ALL_CARDS; all != 0;)
    {
      TaliaCard card = talia_cards_pop (&all);

      if (find_worth (match, deal, card) >= 0)
        paid |= TALIA_BIT (card);
    }
  for (guint i = 0; i < n; i++)
    {
      g_assert_false (shown & TALIA_BIT (cards[i]));
      shown |= TALIA_BIT (cards[i]);
      if (i > 0)
        g_assert_cmpint (find_worth (match, deal, cards[i]), <=, find_worth (match, deal, cards[i - 1]));
    }
  if (paid == 0)
    for (int side = 0; side < state->sides; side++)
      g_assert_true ((state->winners >> side & 1) || (shown & talia_state_taken (state, side)) == 0);
  else
    {
      g_assert_cmpint (n, ==, MIN (talia_cards_count (paid), TALIA_DECIDING_CARDS));
      for (TaliaCards left = paid & ~shown; left != 0;)
        g_assert_cmpint (find_worth (match, deal, talia_cards_pop (&left)), <=, find_worth (match, deal, cards[n - 1]));
    }
  g_clear_object (&deal);
  g_assert_finalize_object (match);
}

/* --- the layout ------------------------------------------------------------------------------------- */

static const Sheet seats[] = {
  { "casino", "players=2 target=11" }, { "kierki", "players=3" }, { "spades", "target=200" }, { "hearts", "target=50" },
  { "kierki", "players=5" },           { "kierki", "players=6" }, { "kierki", "players=7" },
};

static const struct
{
  int width, height; /* of the board */
} sizes[] = { { 360, 366 }, { 360, 546 }, { 480, 700 }, { 640, 313 }, { 800, 420 }, { 1000, 650 }, { 1920, 1033 } };

/* Shows the end of the match in a window, and waits until it has this size. The first frame is drawn `late`
 * milliseconds after the window has opened, as by a slow machine. */
static GtkWidget *
present_late (TaliaMatch *match, int width, int height, guint late)
{
  GtkWidget *window = gtk_window_new (), *end = talia_match_end_new (match);

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), end);
  gtk_window_present (GTK_WINDOW (window));
  g_usleep (late * 1000);
  wait_until (gtk_widget_get_mapped (end) && gtk_widget_get_width (end) > 0);
  return end;
}

static GtkWidget *
present (TaliaMatch *match, int width, int height)
{
  return present_late (match, width, height, 0);
}

static gboolean
is_part (GtkWidget *widget)
{
  return TALIA_IS_FACE (widget) || GTK_IS_BOX (widget);
}

/* Only the faces of partners overlap. */
static gboolean
may_overlap (GtkWidget *one, GtkWidget *other)
{
  return TALIA_IS_FACE (one) && TALIA_IS_FACE (other) && gtk_widget_get_next_sibling (one) == other;
}

/* Every face and every name has its own place on the podium, with any players and at any size. */
static void
test_nobody_covers_anybody (gconstpointer data)
{
  TaliaMatch *match = play (data, G_MAXUINT);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *end = present (match, sizes[i].width, sizes[i].height), *podium = find (end, TALIA_TYPE_PODIUM, 0);
      const graphene_rect_t all = GRAPHENE_RECT_INIT (-1, -1, (float) gtk_widget_get_width (podium) + 2,
                                                      (float) gtk_widget_get_height (podium) + 2);

      for (GtkWidget *one = gtk_widget_get_first_child (podium); one != NULL; one = gtk_widget_get_next_sibling (one))
        {
          graphene_rect_t rect, other_rect, shared;

          g_assert_true (is_part (one));
          g_assert_true (gtk_widget_compute_bounds (one, podium, &rect));
          g_test_message ("%s %dx%d: %s at %g %g, %g x %g", ((const Sheet *) data)->options, sizes[i].width,
                          sizes[i].height, G_OBJECT_TYPE_NAME (one), rect.origin.x, rect.origin.y, rect.size.width,
                          rect.size.height);
          g_assert_true (graphene_rect_contains_rect (&all, &rect));
          for (GtkWidget *other = gtk_widget_get_next_sibling (one); other != NULL;
               other = gtk_widget_get_next_sibling (other))
            {
              g_assert_true (gtk_widget_compute_bounds (other, podium, &other_rect));
              g_assert_true (!graphene_rect_intersection (&rect, &other_rect, &shared) || shared.size.width < 2
                             || shared.size.height < 2 || may_overlap (one, other));
            }
        }
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (end)));
    }
  g_assert_finalize_object (match);
}

/* --- the animation ----------------------------------------------------------------------------------- */

static void
press_key (GtkWidget *end, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (gtk_widget_get_root (end)));
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean stops = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller)
          || gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_CAPTURE)
        continue;
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Return, 0, modifiers, &stops);
      stopped |= stops;
    }
  g_assert_cmpint (stopped, ==, modifiers == 0);
}

static void
press_enter (GtkWidget *end)
{
  press_key (end, 0);
}

static void
press_shortcut (GtkWidget *end)
{
  press_key (end, GDK_CONTROL_MASK);
}

static void
click (GtkWidget *end)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (end);
  g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, 0);

  g_assert_true (GTK_IS_GESTURE_CLICK (controller));
  g_signal_emit_by_name (controller, "pressed", 1, 10.0, 10.0);
}

/* Ways to end the animation; NULL if there is none. */
static const struct
{
  const char *rule;
  gboolean moves;
  const char *speed, *table;
  void (*end) (GtkWidget *end);
} ways[] = {
  { "a-click-ends-it", TRUE, "normal", "green", click },
  { "enter-ends-it", TRUE, "normal", "green", press_enter },
  { "a-shortcut-ends-it", TRUE, "normal", "green", press_shortcut },
  { "not-with-reduced-motion", FALSE, "normal", "green", NULL },
  { "not-against-the-preference", TRUE, "off", "green", NULL },
  { "not-on-a-plain-table", TRUE, "normal", "plain", NULL },
};

static gboolean
is_shown (GtkWidget *widget)
{
  while (widget != NULL && gtk_widget_get_opacity (widget) == 1)
    widget = gtk_widget_get_parent (widget);
  return widget == NULL;
}

/* Whether names, texts, the plot and the buttons are visible. */
static gboolean
is_whole (GtkWidget *end)
{
  return is_shown (find (find (end, TALIA_TYPE_PODIUM, 0), GTK_TYPE_LABEL, 0))
         && is_shown (find_css (end, GTK_TYPE_LABEL, "title-1")) && is_shown (find (end, TALIA_TYPE_PLOT, 0))
         && is_shown (find_css (end, GTK_TYPE_BUTTON, "suggested-action"));
}

/* Whether there are cards behind the winner; no player here has a picture as its face. */
static gboolean
has_cards (GtkWidget *end)
{
  GtkWidget *podium = find (end, TALIA_TYPE_PODIUM, 0);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) text = NULL;

  GTK_WIDGET_GET_CLASS (podium)->snapshot (podium, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return FALSE;
  text = gsk_render_node_serialize (node);
  return g_strstr_len (g_bytes_get_data (text, NULL), (gssize) g_bytes_get_size (text), "texture") != NULL;
}

static void
test_it_unfolds (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  TaliaMatch *match = play (&matches[0], G_MAXUINT);
  GtkWidget *end;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", ways[i].moves, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", ways[i].speed);
  g_settings_set_string (talia_settings_get (), "table-color", ways[i].table);
  end = present_late (match, 1000, 650, i == 0 ? 1500 : 0); /* whenever it is drawn first, that is its beginning */
  g_assert_cmpint (talia_match_end_get_moving (TALIA_MATCH_END (end)), ==, ways[i].end != NULL);
  g_assert_cmpint (is_whole (end), ==, ways[i].end == NULL);
  g_assert_cmpint (has_cards (end), ==, ways[i].end == NULL); /* not before the winner appears */
  g_assert_true (gtk_widget_get_mapped (find_css (end, GTK_TYPE_BUTTON, "suggested-action")));
  g_assert_true (gtk_widget_get_mapped (find (end, GTK_TYPE_LABEL, 0)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (end))) != NULL);
  if (ways[i].end != NULL)
    ways[i].end (end);
  g_assert_false (talia_match_end_get_moving (TALIA_MATCH_END (end)));
  g_assert_true (is_whole (end));
  wait_until (has_cards (end));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (end)));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_settings_reset (talia_settings_get (), "table-color");
  g_assert_finalize_object (match);
}

static GtkWidget *
get_plate (Window *window, guint i)
{
  return find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, i);
}

/* The board is hidden below the end of its match and cannot be reached; undo brings all of it back. */
static void
test_the_board_makes_way (void)
{
  TaliaTable *table = playing_game_table (talia_registry_find ("hearts"), "target=50");
  TaliaRandom random;
  Window *window;

  talia_random_init (&random, 5);
  while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
    playing_step (table, &random);
  window = window_new (table, 0);
  wait_until (find_widget (window->window, TALIA_TYPE_MATCH_END) != NULL);
  g_assert_true (talia_board_is_covered (TALIA_BOARD (window->board)));
  for (guint i = 0; i < 4; i++)
    wait_until (!gtk_widget_get_mapped (get_plate (window, i)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.undo", NULL));
  wait_until (find_widget (window->window, TALIA_TYPE_MATCH_END) == NULL);
  for (guint i = 0; i < 4; i++)
    wait_until (gtk_widget_get_mapped (get_plate (window, i)));
  g_assert_true (window_wait_for_turn (window));
  window_free (window);
}

static void
add (const char *rule, const Sheet *sheet, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/match-end/%s-%s-%s", rule, sheet->game, sheet->options);

  g_strdelimit (path + 1, " =", '-');
  g_test_add_data_func (path, sheet, test);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  setup_style ();
  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/match-end/course-%s", matches[i].game);

      g_test_add_data_func (path, &matches[i], test_a_match_ends_with_its_course);
      add ("dearest-cards", &matches[i], test_the_dearest_cards_are_shown);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (seats); i++)
    add ("nobody-covers-anybody", &seats[i], test_nobody_covers_anybody);
  g_test_add_func ("/match-end/the-board-makes-way", test_the_board_makes_way);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/match-end/%s", ways[i].rule);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_it_unfolds);
    }
  g_test_add_func ("/match-end/a-deal-played-again-compares", test_a_deal_played_again_compares);
  return g_test_run ();
}
