/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps presses from deciding the wrong thing: a press acts only on what was shown when it began, and one gesture makes
 * one decision. */
#include "talia-press.h"

#include <math.h>

/* For this time after a press that decided something, another press at the same place belongs to the same click. */
#define SLOWEST_CLICK_MS 600
/* Hands shake: two presses within this distance, in pixels, count as being at the same place. */
#define SHAKE 12
/* No finger presses a key again within this time. A worn switch does, and so does a system that sends repeats as
 * release and press, such as a window that is displayed by another machine. */
#define BOUNCE_MS 1

#define WATCHER "talia-press"
#define GUARDED "talia-press-guarded"

/* The state of a window. */
typedef struct
{
  GtkWindow *window;
  GtkGesture *gesture; /* the press that is in progress */
  GtkWidget *area;     /* the guarded area that the press is in; a weak pointer, NULL: none */
  gboolean down;       /* whether the press has not ended yet */
  gboolean outdated;   /* whether the table has asked for something else since the press began */

  /* The click that the last press belongs to. */
  GtkWidget *first; /* the widget on which the click began; a weak pointer */
  gboolean settled;
  guint32 since, time; /* the time of its first press, or of one that decided something; of its last press */
  double x, y;

  GHashTable *held; /* the codes of the keys that are down */
  guint released;   /* the code of the key that was released last, and the time of that */
  guint32 released_at;
} TaliaPress;

static TaliaPress *
find_watcher (GtkRoot *root)
{
  return root != NULL ? g_object_get_data (G_OBJECT (root), WATCHER) : NULL;
}

/* --- presses ---------------------------------------------------------------------------------------- */

static GtkWidget *
find_area (GtkWidget *widget)
{
  while (widget != NULL && g_object_get_data (G_OBJECT (widget), GUARDED) == NULL)
    widget = gtk_widget_get_parent (widget);
  return widget;
}

/* Finds the widget that is pressed, and sets (x, y) to the position in the window, also for popovers above it. */
static GtkWidget *
find_target (TaliaPress *self, GdkEvent *event, double *x, double *y)
{
  GdkSurface *surface = gdk_event_get_surface (event), *own = gtk_native_get_surface (GTK_NATIVE (self->window));
  GtkNative *native = gtk_native_get_for_surface (surface);
  double left, top;
  GtkWidget *target;

  if (native == NULL || !gdk_event_get_position (event, x, y))
    return NULL;
  gtk_native_get_surface_transform (native, &left, &top);
  target = gtk_widget_pick (GTK_WIDGET (native), *x - left, *y - top, GTK_PICK_DEFAULT);
  if (surface != own)
    gdk_surface_translate_coordinates (surface, own, x, y);
  return target;
}

static gboolean
is_same_click (TaliaPress *self, guint32 time, double x, double y)
{
  guint32 most;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self->window)), "gtk-double-click-time", &most, NULL);
  return self->time != 0 && (time - self->time <= most || time - self->since <= SLOWEST_CLICK_MS)
         && fabs (x - self->x) <= SHAKE && fabs (y - self->y) <= SHAKE;
}

/* Registers the press. Returns whether it must not reach any widget. */
static gboolean
begin (TaliaPress *self, GdkEvent *event)
{
  guint32 time = gdk_event_get_time (event);
  double x, y;
  GtkWidget *target = find_target (self, event, &x, &y), *area = find_area (target);
  gboolean same, other_finger = self->area != NULL && gtk_gesture_is_active (self->gesture)
                                && gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN;

  if (target == NULL)
    return FALSE;
  if (other_finger) /* while one presses in a guarded area */
    return area != NULL;
  self->down = TRUE;
  self->outdated = FALSE; /* also if the end of the last press was never reported */
  same = is_same_click (self, time, x, y);
  if (!same)
    {
      self->settled = FALSE;
      self->since = time;
      g_set_weak_pointer (&self->first, target);
    }
  self->time = time;
  self->x = x;
  self->y = y;
  if (area != NULL && same && (self->settled || target != self->first))
    return TRUE;
  g_set_weak_pointer (&self->area, area);
  return FALSE;
}

/* --- keys ------------------------------------------------------------------------------------------- */

static gboolean
moves_the_focus (guint key)
{
  return (key >= GDK_KEY_Home && key <= GDK_KEY_Begin) || (key >= GDK_KEY_KP_Home && key <= GDK_KEY_KP_Begin)
         || key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_KP_Tab;
}

