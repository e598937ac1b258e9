/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Presses mouse buttons and keys as real events of the X server, which also keeps the time between them. */
#include "presser.h"

#include <X11/XKBlib.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

#include "playing.h"

/* How long a mouse button is held down in a click. */
#define DOWN_MS 30
/* The shortest time in which a finger can press a key again. */
#define FINGER_MS 5
/* A key that nothing listens to: when it arrives, everything sent before has arrived. */
#define MARKER GDK_KEY_Scroll_Lock

/* The functions of libXtst, loaded at run time so that its headers are not needed. */
static struct
{
  int (*button) (Display *, unsigned int, int, unsigned long);
  int (*key) (Display *, unsigned int, int, unsigned long);
  int (*motion) (Display *, int, int, int, unsigned long);
} test;

/* GTK has deprecated its X11 API; the tests still need it. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static Window
get_xid (GdkSurface *surface)
{
  return gdk_x11_surface_get_xid (surface);
}

G_GNUC_END_IGNORE_DEPRECATIONS

static GtkWidget *window;
static Display *display; /* a second connection: the program's own waits for the server */
static guint sent, arrived;
static guint32 pressed_at; /* the time of the last press of the mouse; 0: none */
static guint longest_gap;
static guint released; /* the code of the key that was released last; 0: none */
static guint32 released_at;
static guint longest_bounce;
static GHashTable *keys; /* how often each key code was pressed */

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_RELEASE && gdk_key_event_get_keyval (event) == MARKER)
    arrived++;
  if (type == GDK_BUTTON_PRESS)
    {
      guint32 time = gdk_event_get_time (event);

      longest_gap = pressed_at != 0 ? MAX (longest_gap, time - pressed_at) : 0;
      pressed_at = time;
    }
  if (type == GDK_KEY_PRESS)
    {
      gpointer code = GUINT_TO_POINTER (gdk_key_event_get_keycode (event));

      g_hash_table_insert (keys, code, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (keys, code)) + 1));
      if (released == GPOINTER_TO_UINT (code))
        longest_bounce = MAX (longest_bounce, gdk_event_get_time (event) - released_at);
    }
  if (type == GDK_KEY_RELEASE)
    {
      released = gdk_key_event_get_keycode (event);
      released_at = gdk_event_get_time (event);
    }
  return GDK_EVENT_PROPAGATE;
}

gboolean
presser_init (GtkWidget *in)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();
  void *library = dlopen ("libXtst.so.6", RTLD_NOW);

  if (library == NULL)
    return FALSE;
  *(void **) &test.button = dlsym (library, "XTestFakeButtonEvent");
  *(void **) &test.key = dlsym (library, "XTestFakeKeyEvent");
  *(void **) &test.motion = dlsym (library, "XTestFakeMotionEvent");
  window = in;
  if (display == NULL)
    display = XOpenDisplay (NULL);
  g_clear_pointer (&keys, g_hash_table_unref);
  keys = g_hash_table_new (NULL, NULL);
  sent = arrived = pressed_at = longest_gap = released = longest_bounce = 0;
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (in, events);
  return display != NULL;
}

void
presser_point (GtkWidget *widget, double x, double y)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  graphene_point_t at;
  double left, top;
  int root_x, root_y;
  Window ignored;

  g_assert_true (gtk_widget_compute_point (
      widget, window,
      &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (widget) * x), (float) (gtk_widget_get_height (widget) * y)),
      &at));
  gtk_native_get_surface_transform (GTK_NATIVE (window), &left, &top);
  XTranslateCoordinates (display, get_xid (surface), DefaultRootWindow (display), (int) (at.x + left),
                         (int) (at.y + top), &root_x, &root_y, &ignored);
  test.motion (display, -1, root_x, root_y, 0);
  XFlush (display);
}

void
presser_move (int dx, int dy)
{
  int x, y, ignored;
  unsigned int mask;
  Window root, child;

  XQueryPointer (display, DefaultRootWindow (display), &root, &child, &x, &y, &ignored, &ignored, &mask);
  test.motion (display, -1, x + dx, y + dy, 0);
  XFlush (display);
}

void
presser_button (guint button, gboolean down, guint wait)
{
  test.button (display, button, down, wait);
  XFlush (display);
}

void
presser_click (guint n, guint gap)
{
  for (guint i = 0; i < n; i++)
    {
      presser_button (GDK_BUTTON_PRIMARY, TRUE, i == 0 ? 0 : gap - DOWN_MS);
      presser_button (GDK_BUTTON_PRIMARY, FALSE, DOWN_MS);
    }
}

void
presser_key (guint key, gboolean down, guint wait)
{
  test.key (display, XKeysymToKeycode (display, key), down, wait);
  XFlush (display);
}

void
presser_repeat_quickly (void)
{
  Display *own = XOpenDisplay (NULL);

  XkbSetAutoRepeatRate (own, XkbUseCoreKbd, 60, 15);
  XCloseDisplay (own);
}

typedef struct
{
  guint key, n;
} Repeats;

static gboolean
has_repeated (gpointer data)
{
  const Repeats *repeats = data;

  return presser_count_keys (repeats->key) >= repeats->n;
}

void
presser_repeat (guint key, guint n)
{
  playing_wait (has_repeated, &(Repeats) { key, n });
}

void
presser_bounce (guint key, guint n)
{
  KeyCode code = XKeysymToKeycode (display, key);

  /* The server is grabbed, so that release and press are sent together and get the same time. */
  XGrabServer (display);
  for (guint i = 0; i < n; i++)
    {
      test.key (display, code, False, 20);
      test.key (display, code, True, 0);
    }
  XUngrabServer (display);
  XFlush (display);
}

guint
presser_get_longest_bounce (void)
{
  return longest_bounce;
}

void
presser_type (guint key)
{
  presser_key (key, TRUE, FINGER_MS);
  presser_key (key, FALSE, 0);
}

void
presser_type_code (guint code)
{
  test.key (display, code, True, FINGER_MS);
  test.key (display, code, False, 0);
  XFlush (display);
}

static gboolean
has_arrived (gpointer data)
{
  return arrived == sent;
}

void
presser_arrive (void)
{
  presser_type (MARKER);
  sent++;
  playing_wait (has_arrived, NULL);
}

guint
presser_get_longest_gap (void)
{
  return longest_gap;
}

guint
presser_count_keys (guint key)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (keys, GUINT_TO_POINTER (XKeysymToKeycode (display, key))));
}
