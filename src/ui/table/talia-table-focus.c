/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keyboard focus at the table, and its way back to where the next move is made. */
#include "talia-table-focus.h"

#include <adwaita.h>

GtkWidget *
talia_table_focus_find (const TaliaTableFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

TaliaBoard *
talia_table_focus_get_board (const TaliaTableFocus *self)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self->board_bin));

  return child != NULL ? TALIA_BOARD (child) : NULL;
}

gboolean
talia_table_focus_is_on_board (const TaliaTableFocus *self)
{
  GtkWidget *focus = talia_table_focus_find (self);

  return focus != NULL && gtk_widget_is_ancestor (focus, self->board_bin);
}

void
talia_table_focus_move (const TaliaTableFocus *self)
{
  TaliaBoard *board = talia_table_focus_get_board (self);
  const char *lead = talia_table_session_get_lead (self->session);

  if (talia_match_get_curtain (talia_table_session_get_match (self->session)))
    gtk_widget_grab_focus (gtk_widget_get_last_child (self->place));
  else if (self->ahead != NULL)
    gtk_widget_grab_focus (self->ahead);
  else if (lead != NULL)
    gtk_widget_grab_focus (talia_board_bar_find_choice (self->bar, lead));
  else if (board != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (board));
}

static void
move_cb (GdkFrameClock *clock, gpointer data)
{
  TaliaTableFocus *self = data;

  g_signal_handlers_disconnect_by_func (clock, move_cb, self);
  self->was_on_board = FALSE;
  if (!gtk_widget_in_destruction (self->page))
    talia_table_focus_move (self);
}

/* For as long as the page lives that this is part of. */
static void
connect (TaliaTableFocus *self, gpointer instance, const char *signal, GCallback callback)
{
  GClosure *closure = g_cclosure_new (callback, self, NULL);

  g_object_watch_closure (G_OBJECT (self->page), closure);
  g_signal_connect_closure (instance, signal, closure, TRUE);
}

void
talia_table_focus_move_later (TaliaTableFocus *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->page);

  if (clock == NULL)
    return;
  connect (self, clock, "after-paint", G_CALLBACK (move_cb));
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

void
talia_table_focus_unsettle (TaliaTableFocus *self)
{
  self->was_on_board |= talia_table_focus_is_on_board (self);
}

void
talia_table_focus_settle (TaliaTableFocus *self)
{
  if (self->was_on_board)
    talia_table_focus_move_later (self);
}

static void
closed_cb (GtkPopover *popover, TaliaTableFocus *self)
{
  talia_table_focus_move_later (self);
}

void
talia_table_focus_hang (TaliaTableFocus *self, GtkMenuButton *button, GtkWidget *child)
{
  GtkWidget *popover = gtk_popover_new ();

  if (talia_table_focus_find (self) == NULL || talia_table_focus_is_on_board (self))
    connect (self, popover, "closed", G_CALLBACK (closed_cb));
  gtk_popover_set_child (GTK_POPOVER (popover), child);
  gtk_menu_button_set_popover (button, popover);
}