static gboolean
writes (TaliaPress *self, guint key)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  return focus != NULL && GTK_IS_EDITABLE (focus) && gtk_editable_get_editable (GTK_EDITABLE (focus))
         && key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter && key != GDK_KEY_Escape;
}

/* Whether the key only repeats, and is not allowed to do so here. */
static gboolean
press_key (TaliaPress *self, GdkEvent *event)
{
  guint code = gdk_key_event_get_keycode (event), key = gdk_key_event_get_keyval (event);
  gboolean bounces = code == self->released && gdk_event_get_time (event) - self->released_at <= BOUNCE_MS;
  gboolean repeats = !g_hash_table_add (self->held, GUINT_TO_POINTER (code)) || bounces;
  gboolean leaves = (gdk_event_get_modifier_state (event) & GDK_ALT_MASK) != 0;

  return repeats && (leaves || !(moves_the_focus (key) || writes (self, key)));
}

static void
release_key (TaliaPress *self, GdkEvent *event)
{
  self->released = gdk_key_event_get_keycode (event);
  self->released_at = gdk_event_get_time (event);
  g_hash_table_remove (self->held, GUINT_TO_POINTER (self->released));
}

/* Keys that are released in another window are not reported here. */
static void
active_changed_cb (GtkWindow *window, GParamSpec *pspec, TaliaPress *self)
{
  if (!gtk_window_is_active (window))
    g_hash_table_remove_all (self->held);
}

static gboolean
hear_key (TaliaPress *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS && !gdk_key_event_is_modifier (event))
    return press_key (self, event);
  if (type == GDK_KEY_RELEASE)
    release_key (self, event);
  return GDK_EVENT_PROPAGATE;
}

static gboolean
dialog_event_cb (GtkEventController *controller, GdkEvent *event, gpointer data)
{
  TaliaPress *self = find_watcher (gtk_widget_get_root (gtk_event_controller_get_widget (controller)));

  return self != NULL && hear_key (self, event);
}

void
talia_press_watch_dialog (AdwDialog *dialog)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  g_return_if_fail (ADW_IS_DIALOG (dialog));

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (dialog_event_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (dialog), events);
}

/* --- both ------------------------------------------------------------------------------------------- */

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, TaliaPress *self)
{
  GdkEventType type = gdk_event_get_event_type (event);

  const gboolean other_button = (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE)
                                && gdk_button_event_get_button (event) != GDK_BUTTON_PRIMARY;

  if (other_button)
    return GDK_EVENT_PROPAGATE;
  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    return begin (self, event);
  if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL)
    self->down = FALSE;
  return hear_key (self, event);
}

static void
free_watcher (gpointer data)
{
  TaliaPress *self = data;

  g_clear_weak_pointer (&self->area);
  g_clear_weak_pointer (&self->first);
  g_hash_table_unref (self->held);
  g_free (self);
}

void
talia_press_watch (GtkWindow *window)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();
  TaliaPress *self = g_new0 (TaliaPress, 1);

  g_return_if_fail (GTK_IS_WINDOW (window));

  self->window = window;
  self->held = g_hash_table_new (NULL, NULL);
  self->gesture = gtk_gesture_drag_new ();
  g_object_set_data_full (G_OBJECT (window), WATCHER, self, free_watcher);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (self->gesture));
  /* Of several controllers of a widget, the one that was added last is called first. */
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_changed_cb), self);
}

void
talia_press_guard (GtkWidget *area)
{
  g_return_if_fail (GTK_IS_WIDGET (area));

  g_object_set_data (G_OBJECT (area), GUARDED, area);
}

void
talia_press_outdate (GtkWidget *widget)
{
  TaliaPress *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = find_watcher (gtk_widget_get_root (widget));
  if (self != NULL && self->down)
    self->outdated = TRUE;
  if (self != NULL && self->area != NULL && gtk_gesture_is_active (self->gesture))
    gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

gboolean
talia_press_is_outdated (GtkWidget *widget)
{
  TaliaPress *self = find_watcher (gtk_widget_get_root (widget));

  return self != NULL && self->outdated;
}

void
talia_press_settle (GtkRoot *window)
{
  TaliaPress *self = find_watcher (window);

  if (self == NULL)
    return;
  self->settled = TRUE;
  self->since = self->time;
}
