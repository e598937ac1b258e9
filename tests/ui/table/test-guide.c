/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a guided deal at the table: its texts, the card it points at, its warnings, and that the person may still play
 * something else. */
#include "find.h"
#include "guide/talia-guide.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/table/session/talia-table-session.h"
#include "ui/table/talia-table-guide.h"
#include "window.h"

#define GAME "kierki"

static const TaliaGuidedDeal *
get_deal_of (const char *game)
{
  return talia_guided_deal_get (talia_registry_find (game));
}

static const TaliaGuidedDeal *
get_deal (void)
{
  return get_deal_of (GAME);
}

static const TaliaGuidedStep *
get_step (guint number)
{
  return &g_array_index (get_deal ()->steps, TaliaGuidedStep, number);
}

static Window *
window_new_guided_in (const char *game)
{
  TaliaTable *table = talia_guide_create_table (talia_registry_find (game), "Zosia");
  Window *window;

  g_settings_set_boolean (talia_settings_get (), "autoplay-forced", TRUE); /* a preference that a guide ignores */
  window = window_new (table, get_deal_of (game)->number);
  g_object_set (window->match, "bots-seed", get_deal_of (game)->number, NULL);
  return window;
}

static Window *
window_new_guided (void)
{
  return window_new_guided_in (GAME);
}

static GtkWidget *
get_guide (Window *window)
{
  return find (window->window, TALIA_TYPE_TABLE_GUIDE, 0); /* even while it is silent */
}

/* Whether the guide shows the text. */
static gboolean
says (Window *window, const char *text)
{
  return has_shown_text (get_guide (window), text);
}

static void
press (Window *window, const char *label)
{
  wait_until (find_button (get_guide (window), label) != NULL);
  wait_until (window_get_focus (window) != NULL
              && gtk_widget_is_ancestor (window_get_focus (window), get_guide (window)));
  g_signal_emit_by_name (find_button (get_guide (window), label), "clicked");
}

static void
read_beginning (Window *window)
{
  const TaliaGuidedDeal *deal = talia_guided_deal_get (talia_match_get_game (window->match));

  for (guint i = 0; i < deal->begin->len; i++)
    {
      wait_until (says (window, g_array_index (deal->begin, TaliaGuidedText, i).text));
      g_assert_true (talia_match_get_held (window->match));
      press (window, "Next");
    }
  g_assert_false (talia_match_get_held (window->match));
}

/* Whether the player's card is highlighted as by a hint. */
static gboolean
is_pointed_at (Window *window, TaliaCard card)
{
  return talia_card_widget_get_mark (TALIA_CARD_WIDGET (window_get_card (window, card))) == TALIA_CARD_HINTED;
}

static void
play (Window *window, const TaliaMove *move)
{
  g_autoptr (GError) error = NULL;

  wait_until (talia_match_get_own_turn (window->match));
  talia_match_play (window->match, move, &error);
  g_assert_no_error (error);
}

/* Whether a label has the number of the deal, which is not shown in a lesson because it cannot be played again. */
static gboolean
has_number (GtkWidget *root)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (gtk_widget_get_mapped (label) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Deal number"))
      return TRUE;
  return FALSE;
}

static void
test_a_deal_is_explained_to_its_end (void)
{
  Window *window = window_new_guided ();

  read_beginning (window);
  for (guint i = 0; i < get_deal ()->steps->len; i++)
    {
      wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, get_step (i)->say.text)));
      g_assert_null (find_button (get_guide (window), "Take It Back"));
      play (window, &get_step (i)->move);
    }
  wait_until (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY) != NULL);
  g_assert_nonnull (find_button (window->window, "Play a Match"));
  g_assert_null (find_button (window->window, "Next Deal"));
  g_assert_false (has_number (find_widget (window->window, TALIA_TYPE_DEAL_SUMMARY)));
  window_free (window);
}

/* A bid is highlighted as well. */
static void
test_a_button_is_pointed_at (void)
{
  Window *window = window_new_guided_in ("spades");
  GtkWidget *bid;

  read_beginning (window);
  wait_until ((bid = talia_board_bar_find_choice (window_get_bar (window), "bid:2")) != NULL);
  wait_until (gtk_widget_has_css_class (bid, "hinted"));
  window_free (window);
}

/* A move without a text of its own is judged: what it costs, which move would have been better, and why. */
static void
test_an_unforeseen_mistake_is_explained (void)
{
  TaliaMove eight;
  Window *window = window_new_guided ();
  g_autofree char *text = NULL;

  read_beginning (window);
  for (guint i = 0; i < 2; i++)
    {
      wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, get_step (i)->say.text)));
      play (window, &get_step (i)->move);
    }
  wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, get_step (2)->say.text)));
  g_assert_true (talia_move_parse ("8C", &eight));
  play (window, &eight);
  wait_until (find_button (get_guide (window), "Take It Back") != NULL);
  text = g_strdup (gtk_label_get_label (GTK_LABEL (find (get_guide (window), GTK_TYPE_LABEL, 0))));
  g_assert_true (g_str_has_prefix (text, "On average, this costs you about "));
  g_assert_nonnull (strstr (text, " Better: six of clubs. The highest card that does not take the trick."));
  window_free (window);
}

