/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that nothing on a board covers anything else: every kind of table in every phase, in windows and with text of
 * all sizes, in both languages. A thorough run tests all of that, the usual one the worst cases. TALIA_PICTURES names a
 * folder for pictures. */
#include "covering.h"
#include "guide/talia-guide.h"
#include "model/record/talia-record.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-language.h"
#include "ui/table/talia-table-guide.h"
#include "window.h"

/* The number of cards on a crowded fishing table, and in rows late in a deal. */
#define CROWD 14
#define LATE 36
/* The size of the window's shadow if no window manager draws it. */
#define EDGES 60

/* Window sizes; the usual suite has the first three. */
static const struct
{
  int width, height;
} sizes[] = { { 1000, 700 }, { 360, 640 }, { 640, 360 }, { 800, 600 } };

/* The desktop's scale, and the size of letters: the usual suite has the first one, the thorough run all in Polish and
 * the first one in English. */
static const struct
{
  int percent, points;
} texts[] = { { 200, 11 }, { 100, 11 }, { 150, 11 }, { 100, 22 } };

#define NAME " WWWWWWWWWWWWWWWWWWWWWWWW\n"
#define NAMED "seat 0 human" NAME "seat 1 easy" NAME "seat 2 easy" NAME "seat 3 easy" NAME

static const char *const languages[] = { "pl", "en" };

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

/* --- phases ---------------------------------------------------------------------------------------------- */

static void
stay (Window *window, guint table)
{
}

/* Chooses cards, so that they are raised and the button is sensitive. */
static void
choose_cards (Window *window, guint table)
{
  TaliaCards hand = window_get_hand (window);

  g_assert_cmpint (get_state (window)->phase, ==, TALIA_PHASE_PASS);
  for (int i = 0; i < 3; i++)
    g_assert_true (gtk_widget_activate_action (window_get_card (window, talia_cards_pop (&hand)), "card.play", NULL));
}

static void
reach_bid (Window *window, guint table)
{
  g_assert_true (window_wait_for_turn (window));
  g_assert_cmpint (get_state (window)->phase, ==, TALIA_PHASE_BID);
}

/* Plays until it is the player's turn in a trick that others have begun, if that happens. */
static void
reach_turn (Window *window)
{
  if (get_state (window)->phase == TALIA_PHASE_PASS)
    window_pass (window);
  g_assert_true (window_wait_for_turn (window));
  if (get_state (window)->phase == TALIA_PHASE_BID)
    {
      g_assert_true (talia_board_play (TALIA_BOARD (window->board), &TALIA_BID (3), NULL));
      g_assert_true (window_wait_for_turn (window));
    }
}

/* Tries a card that may not be played, which shows the reason and the link to the rule. */
static void
be_refused (Window *window, guint table)
{
  TaliaCard refused;

  reach_turn (window);
  while ((refused = window_find_card (window, FALSE)) == TALIA_NO_CARD)
    {
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      g_assert_true (window_wait_for_turn (window));
    }
  gtk_widget_activate (window_get_card (window, refused));
}

static void
finish_trick (Window *window, guint table)
{
  reach_turn (window);
  g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
  wait_until (talia_board_is_waiting (TALIA_BOARD (window->board)));
}

static void
ask_for_hint (Window *window, guint table)
{
  g_autofree char *before = NULL;

  reach_turn (window);
  before = g_strdup (talia_board_bar_get_news (window_get_bar (window)));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.hint", NULL));
  wait_until (!g_str_equal (talia_board_bar_get_news (window_get_bar (window)), before));
}

/* Builds if possible, otherwise trails, otherwise takes as few cards as possible. */
static void
make_crowding (TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal (talia_table_get_game (table), state, moves, TALIA_MAX_LEGAL), least = G_MAXINT, best = 0;

  g_assert_cmpint (n, >, 0);
  for (int i = 0; i < n; i++)
    {
      gboolean builds = moves[i].kind == TALIA_MOVE_BUILD && state->fishing.n_builds < 2;
      int cost = builds ? -2 : moves[i].kind == TALIA_MOVE_TRAIL ? -1 : talia_cards_count (moves[i].cards);

      if (cost < least)
        {
          least = cost;
          best = i;
        }
    }
  g_assert_true (talia_table_play (table, &moves[best], NULL));
}

