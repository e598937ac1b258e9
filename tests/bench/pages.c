/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures the pages that show all matches (the start page, Matches, statistics): the time to the first frame, and
 * until the page has slid in with all its visible rows. */
#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "ui/app/talia-application.h"
#include "ui/app/talia-window.h"
#include "ui/desktop/talia-language.h"
#include "ui/matches/talia-matches-page.h"
#include "ui/matches/talia-statistics-page.h"

/* The time between two steps, in which the thread that reads the files finishes. */
#define SETTLE_MS 1500

typedef struct
{
  GtkWidget *window;
  AdwNavigationView *pages;
  double asked, asked_busy; /* ms, by the clock and of the processor */
  guint step;               /* 0: the start page, then the others of `steps` */
  gboolean waiting, painted;
} Probe;

static const struct
{
  const char *name, *action;
  GType (*get_type) (void);
} steps[] = { { "start", NULL, NULL },
              { "matches", "win.matches", talia_matches_page_get_type },
              { "statistics", "win.statistics", talia_statistics_page_get_type } };

/* Returns the processor time of the main thread: on a busy machine the clock says little. */
static double
get_busy (void)
{
  struct timespec spent = { 0 };

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &spent);
  return (double) spent.tv_sec * 1000 + (double) spent.tv_nsec / 1000000;
}

static double
get_time (void)
{
  return (double) g_get_monotonic_time () / 1000;
}

static AdwNavigationView *
find_pages (GtkWidget *widget)
{
  if (ADW_IS_NAVIGATION_VIEW (widget))
    return ADW_NAVIGATION_VIEW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AdwNavigationView *found = find_pages (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
ask_cb (gpointer data)
{
  Probe *probe = data;

  probe->asked = get_time ();
  probe->asked_busy = get_busy ();
  probe->waiting = TRUE;
  gtk_widget_activate_action (probe->window, steps[probe->step].action, NULL);
}

static gboolean
is_there (Probe *probe)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (probe->pages);

  return steps[probe->step].get_type == NULL
         || (G_TYPE_CHECK_INSTANCE_TYPE (page, steps[probe->step].get_type ())
             && gtk_widget_get_mapped (GTK_WIDGET (page)));
}

static void
tell (const Probe *probe, const char *until)
{
  g_print ("%s-%s %g %g\n", steps[probe->step].name, until, get_time () - probe->asked,
           get_busy () - probe->asked_busy);
}

/* Whether the transition between pages is over. */
static gboolean
is_still (Probe *probe)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (probe->pages);
  GtkWidget *previous = gtk_widget_get_prev_sibling (GTK_WIDGET (page));

  return previous == NULL || !gtk_widget_get_child_visible (previous);
}

static void
painted_cb (GdkFrameClock *clock, Probe *probe)
{
  if (!probe->waiting || !is_there (probe))
    return;
  if (!probe->painted)
    tell (probe, "frame");
  probe->painted = TRUE;
  if (!is_still (probe))
    return;
  tell (probe, "page");
  probe->waiting = probe->painted = FALSE;
  if (++probe->step == G_N_ELEMENTS (steps))
    exit (0);
  g_timeout_add_once (SETTLE_MS, ask_cb, probe);
}

static void
realized_cb (GtkWidget *window, Probe *probe)
{
  probe->pages = find_pages (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), probe);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, Probe *probe)
{
  probe->window = GTK_WIDGET (window);
  g_signal_connect_after (window, "realize", G_CALLBACK (realized_cb), probe);
}

int
main (int argc, char **argv)
{
  Probe probe = { .asked = get_time (), .waiting = TRUE };
  GtkApplication *application;

  talia_language_init ();
  application = GTK_APPLICATION (talia_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &probe);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}
