/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolls to a place in a page of the rule book, as soon as the page has a layout. */
#include "talia-book-target.h"

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TaliaBookTarget *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  GtkWidget *shown = self->widget != NULL ? self->widget : adw_clamp_get_child (self->clamp);
  graphene_point_t place;

  /* The layout is not known yet: the page is only just being opened, or an example expanded. */
  if (shown != NULL && (!gtk_widget_get_mapped (shown) || self->frames++ < 2))
    return G_SOURCE_CONTINUE;

  self->waiting = 0;
  if (self->focus && self->widget != NULL)
    gtk_widget_grab_focus (self->widget);
  else if (self->focus)
    gtk_widget_child_focus (GTK_WIDGET (self->clamp), GTK_DIR_TAB_FORWARD);
  self->focus = FALSE;
  if (self->widget != NULL
      && gtk_widget_compute_point (self->widget, GTK_WIDGET (self->clamp), &GRAPHENE_POINT_INIT (0, 0), &place))
    gtk_adjustment_set_value (adjustment, place.y - gtk_adjustment_get_page_size (adjustment) / 4);
  else if (self->scroll >= 0)
    gtk_adjustment_set_value (adjustment, self->scroll);
  return G_SOURCE_REMOVE;
}

static void
scroll_later (TaliaBookTarget *self)
{
  self->frames = 0;
  if (self->waiting == 0)
    self->waiting = gtk_widget_add_tick_callback (GTK_WIDGET (self->scroller), scroll_cb, self, NULL);
}

void
talia_book_target_init (TaliaBookTarget *self, GtkScrolledWindow *scroller, AdwClamp *clamp)
{
  *self = (TaliaBookTarget) { .scroller = scroller, .clamp = clamp, .scroll = -1 };
}

/* Forgets the target, but keeps waiting for the next one. */
static void
forget (TaliaBookTarget *self)
{
  if (self->widget != NULL)
    gtk_widget_remove_css_class (self->widget, "marked");
  self->widget = NULL;
  self->focus = FALSE;
}

void
talia_book_target_clear (TaliaBookTarget *self)
{
  forget (self);
  if (self->waiting != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->scroller), self->waiting);
  self->waiting = 0;
}

void
talia_book_target_go (TaliaBookTarget *self, GtkWidget *widget, gboolean mark)
{
  forget (self);
  self->widget = widget;
  if (widget != NULL && mark)
    gtk_widget_add_css_class (widget, "marked");
  self->focus = widget != NULL && mark;
  self->scroll = widget != NULL ? -1 : 0;
  scroll_later (self);
}

void
talia_book_target_focus (TaliaBookTarget *self)
{
  self->focus = TRUE;
  scroll_later (self);
}

void
talia_book_target_go_back (TaliaBookTarget *self, double scroll)
{
  forget (self);
  self->scroll = scroll;
  scroll_later (self);
}

double
talia_book_target_get_scroll (TaliaBookTarget *self)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
}

gboolean
talia_book_target_is_left (TaliaBookTarget *self)
{
  graphene_rect_t bounds;

  if (self->waiting != 0 || self->widget == NULL || !gtk_widget_get_mapped (self->widget))
    return FALSE;
  return gtk_widget_compute_bounds (self->widget, GTK_WIDGET (self->scroller), &bounds)
         && (bounds.origin.y + bounds.size.height < 0
             || bounds.origin.y > gtk_widget_get_height (GTK_WIDGET (self->scroller)));
}