/* Plays until the table is crowded, before the window exists. */
static void
crowd (TaliaTable *table, guint64 seed, guint n)
{
  const TaliaState *state = talia_table_get_state (table);

  g_assert_true (talia_table_deal_seed (table, seed, NULL));
  while ((guint) talia_cards_count (talia_state_table (state)) < n || state->to_act != 0)
    {
      make_crowding (table);
      state = talia_table_get_state (table);
    }
}

static void
crowd_table (Window *window, guint table)
{
  g_assert_cmpuint ((guint) talia_cards_count (talia_state_table (get_state (window))), >=, table);
}

/* Chooses a card of the hand that can be played, so that there are buttons for what it can take or build. */
static void
choose_on_table (Window *window, guint table)
{
  TaliaCards hand;

  crowd_table (window, table);
  for (hand = window_get_hand (window); hand != 0;)
    {
      GtkWidget *card = window_get_card (window, talia_cards_pop (&hand));

      if (talia_card_widget_get_playable (TALIA_CARD_WIDGET (card)))
        {
          g_assert_true (gtk_widget_activate_action (card, "card.play", NULL));
          break;
        }
    }
}

/* Plays to the end of the deal, so that the summary is shown. */
static void
finish_deal (Window *window, guint table)
{
  reach_turn (window);
  window_play_deal (window);
  wait_until (talia_board_get_centre (TALIA_BOARD (window->board)) != NULL);
}

static void
lay_rows (Window *window, guint table)
{
  while ((guint) talia_cards_count (get_state (window)->rows.laid) < table)
    {
      TaliaCard card;

      g_assert_true (window_wait_for_turn (window));
      card = window_find_card (window, TRUE);
      if (card != TALIA_NO_CARD)
        g_assert_true (gtk_widget_activate (window_get_card (window, card)));
      else
        g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL));
    }
  g_assert_true (window_wait_for_turn (window));
}

/* The guide explains the game before the first move. */
static void
hear_guide (Window *window, guint table)
{
  wait_until (talia_board_get_bubble (TALIA_BOARD (window->board)) != NULL
              && gtk_widget_get_mapped (talia_board_get_bubble (TALIA_BOARD (window->board))));
}

/* The guide points at a card, or at none where the move has none; with what the others have laid already, if `table`
 * says that there is to be something. */
static void
follow_guide (Window *window, guint table)
{
  const TaliaGuidedDeal *deal = talia_guided_deal_get (talia_match_get_game (window->match));

  for (guint i = 0; i < deal->begin->len; i++)
    {
      hear_guide (window, 0);
      g_signal_emit_by_name (
          talia_table_guide_get_ahead (TALIA_TABLE_GUIDE (talia_board_get_bubble (TALIA_BOARD (window->board)))),
          "clicked");
    }
  for (guint i = 0; i < deal->steps->len; i++)
    {
      g_assert_true (window_wait_for_turn (window));
      if ((guint) talia_cards_count (talia_state_table (get_state (window))) >= table)
        break;
      g_assert_true (talia_match_play (window->match, &g_array_index (deal->steps, TaliaGuidedStep, i).move, NULL));
    }
  hear_guide (window, 0);
}

/* The guide asks whether a move should be taken back. */
static void
stray (Window *window, guint table)
{
  TaliaCard card;

  follow_guide (window, 0);
  card = g_array_index (
             g_array_index (talia_guided_deal_get (talia_match_get_game (window->match))->steps, TaliaGuidedStep, 0)
                 .strays,
             TaliaGuidedStray, 0)
             .move.card;
  g_assert_true (gtk_widget_activate (window_get_card (window, card)));
  hear_guide (window, 0);
}

/* `chips`, `buttons` and `table` are the least numbers of such things; plates and cards of the hand must be complete.
 * Options of several lines are a record with its seats. */
