/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests changing the language in the preferences: the window is rebuilt, and the match stays where it was. */
#include <adwaita.h>

#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-about.h"
#include "ui/app/talia-preferences-dialog.h"
#include "ui/app/talia-window.h"
#include "ui/book/talia-book-reader.h"
#include "ui/book/talia-book-text.h"
#include "ui/cards/talia-card-widget.h"

#include "find.h"
#include "window.h"

static GtkApplication *application;

static TaliaWindow *
get_window (void)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  return TALIA_IS_WINDOW (window) ? TALIA_WINDOW (window) : NULL;
}

/* Returns the window that replaces this one after the choice of a language. */
static TaliaWindow *
choose_language (TaliaWindow *window, const char *language)
{
  gpointer old = window;

  g_object_add_weak_pointer (G_OBJECT (window), &old);
  g_settings_set_string (talia_settings_get (), "language", language);
  wait_until (old == NULL && get_window () != NULL && gtk_widget_get_mapped (GTK_WIDGET (get_window ())));
  return get_window ();
}

static gboolean
has_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

static void
test_start_page (void)
{
  TaliaWindow *window = get_window ();

  wait_until (has_label (GTK_WIDGET (window), "What shall we play?"));
  window = choose_language (window, "pl");
  wait_until (has_label (GTK_WIDGET (window), "W co gramy?"));
  window = choose_language (window, "en");
  wait_until (has_label (GTK_WIDGET (window), "What shall we play?"));
}

/* Returns the player's card with the highest number, at the table. */
static TaliaCardWidget *
get_card (TaliaWindow *window, const TaliaState *state)
{
  TaliaCard card = TALIA_NO_CARD;

  for (TaliaCards hand = state->hand[0]; hand != 0;)
    card = talia_cards_pop (&hand);
  return TALIA_CARD_WIDGET (talia_hand_board_get_card (
      TALIA_HAND_BOARD (talia_table_page_get_board (talia_window_get_table_page (window))), card));
}

/* Whether the row with that title is visible with its full height in the dialog. */
static gboolean
is_in_sight (GtkWidget *row, const char *title)
{
  GtkWidget *viewport = row != NULL ? gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT) : NULL;
  graphene_rect_t bounds;

  return viewport != NULL && ADW_IS_COMBO_ROW (row)
         && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title)
         && gtk_widget_compute_bounds (row, viewport, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (viewport);
}

/* Changes the language in the middle of a deal, with the rules open beside the board and the preferences above it. */
static void
test_match (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaWindow *window = get_window ();
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaMatch) match = NULL;
  TaliaOptions options;
  TaliaState state;
  int width, height;

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  talia_session_begin (talia_window_get_session (window), table);
  wait_until (talia_window_get_table_page (window) != NULL && talia_table_get_state (table)->phase == TALIA_PHASE_PASS);
  match = g_object_ref (talia_table_page_get_match (talia_window_get_table_page (window)));
  wait_until (talia_match_get_own_turn (match));
  talia_table_page_show_rules (talia_window_get_table_page (window), "");
  wait_until (has_label (GTK_WIDGET (window), "Passing cards"));
  g_assert_true (has_label (GTK_WIDGET (window), "You"));
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  wait_until (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) != NULL);
  state = *talia_table_get_state (table);
  gtk_widget_activate_action (GTK_WIDGET (get_card (window, &state)), "card.play", NULL);
  g_assert_cmpint (talia_card_widget_get_mark (get_card (window, &state)), ==, TALIA_CARD_MARKED);
  wait_until ((width = gtk_widget_get_width (GTK_WIDGET (window))) > 0);
  height = gtk_widget_get_height (GTK_WIDGET (window));

  window = choose_language (window, "pl");
  wait_until (
      TALIA_IS_PREFERENCES_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))));
  wait_until (is_in_sight (gtk_window_get_focus (GTK_WINDOW (window)), "Język programu"));
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  wait_until (has_label (GTK_WIDGET (window), "Kierki amerykańskie"));
  wait_until (has_label (GTK_WIDGET (window), "Oddawanie kart"));
  g_assert_true (has_label (GTK_WIDGET (window), "Ty")); /* the name of a person who has given none */
  wait_until (gtk_widget_get_width (GTK_WIDGET (window)) == width
              && gtk_widget_get_height (GTK_WIDGET (window)) == height);
  g_assert_true (talia_table_page_get_match (talia_window_get_table_page (window)) == match);
  g_assert_cmpint (talia_card_widget_get_mark (get_card (window, &state)), ==, TALIA_CARD_MARKED);
  g_assert_true (talia_state_equal (talia_table_get_state (table), &state));

  /* The match continues: the others choose their cards, and it is the person's turn again. */
  {
    TaliaMove moves[400];
    int n = talia_game_legal (game, &state, moves, G_N_ELEMENTS (moves));

    g_assert_cmpint (n, >, 0);
    g_assert_true (talia_match_play (match, &moves[0], NULL));
  }
  wait_until (talia_table_get_state (table)->phase == TALIA_PHASE_PLAY && talia_match_get_own_turn (match));
  window = choose_language (window, "en");
  wait_until (has_label (GTK_WIDGET (window), "American Hearts"));
  g_assert_cmpint (talia_table_get_state (table)->phase, ==, TALIA_PHASE_PLAY);
}

