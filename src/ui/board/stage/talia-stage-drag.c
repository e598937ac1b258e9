/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drags a piece on a stage with the pointer or a finger. */
#include "talia-stage-drag.h"

#include <math.h>

#include "ui/desktop/talia-press.h"

/* The distance in pixels at which a drag begins. Hands shake, so a shorter movement is still a click. */
#define THRESHOLD 12

typedef struct
{
  TaliaStage *stage;
  GtkGesture *gesture;
  GtkWidget *piece; /* a weak pointer, because the piece may be removed during the drag */
  TaliaPose start;  /* the position of the piece at the beginning */
  gboolean moving;
} Drag;

/* Whether the piece is still on the stage: it, or the whole stage, may be removed during the drag. */
static gboolean
has_piece (Drag *drag)
{
  return drag->piece != NULL && gtk_widget_get_parent (drag->piece) == GTK_WIDGET (drag->stage);
}

static void
let_go (Drag *drag)
{
  if (drag->moving)
    gtk_widget_set_cursor (GTK_WIDGET (drag->stage), NULL);
  if (drag->moving && has_piece (drag))
    talia_stage_let_go (TALIA_STAGE (drag->stage), drag->piece);
  g_clear_weak_pointer (&drag->piece);
  drag->moving = FALSE;
}

static void
begin_cb (GtkGestureDrag *gesture, double x, double y, Drag *drag)
{
  GtkWidget *stage = GTK_WIDGET (drag->stage), *widget = gtk_widget_pick (stage, x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && widget != stage && gtk_widget_get_parent (widget) != stage)
    widget = gtk_widget_get_parent (widget);
  if (widget == NULL || widget == stage || !talia_stage_can_drag (TALIA_STAGE (drag->stage), widget)
      || !talia_stage_get_pose (TALIA_STAGE (drag->stage), widget, &drag->start))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  g_set_weak_pointer (&drag->piece, widget);
}

static void
update_cb (GtkGestureDrag *gesture, double dx, double dy, Drag *drag)
{
  TaliaPose pose = { drag->start.x + (float) dx, drag->start.y + (float) dy, 0, 1 };

  if (!has_piece (drag))
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  if (!drag->moving)
    {
      if (hypot (dx, dy) < THRESHOLD)
        return;
      drag->moving = TRUE;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED); /* from now on it is not a click */
      gtk_widget_set_cursor_from_name (GTK_WIDGET (drag->stage), "grabbing");
    }
  talia_stage_hold (TALIA_STAGE (drag->stage), drag->piece, &pose);
}

static void
end_cb (GtkGestureDrag *gesture, double dx, double dy, Drag *drag)
{
  double x, y;

  if (drag->moving && has_piece (drag) && !talia_press_is_outdated (drag->piece)
      && gtk_gesture_drag_get_start_point (gesture, &x, &y))
    talia_stage_drop (TALIA_STAGE (drag->stage), drag->piece, x + dx, y + dy);
  let_go (drag);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, Drag *drag)
{
  let_go (drag);
}

/* Escape puts the piece back. */
static gboolean
key_pressed_cb (GtkEventController *keys, guint key, guint code, GdkModifierType modifiers, Drag *drag)
{
  if (key != GDK_KEY_Escape || !drag->moving)
    return GDK_EVENT_PROPAGATE;
  let_go (drag);
  gtk_gesture_set_state (drag->gesture, GTK_EVENT_SEQUENCE_DENIED);
  return GDK_EVENT_STOP;
}

static void
free_drag (gpointer data, GClosure *closure)
{
  Drag *drag = data;

  g_clear_weak_pointer (&drag->piece);
  g_free (drag);
}

void
talia_stage_drag_attach (TaliaStage *stage)
{
  GtkGesture *gesture = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  Drag *drag = g_new0 (Drag, 1);

  g_return_if_fail (TALIA_IS_STAGE (stage));

  drag->stage = stage;
  drag->gesture = gesture;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_PRIMARY);
  g_signal_connect (gesture, "drag-update", G_CALLBACK (update_cb), drag);
  g_signal_connect (gesture, "drag-end", G_CALLBACK (end_cb), drag);
  g_signal_connect (gesture, "cancel", G_CALLBACK (cancel_cb), drag);
  g_signal_connect_data (gesture, "drag-begin", G_CALLBACK (begin_cb), drag, free_drag, 0);
  /* Handles events before the child widgets do. Otherwise, a button that is removed when it is clicked would take the
   * release with it. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (stage), GTK_EVENT_CONTROLLER (gesture));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), drag);
  gtk_widget_add_controller (GTK_WIDGET (stage), keys);
}