static const struct
{
  const char *name, *game, *options;
  void (*reach) (Window *window, guint table);
  guint64 seed;
  gboolean is_usual; /* part of the usual suite */
  guint chips, buttons, table;
} scenes[] = {
  { "hearts-pass", "hearts", "", choose_cards, 9, TRUE, 0, 1, 0 },
  { "hearts-refused", "hearts", "", be_refused, 9, FALSE, 0, 1, 0 },
  { "hearts-trick", "hearts", "", finish_trick, 9, FALSE, 0, 0, 4 },
  { "spades-bid", "spades", "dealer=3", reach_bid, 1, TRUE, 2, 14, 0 },
  { "spades-last-bid", "spades", "dealer=0", reach_bid, 2, FALSE, 2, 14, 0 },
  { "spades-hint", "spades", "dealer=3", ask_for_hint, 1, FALSE, 2, 0, 0 },
  { "spades-refused", "spades", "", be_refused, 9, FALSE, 2, 1, 1 },
  { "spades-trick", "spades", "", finish_trick, 9, TRUE, 2, 0, 4 },
  { "kierki-3-trick", "kierki", "players=3", finish_trick, 9, FALSE, 0, 0, 3 },
  { "kierki-4-refused", "kierki", "players=4", be_refused, 9, FALSE, 0, 1, 0 },
  { "kierki-5-trick", "kierki", "players=5", finish_trick, 9, FALSE, 0, 0, 5 },
  { "kierki-6-trick", "kierki", "players=6", finish_trick, 9, FALSE, 0, 0, 6 },
  { "kierki-7-trick", "kierki", "players=7", finish_trick, 9, TRUE, 0, 0, 7 },
  { "kierki-7-refused", "kierki", "players=7", be_refused, 9, TRUE, 0, 1, 0 },
  { "punktowe-trick", "punktowe", "", finish_trick, 9, FALSE, 0, 0, 3 },
  { "czarna-dama-pass", "czarna-dama", "", stay, 9, FALSE, 0, 0, 0 },
  { "czarna-dama-trick", "czarna-dama", "", finish_trick, 9, FALSE, 0, 0, 3 },
  { "greckie-hint", "greckie", "", ask_for_hint, 9, FALSE, 0, 0, 0 },
  { "greckie-trick", "greckie", "", finish_trick, 9, FALSE, 0, 0, 3 },
  { "casino-2-choice", "casino", "players=2 dealer=1", choose_on_table, 3, FALSE, 0, 0, CROWD },
  { "casino-3", "casino", "players=3 dealer=2", crowd_table, 3, FALSE, 0, 0, CROWD },
  { "casino-4-choice", "casino", "players=4 dealer=3", choose_on_table, 3, FALSE, 0, 0, CROWD },
  { "casino-4-hint", "casino", "players=4 dealer=3", ask_for_hint, 3, FALSE, 0, 1, 3 },
  { "royal", "royal", "dealer=0", crowd_table, 3, FALSE, 0, 0, 7 },
  { "royal-choice", "royal", "dealer=0", choose_on_table, 3, TRUE, 0, 0, 7 },
  { "loteryjka-late", "loteryjka", "", lay_rows, 3, TRUE, 0, 0, LATE },
  { "hearts-deal", "hearts", "", finish_deal, 9, FALSE, 0, 0, 0 },
  { "kierki-7-deal", "kierki", "players=7", finish_deal, 9, FALSE, 0, 0, 0 },
  { "spades-names-bid", "spades", "option dealer=3\n" NAMED, reach_bid, 1, FALSE, 2, 14, 0 },
  { "spades-names-trick", "spades", "option dealer=3\n" NAMED, finish_trick, 1, FALSE, 2, 0, 4 },
  { "kierki-7-names", "kierki", "option players=7\n" NAMED "seat 4 easy" NAME "seat 5 easy" NAME "seat 6 easy" NAME,
    finish_trick, 9, FALSE, 0, 0, 7 },
  { "casino-names", "casino", "option players=4\noption dealer=3\n" NAMED, crowd_table, 3, FALSE, 0, 0, CROWD },
  { "hearts-regulars", "hearts",
    "note regulars - grace - nina\nseat 0 human Ala\nseat 1 easy Grace\nseat 2 easy Ola\nseat 3 easy Nina\n",
    be_refused, 9, FALSE, 0, 1, 0 },
  { "guide-hearts", "hearts", "", follow_guide, 8, TRUE, 0, 1, 0 },
  { "guide-kierki", "kierki", "", hear_guide, 8, FALSE, 0, 0, 0 },
  { "guide-kierki-stray", "kierki", "", stray, 8, FALSE, 0, 0, 1 },
  { "guide-kierki-trick", "kierki", "", follow_guide, 8, FALSE, 0, 0, 2 },
  { "guide-spades", "spades", "", follow_guide, 7, TRUE, 2, 14, 0 },
  { "guide-loteryjka", "loteryjka", "", follow_guide, 9, FALSE, 0, 1, 1 },
  { "guide-casino", "casino", "", follow_guide, 8, FALSE, 0, 0, 4 },
  { "guide-royal", "royal", "", follow_guide, 7, TRUE, 0, 0, 4 },
  { "guide-greckie", "greckie", "", follow_guide, 7, FALSE, 0, 0, 0 },
  { "loteryjka-hint", "loteryjka", "", ask_for_hint, 3, FALSE, 0, 0, 0 },
};

