/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stack of pages that are open in the window: finding one, and pushing reviews and the rule book on top. */
#include "talia-window-pages.h"

#include "model/match/talia-scored.h"
#include "model/table/talia-table-follow.h"
#include "ui/book/talia-book-reader.h"
#include "ui/exercise/talia-exercise-page.h"
#include "ui/pad/talia-pad-page.h"
#include "ui/review/talia-review-deal.h"

/* Searches the stack by type, because a search by tag would also find a page that is being closed. */
gpointer
talia_window_pages_find (AdwNavigationView *pages, GType type)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (pages);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (page, type))
        return page; /* owned by the view */
    }
  return NULL;
}

static void
claim_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
swallow_cb (GtkEventControllerKey *keys, guint key)
{
  return key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space;
}

static gboolean
settled_cb (gpointer data)
{
  GtkEventController *controller = data;

  if (gtk_event_controller_get_widget (controller) != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (controller), controller);
  return G_SOURCE_REMOVE;
}

static void
add_for_a_moment (GtkWidget *page, GtkEventController *controller)
{
  guint time;

  g_object_get (gtk_widget_get_settings (page), "gtk-double-click-time", &time, NULL);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (page, g_object_ref (controller));
  /* After the events that a slow machine has not handled yet. */
  g_timeout_add_full (GDK_PRIORITY_EVENTS + 1, time, settled_cb, controller, g_object_unref);
}

void
talia_window_pages_settle (AdwNavigationView *pages)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (pages);
  GtkEventController *press = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()), *keys = gtk_event_controller_key_new ();

  g_return_if_fail (page != NULL);

  g_signal_connect (press, "pressed", G_CALLBACK (claim_cb), NULL);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (swallow_cb), NULL);
  add_for_a_moment (GTK_WIDGET (page), press);
  add_for_a_moment (GTK_WIDGET (page), keys);
}

/* --- reviews ------------------------------------------------------------------------ */

/* Called when the page is destroyed, not when it is hidden: other pages may be above it for a while. */
static void
gone_cb (gpointer match, GObject *page)
{
  talia_match_release (match);
  g_object_unref (match);
}

void
talia_window_pages_review (AdwNavigationView *pages, TaliaSession *session, TaliaTable *table, TaliaMatch *match,
                           int seat, guint deal)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (NULL);
  g_autoptr (TaliaTable) known = talia_table_follow_copy_ended (table);
  TaliaReviewPage *page;
  TaliaState open;

  g_return_if_fail (ADW_IS_NAVIGATION_VIEW (pages));
  g_return_if_fail (TALIA_IS_TABLE (table));

  talia_table_get_open_state (known, &open);
  if (open.deals == 0 || TALIA_IS_REVIEW_PAGE (adw_navigation_view_get_visible_page (pages)))
    return;
  page = talia_review_page_new (known, seat, deal);
  talia_review_page_set_verdicts (page, verdicts);
  g_signal_connect_object (page, "play", G_CALLBACK (talia_session_play_on), session, G_CONNECT_SWAPPED);
  if (match != NULL)
    {
      talia_match_hold (match); /* otherwise the player would miss what the others play */
      g_object_weak_ref (G_OBJECT (page), gone_cb, g_object_ref (match));
    }
  adw_navigation_view_push (pages, ADW_NAVIGATION_PAGE (page));
}

void
talia_window_pages_review_table (AdwNavigationView *pages, TaliaSession *session, TaliaTablePage *page, guint deal)
{
  TaliaMatch *match;

  if (page == NULL)
    return;
  match = talia_table_page_get_match (page);
  if (deal == 0) /* the score sheet has a row for each finished deal */
    deal = g_list_model_get_n_items (G_LIST_MODEL (talia_match_get_score_sheet (match)));
  talia_window_pages_review (pages, session, talia_match_get_table (match), match, talia_match_get_own_seat (match),
                             deal);
}

