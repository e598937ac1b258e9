/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A place in a page of the rule book that is to be shown, and scrolling to it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** A plain struct of the panel's. What has only just been opened has no place yet: the way there waits for it. */
typedef struct
{
  GtkScrolledWindow *scroller;
  AdwClamp *clamp;   /* holds the page */
  GtkWidget *widget; /* what is to come into view, NULL: `scroll` decides */
  double scroll;     /* where to go back to; -1: nowhere */
  gboolean focus;    /* what comes into view takes it */
  guint waiting;     /* tick callback of the scroller */
  guint frames;      /* that it has waited since what is to be seen is mapped */
} TaliaBookTarget;

/** To be called once both widgets are there. */
void talia_book_target_init (TaliaBookTarget *self, GtkScrolledWindow *scroller, AdwClamp *clamp);

/** Goes nowhere any more; to be called before the page is replaced and before the widgets go. */
void talia_book_target_clear (TaliaBookTarget *self);

/** Brings `widget` into view (NULL: the top of the page). `mark`: marks it, and it takes the focus. */
void talia_book_target_go (TaliaBookTarget *self, GtkWidget *widget, gboolean mark);

/** Brings what is to come into view there once more, and it takes the focus; where there is nothing, what comes first.
 */
void talia_book_target_focus (TaliaBookTarget *self);

/** Goes back to where the page was scrolled to. */
void talia_book_target_go_back (TaliaBookTarget *self, double scroll);

/** How far the page is scrolled. */
double talia_book_target_get_scroll (TaliaBookTarget *self);

/** Whether the reader has scrolled away from what came into view. */
gboolean talia_book_target_is_left (TaliaBookTarget *self);

G_END_DECLS