/* --- looking ------------------------------------------------------------------------------------------------- */

/* Returns the render node of the next frame. */
static GskRenderNode *
draw (Window *window, GdkPaintable *paintable)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window->window),
                          gtk_widget_get_height (window->window));
  return gtk_snapshot_free_to_node (snapshot);
}

static void
take_picture (Window *window, const char *where)
{
  const char *folder = g_getenv ("TALIA_PICTURES");
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *file = NULL;
  GskRenderNode *node;

  if (folder == NULL)
    return;
  paintable = gtk_widget_paintable_new (window->window);
  wait_until ((node = draw (window, paintable)) != NULL);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window->window)), node, NULL);
  file = g_strdup_printf ("%s/%s.png", folder, where);
  g_assert_true (gdk_texture_save_to_png (texture, file));
  gsk_render_node_unref (node);
}

static gboolean
has_size (Window *window, int width, int height)
{
  int w = gtk_widget_get_width (window->window), h = gtk_widget_get_height (window->window);

  return w <= width && w > width - EDGES && h <= height && h > height - EDGES;
}

static void
resize (Window *window, int width, int height)
{
  for (int i = 0; i < 40 && !has_size (window, width, height); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window->window), width, height);
      window_wait_for_frames (window, 2);
    }
  if (!has_size (window, width, height))
    g_error ("a window of %dx%d is %dx%d", width, height, gtk_widget_get_width (window->window),
             gtk_widget_get_height (window->window));
  window_wait_for_frames (window, 5);
  while (g_main_context_pending (NULL)) /* idle functions */
    g_main_context_iteration (NULL, FALSE);
  window_wait_for_frames (window, 3);
}

static gboolean
is_guided (gsize scene)
{
  return scenes[scene].reach == hear_guide || scenes[scene].reach == follow_guide || scenes[scene].reach == stray;
}

/* Returns the first fault in the window, or NULL; counts the things by role. */
static char *
look (Window *window, gsize scene, guint counts[COVERING_N_ROLES])
{
  const TaliaState *state = get_state (window);
  TaliaCards hand = window_get_hand (window);
  char *fault = covering_find (GTK_WIDGET (window->board), hand, counts);

  if (fault != NULL)
    return fault;
  if (counts[COVERING_PLATE] < (guint) state->seats)
    return g_strdup_printf ("there are only %u plates", counts[COVERING_PLATE]);
  if (counts[COVERING_HAND] < (guint) talia_cards_count (hand)
      || (counts[COVERING_HAND] == 0 && counts[COVERING_CENTRE] == 0))
    return g_strdup_printf ("there are only %u cards in the hand", counts[COVERING_HAND]);
  if (counts[COVERING_TABLE] < scenes[scene].table)
    return g_strdup_printf ("there are only %u cards on the table", counts[COVERING_TABLE]);
  if (counts[COVERING_CHIP] < scenes[scene].chips)
    return g_strdup_printf ("there are only %u chips", counts[COVERING_CHIP]);
  if (counts[COVERING_BUTTON] < scenes[scene].buttons)
    return g_strdup_printf ("there are only %u buttons", counts[COVERING_BUTTON]);
  if (counts[COVERING_BUBBLE] != (is_guided (scene) ? 1 : 0))
    return g_strdup_printf ("there are %u bubbles", counts[COVERING_BUBBLE]);
  if (counts[COVERING_WORDS] + counts[COVERING_CENTRE] + counts[COVERING_BUBBLE] == 0)
    return g_strdup ("nothing is said");
  return NULL;
}

static TaliaTable *
make_table (gsize scene)
{
  const TaliaGame *game = talia_registry_find (scenes[scene].game);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaTable *table;

  if (is_guided (scene))
    return talia_guide_create_table (game, "Zosia");
  if (strchr (scenes[scene].options, '\n') == NULL)
    {
      talia_game_init_options (game, &options);
      talia_options_apply_preset (game->options, &options, &(TaliaPreset) { "", "", scenes[scene].options });
      return talia_table_new (game, &options, NULL);
    }
  text = g_strdup_printf ("talia-record 1\ngame %s\n%s", scenes[scene].game, scenes[scene].options);
  table = talia_record_parse (text, -1, &error);
  g_assert_no_error (error);
  return table;
}

