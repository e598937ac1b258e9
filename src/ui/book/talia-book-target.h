/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scrolls to a place in a page of the rule book, as soon as the page has a layout. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** A place to scroll to: a part of the panel. Scrolling waits until the page has a layout, which one that has just been
 * opened does not have yet. */
typedef struct
{
  GtkScrolledWindow *scroller;
  AdwClamp *clamp;   /* holds the page */
  GtkWidget *widget; /* the widget to scroll to, NULL: scroll to `scroll` */
  double scroll;     /* the scroll position to restore; -1: none */
  gboolean focus;    /* whether the target takes the focus */
  guint waiting;     /* the tick callback of the scroller */
  guint frames;      /* the number of frames that it has waited since the target was mapped */
} TaliaBookTarget;

/** Initialises a target in the page that these widgets hold. To be called once, when both exist. */
void talia_book_target_init (TaliaBookTarget *self, GtkScrolledWindow *scroller, AdwClamp *clamp);

/** Cancels scrolling; to be called before the page is replaced and before the widgets are destroyed. */
void talia_book_target_clear (TaliaBookTarget *self);

/** Scrolls to `widget` (NULL: the top of the page). If `mark`, marks it and gives it the focus. */
void talia_book_target_go (TaliaBookTarget *self, GtkWidget *widget, gboolean mark);

/** Scrolls to the target again and gives it the focus; without a target, focuses the beginning of the page. */
void talia_book_target_focus (TaliaBookTarget *self);

/** Restores a scroll position. */
void talia_book_target_go_back (TaliaBookTarget *self, double scroll);

/** Returns the scroll position of the page. */
double talia_book_target_get_scroll (TaliaBookTarget *self);

/** Returns whether the reader has scrolled the target out of view. */
gboolean talia_book_target_is_left (TaliaBookTarget *self);

G_END_DECLS