static void
resize (Window *window, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window->window), width, height);
  wait_until (gtk_widget_get_width (window->window) <= width);
  window_wait_for_frames (window, 5);
}

/* Goes through the whole deal as the guide proposes; calls `look` at each step. */
static void
follow (Window *window, void (*look) (Window *window, const TaliaMove *move, gpointer data), gpointer data)
{
  const TaliaGuidedDeal *deal = talia_guided_deal_get (talia_match_get_game (window->match));

  for (guint i = 0; i < deal->steps->len; i++)
    {
      const TaliaGuidedStep *step = &g_array_index (deal->steps, TaliaGuidedStep, i);

      wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), says (window, step->say.text)));
      window_wait_for_frames (window, 3);
      look (window, &step->move, data);
      play (window, &step->move);
    }
}

static void
check_place (Window *window, const TaliaMove *move, gpointer data)
{
  const TaliaBoardGeometry *before = data, *now = talia_hand_board_get_geometry (window->board);

  g_assert_cmpfloat (now->bubble.y, ==, before->bubble.y);
  g_assert_cmpint (now->bubble_height, ==, before->bubble_height);
  g_assert_cmpfloat (now->plate[0].y, ==, before->plate[0].y);
  g_assert_cmpfloat (now->hand_top, ==, before->hand_top);
  g_assert_cmpint (now->trick_width, ==, before->trick_width);
}

/* The texts have different lengths, and not all have a link to a rule; nevertheless the table does not move. */
static void
test_the_table_keeps_its_place (gconstpointer data)
{
  g_autoptr (GtkCssProvider) css = setup_style ();
  Window *window = window_new_guided ();
  TaliaBoardGeometry before;

  resize (window, GPOINTER_TO_INT (data), 720);
  wait_until (gtk_widget_get_mapped (get_guide (window)));
  window_wait_for_frames (window, 5);
  before = *talia_hand_board_get_geometry (window->board);
  g_assert_cmpint (before.bubble_height, >, 0);
  gtk_widget_grab_focus (find_button (get_guide (window), "Next"));
  read_beginning (window);
  follow (window, check_place, &before);
  window_free (window);
}

/* Whether a rectangle has a point of the pointer, which is a triangle: `half` wide at the height `top`, and ending in
 * the tip. */
static gboolean
is_crossed (const graphene_rect_t *rect, const graphene_point_t *tip, float top, float half)
{
  for (float y = top; y <= tip->y; y += 1)
    {
      float aside = half * (tip->y - y) / MAX (tip->y - top, 1);

      if (y > rect->origin.y && y < rect->origin.y + rect->size.height && tip->x + aside > rect->origin.x
          && tip->x - aside < rect->origin.x + rect->size.width)
        return TRUE;
    }
  return FALSE;
}

/* The pointer leaves free the index of each card, and ends above the card; just below its tip is the card. */
static void
check_pointer (Window *window, const TaliaMove *move, gpointer data)
{
  GtkWidget *bubble = get_guide (window), *board = GTK_WIDGET (window->board), *picked, *card;
  const TaliaCardLook look = talia_card_look_get ();
  TaliaCards hand = window_get_hand (window), cards = talia_move_get_cards (move) & hand;
  graphene_point_t tip, edge = { 0 };
  graphene_rect_t paper;
  guint *pointed = data;

  if (cards == 0)
    {
      g_assert_false (talia_board_bubble_get_tip (TALIA_BOARD_BUBBLE (bubble), &tip));
      return;
    }
  g_assert_true (talia_board_bubble_get_tip (TALIA_BOARD_BUBBLE (bubble), &tip));
  g_assert_true (gtk_widget_compute_bounds (bubble, board, &paper));
  g_assert_true (gtk_widget_compute_point (bubble, board, &tip, &tip));
  picked = gtk_widget_pick (board, tip.x, tip.y + 8, GTK_PICK_INSENSITIVE);
  while (picked != NULL && !TALIA_IS_CARD_WIDGET (picked))
    picked = gtk_widget_get_parent (picked);
  g_assert_nonnull (picked);
  g_assert_true (cards & TALIA_BIT (talia_card_widget_get_card (TALIA_CARD_WIDGET (picked))));
  g_assert_true (gtk_widget_compute_point (board, picked, &tip, &edge));
  g_assert_cmpfloat (edge.y, <=, 0); /* it covers nothing of that card */
  for (guint i = 0; (card = find (board, TALIA_TYPE_CARD_WIDGET, i)) != NULL; i++)
    {
      graphene_rect_t index = talia_card_face_get_index (&look, gtk_widget_get_width (card));
      graphene_matrix_t place;

      if (!gtk_widget_compute_transform (card, board, &place))
        continue;
      graphene_matrix_transform_bounds (&place, &index, &index);
      g_assert_false (is_crossed (&index, &tip, paper.origin.y + paper.size.height, 4));
    }
  (*pointed)++;
}

