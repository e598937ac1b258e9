/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match looked at again, step by step: what a seat saw, or everything. */
#include "talia-replay.h"

#include "talia-table-private.h"

struct _TaliaReplay
{
  GObject parent_instance;

  TaliaTable *table;
  int position;
  int seat;
  gboolean open;
  TaliaView view;
};

G_DEFINE_FINAL_TYPE (TaliaReplay, talia_replay, G_TYPE_OBJECT)

enum
{
  PROP_TABLE = 1,
  PROP_POSITION,
  PROP_SEAT,
  PROP_OPEN,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

enum
{
  HAPPENED,
  RESTORED,
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
update_view (TaliaReplay *self)
{
  const TaliaState *state = talia_table_get_state_at (self->table, self->position);

  talia_game_view (talia_table_get_game (self->table), state, self->seat, &self->view);
  if (self->open)
    self->view.seen = *state;
}

static void
show_anew (TaliaReplay *self)
{
  update_view (self);
  g_signal_emit (self, signals[RESTORED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* What everybody could notice when the step was made: the table keeps no events, but the game makes the same again. */
static void
find_events (TaliaReplay *self, int position, TaliaEvents *events)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  const TaliaStep *step = talia_table_get_step (self->table, (guint) position);
  const TaliaState *before = talia_table_get_state_at (self->table, position - 1);
  TaliaState after;

  events->n = 0;
  if (step->is_deal)
    talia_game_deal (game, before, &step->pack, talia_table_get_state_at (self->table, position)->dealer, &after,
                     events, NULL);
  else
    talia_game_apply (game, before, &step->move, &after, events);
}

static void
talia_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaReplay *self = TALIA_REPLAY (object);

  switch (id)
    {
    case PROP_TABLE:
      g_value_set_object (value, self->table);
      break;
    case PROP_POSITION:
      g_value_set_int (value, self->position);
      break;
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_OPEN:
      g_value_set_boolean (value, self->open);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_replay_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaReplay *self = TALIA_REPLAY (object);

  switch (id)
    {
    case PROP_TABLE:
      self->table = g_value_dup_object (value);
      break;
    case PROP_POSITION:
      talia_replay_set_position (self, g_value_get_int (value));
      break;
    case PROP_SEAT:
      talia_replay_set_seat (self, g_value_get_int (value));
      break;
    case PROP_OPEN:
      talia_replay_set_open (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_replay_constructed (GObject *object)
{
  G_OBJECT_CLASS (talia_replay_parent_class)->constructed (object);
  update_view (TALIA_REPLAY (object));
}

static void
talia_replay_finalize (GObject *object)
{
  g_clear_object (&TALIA_REPLAY (object)->table);

  G_OBJECT_CLASS (talia_replay_parent_class)->finalize (object);
}

static void
talia_replay_class_init (TaliaReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_replay_get_property;
  object_class->set_property = talia_replay_set_property;
  object_class->constructed = talia_replay_constructed;
  object_class->finalize = talia_replay_finalize;

  props[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, TALIA_TYPE_TABLE,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_POSITION] = g_param_spec_int ("position", NULL, NULL, -1, G_MAXINT, -1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_SEAT] = g_param_spec_int ("seat", NULL, NULL, 0, TALIA_MAX_SEATS - 1, 0,
                                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[HAPPENED] = g_signal_new ("happened", TALIA_TYPE_REPLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                    1, G_TYPE_POINTER);
  signals[RESTORED] =
      g_signal_new ("restored", TALIA_TYPE_REPLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] =
      g_signal_new ("changed", TALIA_TYPE_REPLAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_replay_init (TaliaReplay *self)
{
  self->position = -1;
}

TaliaReplay *
talia_replay_new (TaliaTable *table)
{
  return g_object_new (TALIA_TYPE_REPLAY, "table", table, NULL);
}

TaliaTable *
talia_replay_get_table (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), NULL);

  return self->table;
}

guint
talia_replay_get_n_steps (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), 0);

  return talia_table_get_n_steps (self->table);
}

int
talia_replay_get_position (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), -1);

  return self->position;
}

void
talia_replay_set_position (TaliaReplay *self, int position)
{
  TaliaEvents events;
  gboolean on;

  g_return_if_fail (TALIA_IS_REPLAY (self));

  position = CLAMP (position, -1, (int) talia_table_get_n_steps (self->table) - 1);
  if (position == self->position)
    return;
  on = position == self->position + 1;
  self->position = position;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POSITION]);
  if (!on)
    {
      show_anew (self);
      return;
    }
  update_view (self);
  find_events (self, position, &events);
  g_signal_emit (self, signals[HAPPENED], 0, &events);
  g_signal_emit (self, signals[CHANGED], 0);
}

int
talia_replay_find_deal (TaliaReplay *self, guint deal)
{
  guint n = 0;

  g_return_val_if_fail (TALIA_IS_REPLAY (self), -1);

  for (guint i = 0; i < talia_table_get_n_steps (self->table); i++)
    if (talia_table_get_step (self->table, i)->is_deal && ++n == deal)
      return (int) i;
  return -1;
}

int
talia_replay_find_trick (TaliaReplay *self, guint deal, guint trick)
{
  int first = talia_replay_find_deal (self, deal);
  guint taken = 0;

  for (int i = first + 1; first >= 0 && i < (int) talia_table_get_n_steps (self->table); i++)
    {
      TaliaEvents events;

      if (talia_table_get_step (self->table, (guint) i)->is_deal)
        break;
      find_events (self, i, &events);
      for (guint e = 0; e < events.n; e++)
        if (events.at[e].kind == TALIA_EVENT_TRICK && ++taken == trick)
          return i;
    }
  return -1;
}

int
talia_replay_get_seat (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), 0);

  return self->seat;
}

void
talia_replay_set_seat (TaliaReplay *self, int seat)
{
  g_return_if_fail (TALIA_IS_REPLAY (self));
  g_return_if_fail (seat >= 0 && seat < self->view.seen.seats);

  if (seat == self->seat)
    return;
  self->seat = seat;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
  show_anew (self);
}

gboolean
talia_replay_get_open (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), FALSE);

  return self->open;
}

void
talia_replay_set_open (TaliaReplay *self, gboolean open)
{
  g_return_if_fail (TALIA_IS_REPLAY (self));

  open = open != FALSE;
  if (open == self->open)
    return;
  self->open = open;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
  show_anew (self);
}

const TaliaView *
talia_replay_get_view (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), NULL);

  return &self->view;
}