/* The rule book stays open on its own page at the same place. */
static void
test_reader (void)
{
  TaliaWindow *window = get_window ();
  GtkWidget *paragraph;
  GtkLabel *text;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.read-rules", "s", "follow-suit");
  wait_until (find (GTK_WIDGET (window), TALIA_TYPE_BOOK_READER, 0) != NULL
              && has_label (GTK_WIDGET (window), "Playing a trick"));

  /* Moving the focus to a text does not select it. */
  paragraph = find (find (GTK_WIDGET (window), TALIA_TYPE_BOOK_READER, 0), TALIA_TYPE_BOOK_TEXT, 0);
  text = talia_book_text_get_label (TALIA_BOOK_TEXT (paragraph));
  wait_until (gtk_widget_grab_focus (GTK_WIDGET (text)));
  g_assert_false (gtk_label_get_selection_bounds (text, NULL, NULL));

  window = choose_language (window, "pl");
  wait_until (find (GTK_WIDGET (window), TALIA_TYPE_BOOK_READER, 0) != NULL
              && has_label (GTK_WIDGET (window), "Rozgrywka"));
  choose_language (window, "en");
}

/* Returns the paragraphs of the release notes. */
static GStrv
list_news (void)
{
  GtkWidget *about = g_object_ref_sink (GTK_WIDGET (talia_about_dialog_new ()));
  GStrv news = g_strsplit (adw_about_dialog_get_release_notes (ADW_ABOUT_DIALOG (about)), "\n", -1);

  g_assert_finalize_object (about);
  return news;
}

/* The release notes are in the program's language, whatever the system's is. */
static void
test_release_notes (void)
{
  g_auto (GStrv) english = list_news ();
  g_auto (GStrv) polish = NULL;

  choose_language (get_window (), "pl");
  polish = list_news ();
  g_assert_cmpuint (g_strv_length (polish), ==, g_strv_length (english));
  g_assert_cmpuint (g_strv_length (english), >, 1);
  for (guint i = 0; english[i] != NULL; i++)
    if (g_str_has_suffix (english[i], "</p>") || g_str_has_suffix (english[i], "</li>"))
      g_assert_cmpstr (polish[i], !=, english[i]);
  choose_language (get_window (), "en");
}

int
main (int argc, char **argv)
{
  char *data = playing_folder ();
  int status = 0;

  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      g_test_add_func ("/language/start-page", test_start_page);
      g_test_add_func ("/language/match", test_match);
      g_test_add_func ("/language/reader", test_reader);
      g_test_add_func ("/language/release-notes", test_release_notes);
      status = g_test_run ();
      gtk_window_destroy (GTK_WINDOW (get_window ()));
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
