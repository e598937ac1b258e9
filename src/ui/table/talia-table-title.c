/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The title of a table: the game, the running deal, and what the deal is about. */
#include "talia-table-title.h"

#include <glib/gi18n.h>

#include "ui/score/talia-schedule.h"
#include "words/talia-words-plan.h"

void
talia_table_title_update (TaliaTableTitle *self, TaliaMatch *match, gboolean narrow)
{
  const TaliaGame *game = talia_match_get_game (match);
  const TaliaState *state = &talia_match_get_view (match)->seen;
  g_autofree char *deal = state->deals > 0 ? talia_words_deal (game, state, narrow) : NULL;
  TaliaDealPlan plan;
  gboolean has_plan;

  talia_game_plan (game, state, MAX (state->deals, 1), &plan);
  has_plan = plan.n_stakes > 0;
  gtk_widget_set_can_target (GTK_WIDGET (self->button), has_plan);
  gtk_widget_set_can_focus (GTK_WIDGET (self->button), has_plan);
  gtk_menu_button_set_always_show_arrow (self->button, has_plan && !narrow);
  gtk_widget_action_set_enabled (GTK_WIDGET (self->page), "table.show-schedule", has_plan);
  adw_window_title_set_title (self->title, _ (game->name));
  adw_window_title_set_subtitle (self->title, deal != NULL ? deal : "");
  adw_navigation_page_set_title (self->page, _ (game->name));
}

GtkWidget *
talia_table_title_create_schedule (TaliaMatch *match)
{
  GtkWidget *schedule = talia_schedule_new (), *window = gtk_scrolled_window_new ();

  talia_schedule_set_match (TALIA_SCHEDULE (schedule), match);
  gtk_widget_set_size_request (schedule, 280, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), 460);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), schedule);
  gtk_widget_add_css_class (window, "schedule");
  return window;
}