static const struct
{
  const char *game;
  int width, height;
  gboolean mirrored;
} pointings[] = {
  { "hearts", 1000, 700, FALSE },   { "hearts", 360, 720, FALSE },  { "kierki", 1000, 700, FALSE },
  { "kierki", 360, 720, FALSE },    { "kierki", 1000, 700, TRUE },  { "loteryjka", 1000, 700, FALSE },
  { "loteryjka", 360, 720, FALSE }, { "casino", 1000, 700, FALSE }, { "royal", 360, 720, FALSE },
  { "greckie", 1000, 700, FALSE },  { "spades", 360, 860, TRUE }, /* where bids and a bubble have room with any font */
};

static void
test_it_points_at_the_card (gconstpointer data)
{
  const gsize at = GPOINTER_TO_SIZE (data);
  g_autoptr (GtkCssProvider) css = setup_style ();
  guint pointed = 0;
  Window *window;

  gtk_widget_set_default_direction (pointings[at].mirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  window = window_new_guided_in (pointings[at].game);
  resize (window, pointings[at].width, pointings[at].height);
  wait_until (gtk_widget_get_mapped (get_guide (window)));
  read_beginning (window);
  follow (window, check_pointer, &pointed);
  g_assert_cmpuint (pointed, >, 0);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  window_free (window);
}

/* Of several cards it points at the first that is not chosen yet. */
static void
test_it_points_at_the_next_to_choose (void)
{
  g_autoptr (GtkCssProvider) css = setup_style ();
  Window *window = window_new_guided_in ("hearts");
  TaliaBoardBubble *bubble;
  graphene_point_t tip, next;
  TaliaCards rest;

  read_beginning (window);
  wait_until (is_pointed_at (window, TALIA_CARD (TALIA_ACE, TALIA_CLUBS)));
  window_wait_for_frames (window, 3);
  bubble = TALIA_BOARD_BUBBLE (get_guide (window));
  g_assert_true (talia_board_bubble_get_tip (bubble, &tip));
  for (rest = talia_board_bubble_get_cards (bubble); rest != 0;)
    {
      gtk_widget_activate_action (window_get_card (window, talia_cards_pop (&rest)), "card.play", NULL);
      window_wait_for_frames (window, 3);
      g_assert_true (talia_board_bubble_get_tip (bubble, &next) == (rest != 0));
    }
  window_free (window);
}

static char *
get_text (Window *window, const char *name)
{
  g_autoptr (TaliaTableSession) session = NULL;
  char *text;

  g_object_get (window->page, "session", &session, NULL);
  g_object_get (session, name, &text, NULL);
  return text;
}

static void
check_silence (Window *window, const TaliaMove *move, gpointer data)
{
  g_autofree char *prompt = get_text (window, "prompt"), *news = get_text (window, "news");

  g_assert_cmpstr (prompt, ==, "");
  g_assert_cmpstr (news, ==, "");
}

/* While the guide speaks, the line above the hand does not; it speaks while others move, and when a move is refused. */
static void
test_the_usual_message_is_silent (void)
{
  Window *window = window_new_guided ();
  g_autofree char *news = NULL, *prompt = NULL;
  g_autoptr (GError) error = NULL;

  wait_until (gtk_widget_get_mapped (get_guide (window)));
  check_silence (window, NULL, NULL);
  read_beginning (window);
  wait_until (says (window, get_step (0)->say.text));
  check_silence (window, NULL, NULL);
  g_assert_false (
      talia_board_play (TALIA_BOARD (window->board), &TALIA_PLAY (TALIA_CARD (TALIA_ACE, TALIA_SPADES)), NULL));
  news = get_text (window, "news");
  g_assert_cmpstr (news, !=, "");
  play (window, &get_step (0)->move);
  g_assert_false (gtk_widget_get_visible (get_guide (window)));
  prompt = get_text (window, "prompt");
  g_assert_cmpstr (prompt, !=, "");
  wait_until (says (window, get_step (1)->say.text));
  check_silence (window, NULL, NULL);
  window_free (window);
}

/* The bubble does not take the focus from the card that it speaks of; its buttons come after the hand. */
static void
test_its_buttons_come_after_the_hand (void)
{
  static const struct
  {
    GtkDirectionType there, back;
  } ways[] = { { GTK_DIR_TAB_BACKWARD, GTK_DIR_TAB_FORWARD }, { GTK_DIR_DOWN, GTK_DIR_UP } };
  Window *window = window_new_guided ();
  GtkWidget *next;

  wait_until (find_button (get_guide (window), "Next") != NULL);
  next = find_button (get_guide (window), "Next");
  wait_until (window_get_focus (window) == next);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      gtk_widget_child_focus (window->window, ways[i].there);
      g_assert_true (TALIA_IS_CARD_WIDGET (window_get_focus (window)));
      gtk_widget_child_focus (window->window, ways[i].back);
      g_assert_true (window_get_focus (window) == next);
    }
  read_beginning (window);
  wait_until (is_pointed_at (window, get_step (0)->move.card));
  window_wait_for_frames (window, 3);
  g_assert_true (window_get_focus (window) == window_get_card (window, get_step (0)->move.card));
  gtk_test_accessible_assert_role (get_guide (window), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_property (get_guide (window), GTK_ACCESSIBLE_PROPERTY_LABEL, "Guide");
  window_free (window);
}

static void
test_a_mistake_can_be_taken_back (void)
{
  Window *window = window_new_guided ();
  const TaliaGuidedStray *stray = &g_array_index (get_step (0)->strays, TaliaGuidedStray, 0);

  read_beginning (window);
  wait_until (is_pointed_at (window, get_step (0)->move.card));
  play (window, &stray->move);
  g_assert_true (says (window, stray->text));
  g_assert_true (talia_match_get_held (window->match));
  wait_until (window_get_focus (window) == find_button (get_guide (window), "Take It Back"));
  gtk_widget_activate (window_get_focus (window)); /* the step that the button shows first */
  wait_until (says (window, get_step (0)->say.text));
  g_assert_false (talia_match_get_held (window->match));
  g_assert_true (is_pointed_at (window, get_step (0)->move.card));
  window_free (window);
}

/* After a different move the player is told once that this is not the lesson any more. */
static void
test_whoever_goes_another_way_hears_the_expert (void)
{
  const char *left = "You have left the prepared deal: from here on there is a hint for each move. Hint: ";
  Window *window = window_new_guided ();
  const TaliaGuidedStray *stray = &g_array_index (get_step (0)->strays, TaliaGuidedStray, 0);

  read_beginning (window);
  play (window, &stray->move);
  press (window, "Go On");
  g_assert_false (talia_match_get_held (window->match));
  wait_until ((talia_board_hasten (TALIA_BOARD (window->board)), talia_match_get_own_turn (window->match)));
  wait_until (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (find (get_guide (window), GTK_TYPE_LABEL, 0))), left));
  window_free (window);
}

