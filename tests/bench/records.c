/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures how the window copes with records of any length: for how long it stops responding, and how much memory it
 * takes. */
#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "endless.h"
#include "ui/app/talia-application.h"
#include "ui/app/talia-window.h"
#include "ui/desktop/talia-language.h"

#define TICK_MS 2
#define SETTLE_TICKS 500 /* ticks that are measured after the last event */

typedef struct
{
  const char *open; /* a file; NULL: the stored match is continued */
  GtkApplication *application;
  TaliaWindow *window;
  gint64 begun, asked, last; /* µs; `asked`: 0 before the question */
  gint64 blocked;            /* the longest time between two ticks */
  gint64 worked, last_work;  /* in processor time of this thread, which other programs do not affect */
  guint settled;
  gboolean painted;
} Probe;

static int
get_status (const char *key)
{
  g_autofree char *text = NULL;
  const char *line;

  return g_file_get_contents ("/proc/self/status", &text, NULL, NULL) && (line = strstr (text, key)) != NULL
             ? atoi (line + strlen (key))
             : 0;
}

static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * (gint64) G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static double
ms (gint64 from, gint64 to)
{
  return (double) (to - from) / 1000;
}

/* Whether the table is shown, or the dialog about a file that cannot be opened. */
static gboolean
is_there (Probe *probe)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (probe->window));

  return talia_window_get_table_page (probe->window) != NULL
         || (ADW_IS_ALERT_DIALOG (dialog) && adw_alert_dialog_has_response (ADW_ALERT_DIALOG (dialog), "close"));
}

static void
ask (Probe *probe)
{
  if (probe->asked == 0)
    g_print ("idle-memory %d KiB\n", get_status ("VmRSS:"));
  if (probe->open != NULL && probe->asked == 0)
    {
      g_autoptr (GFile) file = g_file_new_for_path (probe->open);

      talia_session_open_files (talia_window_get_session (probe->window), &file, 1);
    }
  else if (probe->open == NULL)
    gtk_widget_activate_action (GTK_WIDGET (probe->window), "win.continue", NULL);
  if (probe->asked == 0)
    probe->asked = g_get_monotonic_time ();
}

static gboolean
tick_cb (gpointer data)
{
  Probe *probe = data;
  gint64 now = g_get_monotonic_time (), work = get_work ();

  if (probe->last != 0 && probe->painted)
    {
      probe->blocked = MAX (probe->blocked, now - probe->last);
      probe->worked = MAX (probe->worked, work - probe->last_work);
    }
  probe->last = now;
  probe->last_work = work;
  if (!probe->painted || ++probe->settled < SETTLE_TICKS)
    return G_SOURCE_CONTINUE;
  if (probe->asked == 0 || (!is_there (probe) && probe->open == NULL))
    {
      ask (probe);
      return G_SOURCE_CONTINUE;
    }
  if (!is_there (probe))
    return G_SOURCE_CONTINUE;
  if (probe->settled < G_MAXUINT / 2)
    {
      g_print ("answered %g ms\n", ms (probe->asked, now));
      probe->settled = G_MAXUINT / 2;
    }
  if (probe->settled < G_MAXUINT / 2 + SETTLE_TICKS)
    return G_SOURCE_CONTINUE;
  g_print ("blocked %g ms\n", ms (0, probe->blocked));
  g_print ("worked %g ms\n", ms (0, probe->worked));
  g_print ("peak-memory %d KiB\n", get_status ("VmHWM:"));
  exit (0);
}

static void
painted_cb (GdkFrameClock *clock, Probe *probe)
{
  if (!probe->painted)
    {
      g_print ("first-frame %g ms\n", ms (probe->begun, g_get_monotonic_time ()));
      g_print ("start-work %g ms\n", ms (0, get_work ()));
    }
  probe->painted = TRUE;
}

static void
realized_cb (GtkWidget *window, Probe *probe)
{
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb), probe);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, Probe *probe)
{
  probe->window = TALIA_WINDOW (window);
  g_signal_connect_after (window, "realize", G_CALLBACK (realized_cb), probe);
  g_timeout_add_full (G_PRIORITY_HIGH, TICK_MS, tick_cb, probe, NULL);
}

int
main (int argc, char **argv)
{
  Probe probe = { .begun = g_get_monotonic_time () };

  if (argc == 4)
    {
      guint n = (guint) atoi (argv[2]);
      g_autofree char *text = g_str_equal (argv[1], "endless") ? endless_record (n) : endless_to_and_fro (n);

      return g_file_set_contents (argv[3], text, -1, NULL) ? 0 : 1;
    }
  probe.open = argc == 2 ? argv[1] : NULL;
  talia_language_init ();
  probe.application = GTK_APPLICATION (talia_application_new ());
  g_application_set_flags (G_APPLICATION (probe.application), G_APPLICATION_NON_UNIQUE);
  g_signal_connect (probe.application, "window-added", G_CALLBACK (window_added_cb), &probe);
  return g_application_run (G_APPLICATION (probe.application), 0, NULL);
}
