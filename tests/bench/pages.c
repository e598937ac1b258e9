/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the pages take that show all matches: to the first frame of the start page, of Matches and of statistics. */
#include <adwaita.h>
#include <stdlib.h>

#include "ui/app/talia-application.h"
#include "ui/app/talia-window.h"
#include "ui/desktop/talia-language.h"
#include "ui/matches/talia-matches-page.h"
#include "ui/matches/talia-statistics-page.h"

/* What was looked at is left alone for so long: the thread that looks at the files is to be done with it. */
#define SETTLE_MS 1500

typedef struct
{
  GtkWidget *window;
  AdwNavigationView *pages;
  gint64 asked; /* µs */
  guint step;   /* 0: the start page, then those below */
  gboolean waiting;
} Probe;

static const struct
{
  const char *name, *action;
  GType (*get_type) (void);
} steps[] = { { "start", NULL, NULL },
              { "matches", "win.matches", talia_matches_page_get_type },
              { "statistics", "win.statistics", talia_statistics_page_get_type } };

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

  probe->asked = g_get_monotonic_time ();
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
painted_cb (GdkFrameClock *clock, Probe *probe)
{
  if (!probe->waiting || !is_there (probe))
    return;
  probe->waiting = FALSE;
  g_print ("%s %g\n", steps[probe->step].name, (double) (g_get_monotonic_time () - probe->asked) / 1000);
  if (++probe->step == G_N_ELEMENTS (steps))
    exit (0);
  g_timeout_add_once (SETTLE_MS, ask_cb, probe);
}

static void
realized_cb (GtkWidget *window, Probe *probe)
{
  probe->pages = find_pages (window);
  g_object_set (gtk_widget_get_settings (window), "gtk-enable-animations", FALSE, NULL);
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
  Probe probe = { .asked = g_get_monotonic_time (), .waiting = TRUE };
  GtkApplication *application;

  talia_language_init ();
  application = GTK_APPLICATION (talia_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &probe);
  return g_application_run (G_APPLICATION (application), 0, NULL);
}
