/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reviews above the other pages of the window; no match goes on below them. */
#include "talia-window-review.h"

#include "model/talia-table-follow.h"
#include "talia-window-pages.h"

/* By when the page is gone, not when it is hidden: other pages may be above it for a while. */
static void
gone_cb (gpointer match, GObject *page)
{
  talia_match_release (match);
  g_object_unref (match);
}

static void
play_cb (GtkWidget *page, TaliaTable *table, TaliaWindowThen *play)
{
  (*play) (ADW_APPLICATION_WINDOW (gtk_widget_get_root (page)), table);
}

static void
free_cb (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
talia_window_review_push (AdwNavigationView *pages, TaliaTable *table, TaliaMatch *match, int seat, guint deal,
                          TaliaWindowThen play)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (NULL);
  g_autoptr (TaliaTable) known = talia_table_follow_copy_ended (table);
  TaliaReviewPage *page;
  TaliaWindowThen *kept;
  TaliaState open;

  g_return_if_fail (ADW_IS_NAVIGATION_VIEW (pages));
  g_return_if_fail (TALIA_IS_TABLE (table));

  talia_table_get_open_state (known, &open);
  if (open.deals == 0 || TALIA_IS_REVIEW_PAGE (adw_navigation_view_get_visible_page (pages)))
    return;
  page = talia_review_page_new (known, seat, deal);
  talia_review_page_set_verdicts (page, verdicts);
  kept = g_new (TaliaWindowThen, 1);
  *kept = play;
  g_signal_connect_data (page, "play", G_CALLBACK (play_cb), kept, free_cb, 0);
  if (match != NULL)
    {
      talia_match_hold (match); /* or the person would miss what the others play */
      g_object_weak_ref (G_OBJECT (page), gone_cb, g_object_ref (match));
    }
  adw_navigation_view_push (pages, ADW_NAVIGATION_PAGE (page));
}

void
talia_window_review_table (AdwNavigationView *pages, TaliaTablePage *page, guint deal, TaliaWindowThen play)
{
  TaliaMatch *match;

  if (page == NULL)
    return;
  match = talia_table_page_get_match (page);
  if (deal == 0) /* the sheet has a row for each finished deal */
    deal = g_list_model_get_n_items (G_LIST_MODEL (talia_match_get_score_sheet (match)));
  talia_window_review_push (pages, talia_match_get_table (match), match, talia_match_get_own_seat (match), deal, play);
}

void
talia_window_review_again (AdwNavigationView *pages, AdwNavigationPage *page, TaliaTablePage *table,
                           TaliaWindowThen play)
{
  TaliaMatch *match = table != NULL ? talia_table_page_get_match (table) : NULL;
  TaliaReview *review;

  if (!TALIA_IS_REVIEW_PAGE (page))
    return;
  review = talia_review_page_get_review (TALIA_REVIEW_PAGE (page));
  if (match != NULL && talia_match_get_table (match) != talia_review_get_table (review))
    match = NULL;
  talia_window_review_push (pages, talia_review_get_table (review), match,
                            talia_match_get_own_seat (talia_review_get_teller (review)), 0, play);
  page = adw_navigation_view_get_visible_page (pages);
  if (TALIA_IS_REVIEW_PAGE (page))
    talia_review_look_like (talia_review_page_get_review (TALIA_REVIEW_PAGE (page)), review);
}

gboolean
talia_window_review_open_book (AdwNavigationView *pages, TaliaBookPanel *panel, const char *id)
{
  TaliaReviewPage *page = talia_window_pages_find (pages, TALIA_TYPE_REVIEW_PAGE);
  TaliaMatch *match = page != NULL ? talia_review_get_match (talia_review_page_get_review (page)) : NULL;
  const TaliaState *state;

  if (match == NULL)
    return FALSE;
  state = &talia_match_get_view (match)->seen;
  talia_book_panel_set_options (panel, talia_match_get_game (match), &state->options);
  if (*id == '\0')
    talia_book_panel_show_now (panel, talia_match_get_game (match), state);
  else
    talia_book_panel_show (panel, talia_match_get_game (match)->id, id);
  return TRUE;
}