/* The learner makes every move, whatever the preferences are. */
static void
test_no_move_is_made_for_the_learner (void)
{
  Window *window = window_new_guided ();

  g_assert_cmpuint (talia_match_get_autoplay (window->match), ==, 0);
  g_settings_set_boolean (talia_settings_get (), "play-last", FALSE);
  g_assert_cmpuint (talia_match_get_autoplay (window->match), ==, 0);
  g_settings_reset (talia_settings_get (), "play-last");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/guide/to-its-end", test_a_deal_is_explained_to_its_end);
  g_test_add_data_func ("/guide/table-keeps-its-place/wide", GINT_TO_POINTER (1000), test_the_table_keeps_its_place);
  g_test_add_data_func ("/guide/table-keeps-its-place/narrow", GINT_TO_POINTER (360), test_the_table_keeps_its_place);
  for (gsize i = 0; i < G_N_ELEMENTS (pointings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/guide/points-at-the-card/%s-%d%s", pointings[i].game,
                                               pointings[i].width, pointings[i].mirrored ? "-mirrored" : "");

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_it_points_at_the_card);
    }
  g_test_add_func ("/guide/points-at-the-next", test_it_points_at_the_next_to_choose);
  g_test_add_func ("/guide/usual-message-is-silent", test_the_usual_message_is_silent);
  g_test_add_func ("/guide/buttons-come-after-the-hand", test_its_buttons_come_after_the_hand);
  g_test_add_func ("/guide/button", test_a_button_is_pointed_at);
  g_test_add_func ("/guide/no-move-is-made", test_no_move_is_made_for_the_learner);
  g_test_add_func ("/guide/mistake", test_a_mistake_can_be_taken_back);
  g_test_add_func ("/guide/unforeseen-mistake", test_an_unforeseen_mistake_is_explained);
  g_test_add_func ("/guide/another-way", test_whoever_goes_another_way_hears_the_expert);
  return g_test_run ();
}