static Window *
open_scene (gsize scene)
{
  TaliaTable *table = make_table (scene);

  if (scenes[scene].reach == crowd_table || scenes[scene].reach == choose_on_table)
    crowd (table, scenes[scene].seed, scenes[scene].table);
  if (is_guided (scene))
    return window_new (table, talia_guided_deal_get (talia_registry_find (scenes[scene].game))->number);
  return window_new (table, scenes[scene].seed);
}

/* Looks with letters of this size in the window as it is, and in each other size. */
static void
look_at_sizes (Window *window, gsize scene, gsize text, const char *language, GString *faults)
{
  setup_text_scale (texts[text].percent);
  setup_font_size (texts[text].points);
  for (gsize size = 0; size < (g_test_thorough () ? G_N_ELEMENTS (sizes) : 3); size++)
    {
      g_autofree char *where = g_strdup_printf ("%s-%s-%d-%d-%dx%d", scenes[scene].name, language, texts[text].percent,
                                                texts[text].points, sizes[size].width, sizes[size].height);
      guint counts[COVERING_N_ROLES];
      g_autofree char *fault = NULL;

      resize (window, sizes[size].width, sizes[size].height);
      take_picture (window, where);
      fault = look (window, scene, counts);
      if (fault != NULL)
        g_string_append_printf (faults, "\n%s: %s", where, fault);
    }
  resize (window, sizes[0].width, sizes[0].height);
}

static void
test_scene (gconstpointer data)
{
  gsize scene = GPOINTER_TO_SIZE (data);
  g_autoptr (GString) faults = g_string_new (NULL);

  for (gsize l = 0; l < (g_test_thorough () ? G_N_ELEMENTS (languages) : 1); l++)
    {
      Window *window;

      g_settings_set_string (talia_settings_get (), "language", languages[l]);
      talia_language_apply ();
      window = open_scene (scene);
      scenes[scene].reach (window, scenes[scene].table);
      for (gsize text = 0; text < (g_test_thorough () && l == 0 ? G_N_ELEMENTS (texts) : 1); text++)
        look_at_sizes (window, scene, text, languages[l], faults);
      setup_text_scale (100);
      setup_font_size (11);
      window_free (window);
    }
  if (faults->len > 0)
    {
      g_test_message ("%s", faults->str);
      g_test_fail ();
    }
}

/* The window is resized while cards fly. */
static void
test_resized_in_flight (void)
{
  Window *window = window_new (NULL, 9);

  setup_text_scale (200);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "normal");
  window_pass (window);
  for (gsize size = 0; size < 2 * G_N_ELEMENTS (sizes); size++)
    {
      const gsize at = size % G_N_ELEMENTS (sizes);
      guint counts[COVERING_N_ROLES];
      g_autofree char *fault = NULL;

      g_assert_true (window_wait_for_turn (window));
      g_assert_true (gtk_widget_activate (window_get_card (window, window_find_card (window, TRUE))));
      resize (window, sizes[at].width, sizes[at].height);
      window_wait_for_rest (window);
      fault = covering_find (GTK_WIDGET (window->board), window_get_hand (window), counts);
      if (fault != NULL)
        g_error ("%dx%d: %s", sizes[at].width, sizes[at].height, fault);
      g_assert_cmpuint (counts[COVERING_PLATE], ==, 4);
    }
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  setup_text_scale (100);
  window_free (window);
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkCssProvider) css = NULL;

  g_settings_set_string (talia_settings_get (), "language", "en");
  talia_language_init ();
  setup_still (&argc, &argv);
  if (!talia_language_is_available ())
    {
      g_print ("1..0 # SKIP no locale but C is installed, so the C library looks at no catalog\n");
      return 0;
    }
  css = setup_style ();
  g_settings_set_boolean (talia_settings_get (), "wait-after-trick", TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (scenes); i++)
    if (scenes[i].is_usual || g_test_thorough ())
      {
        g_autofree char *path = g_strconcat ("/nothing-covered/", scenes[i].name, NULL);

        g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_scene);
      }
  if (g_test_thorough ())
    g_test_add_func ("/nothing-covered/resized-in-flight", test_resized_in_flight);
  return g_test_run ();
}
