/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons around the table that open popovers: the last trick, and what the deal is about. */
#include "talia-table-buttons.h"

#include "ui/score/talia-schedule.h"

static void
create_last_cb (GtkMenuButton *button, gpointer data)
{
  TaliaTableButtons *self = data;

  talia_table_focus_hang (self->focus, button, talia_board_create_last (self->focus->board));
}

static GtkWidget *
create_schedule (TaliaMatch *match)
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

static void
create_schedule_cb (GtkMenuButton *button, gpointer data)
{
  TaliaTableButtons *self = data;

  talia_table_focus_hang (self->focus, button, create_schedule (talia_board_get_match (self->focus->board)));
}

void
talia_table_buttons_attach (TaliaTableButtons *self)
{
  gtk_menu_button_set_create_popup_func (self->schedule, create_schedule_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->last, create_last_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->bottom_last, create_last_cb, self, NULL);
}

void
talia_table_buttons_follow_board (TaliaTableButtons *self)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->last), talia_board_get_last_label (self->focus->board));
}

void
talia_table_buttons_update (TaliaTableButtons *self)
{
  gboolean curtain = talia_match_get_curtain (talia_board_get_match (self->focus->board));
  gboolean has_last = talia_board_has_last (self->focus->board) && !curtain;

  gtk_widget_action_set_enabled (self->focus->page, "table.last-trick", has_last);
  gtk_widget_action_set_enabled (self->focus->page, "table.show-score", !curtain);
  gtk_widget_set_sensitive (GTK_WIDGET (self->last), has_last);
  gtk_widget_set_sensitive (self->panel, !curtain);
}

void
talia_table_buttons_clear (TaliaTableButtons *self)
{
  gtk_menu_button_set_popover (self->last, NULL);
  gtk_menu_button_set_popover (self->bottom_last, NULL);
}

void
talia_table_buttons_show_last (TaliaTableButtons *self)
{
  gtk_menu_button_popup (gtk_widget_get_visible (GTK_WIDGET (self->last)) ? self->last : self->bottom_last);
}
