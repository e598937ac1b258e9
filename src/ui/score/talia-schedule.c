/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schedule of a match: each deal, what costs points in it, and which one is running. */
#include "talia-schedule.h"

#include <glib/gi18n.h>

#include "talia-schedule-row.h"

struct _TaliaSchedule
{
  AdwBin parent_instance;

  TaliaScored *scored;
  gboolean only_left;
  guint first, now, last; /* the first and the last deal that have rows, and the running deal (0: none) */

  GtkLabel *heading;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (TaliaSchedule, talia_schedule, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_ONLY_LEFT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
fill (TaliaSchedule *self, const TaliaGame *game, const TaliaState *state)
{
  gtk_list_box_remove_all (self->list);
  for (guint deal = self->first; deal <= self->last; deal++)
    {
      TaliaScheduleTime time = deal == self->now      ? TALIA_SCHEDULE_NOW
                               : deal <= state->deals ? TALIA_SCHEDULE_OVER
                                                      : TALIA_SCHEDULE_TO_COME;
      TaliaDealPlan plan;

      talia_game_plan (game, state, deal, &plan);
      gtk_list_box_append (self->list, talia_schedule_row_new (deal, &plan, time));
    }
}

static void
update (TaliaSchedule *self)
{
  const TaliaGame *game = talia_scored_get_game (self->scored);
  const TaliaState *state = talia_scored_get_state (self->scored);
  TaliaDealPlan plan;
  guint n, now, first, last;
  gboolean running;

  running = state->phase != TALIA_PHASE_DEAL && state->phase != TALIA_PHASE_OVER;
  n = talia_game_plan (game, state, MAX (state->deals, 1), &plan);
  now = running ? state->deals : 0;
  first = n == 0 ? MAX (state->deals, 1) : self->only_left ? state->deals + !running : 1;
  last = n == 0 ? first : n;

  gtk_widget_set_visible (GTK_WIDGET (self),
                          plan.n_stakes > 0 && first <= last
                              && !(self->only_left && (n == 0 || talia_scored_is_over (self->scored))));
  if (first == self->first && now == self->now && last == self->last)
    return;
  self->first = first;
  self->now = now;
  self->last = last;
  fill (self, game, state);
  gtk_label_set_label (self->heading, n == 0            ? _ ("Points for")
                                      : self->only_left ? _ ("Still to play")
                                                        : _ ("The deals of this match"));
}

static void
talia_schedule_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ONLY_LEFT:
      g_value_set_boolean (value, TALIA_SCHEDULE (object)->only_left);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_schedule_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ONLY_LEFT:
      TALIA_SCHEDULE (object)->only_left = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_schedule_dispose (GObject *object)
{
  TaliaSchedule *self = TALIA_SCHEDULE (object);

  if (self->scored != NULL)
    g_signal_handlers_disconnect_by_data (self->scored, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_SCHEDULE);
  g_clear_object (&self->scored);

  G_OBJECT_CLASS (talia_schedule_parent_class)->dispose (object);
}

static void
talia_schedule_class_init (TaliaScheduleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_schedule_get_property;
  object_class->set_property = talia_schedule_set_property;
  object_class->dispose = talia_schedule_dispose;

  props[PROP_ONLY_LEFT] = g_param_spec_boolean ("only-left", NULL, NULL, FALSE,
                                                G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-schedule.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaSchedule, heading);
  gtk_widget_class_bind_template_child (widget_class, TaliaSchedule, list);
}

static void
talia_schedule_init (TaliaSchedule *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_schedule_new (void)
{
  return g_object_new (TALIA_TYPE_SCHEDULE, NULL);
}

void
talia_schedule_set_scored (TaliaSchedule *self, TaliaScored *scored)
{
  g_return_if_fail (TALIA_IS_SCHEDULE (self));
  g_return_if_fail (scored == NULL || TALIA_IS_SCORED (scored));

  if (self->scored == scored)
    return;
  if (self->scored != NULL)
    g_signal_handlers_disconnect_by_data (self->scored, self);
  g_set_object (&self->scored, scored);
  self->first = self->now = self->last = 0;
  if (scored == NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }
  g_signal_connect_object (scored, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