void
talia_window_pages_review_again (AdwNavigationView *pages, TaliaSession *session, AdwNavigationPage *page)
{
  TaliaTablePage *table = talia_window_pages_find (pages, TALIA_TYPE_TABLE_PAGE);
  TaliaMatch *match = table != NULL ? talia_table_page_get_match (table) : NULL;
  TaliaReview *review;

  if (!TALIA_IS_REVIEW_PAGE (page))
    return;
  review = talia_review_page_get_review (TALIA_REVIEW_PAGE (page));
  if (match != NULL && talia_match_get_table (match) != talia_review_get_table (review))
    match = NULL;
  talia_window_pages_review (pages, session, talia_review_get_table (review), match,
                             talia_match_get_own_seat (talia_review_get_teller (review)), 0);
  page = adw_navigation_view_get_visible_page (pages);
  if (TALIA_IS_REVIEW_PAGE (page))
    talia_review_look_like (talia_review_page_get_review (TALIA_REVIEW_PAGE (page)), review);
}

/* --- the rule book ------------------------------------------------------------------- */

/* Opens the rules at the place that concerns this moment of a match, or at `id` unless that is empty. */
static void
open_book (TaliaBookPanel *panel, const TaliaGame *game, const TaliaState *state, const char *id)
{
  talia_book_panel_set_options (panel, game, &state->options);
  if (*id == '\0')
    talia_book_panel_show_now (panel, game, state);
  else
    talia_book_panel_show (panel, game->id, id);
}

/* Opens the rules for the exercise, the score pad or the review that is open; returns FALSE if there is none. */
static gboolean
open_book_of_page (AdwNavigationView *pages, TaliaBookPanel *panel, const char *id)
{
  TaliaPadPage *pad = talia_window_pages_find (pages, TALIA_TYPE_PAD_PAGE);
  TaliaReviewPage *review = talia_window_pages_find (pages, TALIA_TYPE_REVIEW_PAGE);
  TaliaScored *scored = pad != NULL ? TALIA_SCORED (talia_pad_page_get_pad (pad)) : NULL;
  TaliaExercisePage *exercise = talia_window_pages_find (pages, TALIA_TYPE_EXERCISE_PAGE);
  TaliaTrial *trial = exercise != NULL ? talia_exercise_page_get_trial (exercise) : NULL;
  TaliaMatch *match = trial != NULL    ? talia_trial_get_match (trial)
                      : review != NULL ? talia_review_get_match (talia_review_page_get_review (review))
                                       : NULL;

  if (scored != NULL)
    open_book (panel, talia_scored_get_game (scored), talia_scored_get_state (scored), id);
  else if (match != NULL)
    open_book (panel, talia_match_get_game (match), &talia_match_get_view (match)->seen, id);
  return scored != NULL || match != NULL;
}

void
talia_window_pages_read_rules (AdwNavigationView *pages, const char *id)
{
  TaliaTablePage *table = talia_window_pages_find (pages, TALIA_TYPE_TABLE_PAGE);
  TaliaBookReader *open = talia_window_pages_find (pages, TALIA_TYPE_BOOK_READER); /* after a double click */
  TaliaBookReader *reader = open != NULL ? open : talia_book_reader_new ();

  if (!open_book_of_page (pages, talia_book_reader_get_panel (reader), id) && table != NULL)
    talia_table_page_open_book (table, talia_book_reader_get_panel (reader), id);
  if (open == NULL)
    adw_navigation_view_push (pages, ADW_NAVIGATION_PAGE (reader));
}

void
talia_window_pages_show_rules (AdwNavigationView *pages, const char *id)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (pages);

  if (TALIA_IS_TABLE_PAGE (page))
    talia_table_page_show_rules (TALIA_TABLE_PAGE (page), id);
  else if (TALIA_IS_BOOK_READER (page))
    adw_navigation_view_pop (pages); /* the key that opened the rules also closes them */
  else
    talia_window_pages_read_rules (pages, id);
}
