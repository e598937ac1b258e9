/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures a program from inside: time to the first frame, memory, processor time when idle, and the work of a
 * frame. */
#include "probe.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#define FRAMES 240
#define SETTLE_MS 1500
#define IDLE_MS 5000

typedef struct
{
  GtkApplication *application;
  const ProbeHooks *hooks;
  GtkWindow *window;
  gboolean painted;
  gboolean there;
  gint64 frame_began, work_began;
  gint64 idle_began; /* in processor time */
  GArray *frames;    /* gint64: µs of work */
  GArray *intervals; /* gint64: µs from one frame to the next */
} Probe;

static void settle (Probe *probe);

static gboolean
is_wanted (const char *what)
{
  const char *words = g_getenv ("PROBE");

  return words != NULL && strstr (words, what) != NULL;
}

static void
print_pss (const char *name)
{
  g_autofree char *text = NULL;
  const char *line;

  if (g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL) && (line = strstr (text, "Pss:")) != NULL)
    g_print ("%s %d\n", name, atoi (line + strlen ("Pss:")));
}

static gint64
get_processor_time (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * G_USEC_PER_SEC + usage.ru_utime.tv_usec
         + usage.ru_stime.tv_usec;
}

/* Returns the processor time of this thread in µs, which other programs do not affect. */
static gint64
get_work (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * (gint64) G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static int
compare_times (const void *a, const void *b)
{
  return (*(const gint64 *) a > *(const gint64 *) b) - (*(const gint64 *) a < *(const gint64 *) b);
}

static void
quit (Probe *probe)
{
  gtk_window_destroy (probe->window);
}

static void
idle_cb (gpointer data)
{
  Probe *probe = data;

  g_print ("idle %g\n", (double) (get_processor_time () - probe->idle_began) / 1000);
  quit (probe);
}

static void
print_median (const char *name, GArray *times)
{
  g_array_sort (times, compare_times);
  g_print ("%s %d\n", name, (int) g_array_index (times, gint64, times->len / 2));
}

static void
fly_cb (gpointer data)
{
  Probe *probe = data;

  if (probe->frames->len < FRAMES)
    {
      probe->there = !probe->there;
      probe->hooks->fly (probe->window, probe->there);
      g_timeout_add_once (PROBE_FLIGHT_MS - 20, fly_cb, probe); /* the next flight begins before this one has ended */
      return;
    }
  print_median ("work", probe->frames);
  print_median ("interval", probe->intervals);
  quit (probe);
}

static void
settled_cb (gpointer data)
{
  Probe *probe = data;

  if (is_wanted ("start") || is_wanted ("table"))
    print_pss ("pss");
  if (is_wanted ("idle"))
    {
      probe->idle_began = get_processor_time ();
      g_timeout_add_once (IDLE_MS, idle_cb, probe);
    }
  else if (is_wanted ("flight"))
    {
      g_array_set_size (probe->frames, 0);
      g_array_set_size (probe->intervals, 0);
      fly_cb (probe);
    }
  else
    quit (probe);
}

static void
settle (Probe *probe)
{
  g_timeout_add_once (SETTLE_MS, settled_cb, probe);
}

static gboolean
prepare_cb (gpointer data)
{
  Probe *probe = data;

  if (!probe->hooks->prepare (probe->window))
    return G_SOURCE_CONTINUE;
  settle (probe);
  return G_SOURCE_REMOVE;
}

static void
before_cb (GdkFrameClock *clock, Probe *probe)
{
  gint64 now = g_get_monotonic_time (), interval = now - probe->frame_began;

  g_array_append_val (probe->intervals, interval);
  probe->frame_began = now;
  probe->work_began = get_work ();
}

static void
after_cb (GdkFrameClock *clock, Probe *probe)
{
  gint64 now = g_get_monotonic_time (), work = get_work () - probe->work_began;

  g_array_append_val (probe->frames, work);
  if (probe->painted)
    return;
  probe->painted = TRUE;
  if (is_wanted ("start") && g_getenv ("PROBE_T0") != NULL)
    g_print ("first-frame %g\n", (double) (now - g_ascii_strtoll (g_getenv ("PROBE_T0"), NULL, 10)) / 1000);
  if (!is_wanted ("start") && probe->hooks->prepare != NULL)
    g_timeout_add (10, prepare_cb, probe);
  else
    settle (probe);
}

static void
realized_cb (GtkWidget *window, Probe *probe)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect (clock, "before-paint", G_CALLBACK (before_cb), probe);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_cb), probe);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window, Probe *probe)
{
  if (probe->window != NULL)
    return;
  probe->window = window;
  gtk_window_set_default_size (window, PROBE_WIDTH, PROBE_HEIGHT);
  g_signal_connect_after (window, "realize", G_CALLBACK (realized_cb), probe);
}

void
probe_get_place (int card, gboolean there, float *x, float *y)
{
  *x = there ? 300 + card * 90.f : 80 + card * 20.f;
  *y = there ? 260 + card % 2 * 60.f : 120 + card * 30.f;
}

int
probe_run (GtkApplication *application, const ProbeHooks *hooks)
{
  Probe probe = { .application = application, .hooks = hooks };
  int status;

  probe.frames = g_array_new (FALSE, FALSE, sizeof (gint64));
  probe.intervals = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), &probe);
  status = g_application_run (G_APPLICATION (application), 0, NULL);
  g_array_unref (probe.frames);
  g_array_unref (probe.intervals);
  return status;
}
