/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One match: its state, its history, and the one door for moves. */
#include "talia-table.h"

#include "model/record/talia-record.h"
#include "talia-entropy.h"
#include "talia-table-private.h"

struct _TaliaTable
{
  GObject parent_instance;

  const TaliaGame *game;
  TaliaState state; /* the current one; its address is that of the table's life */
  TaliaState start; /* before the first deal */
  GPtrArray *steps; /* TaliaStep, made and not taken back */
  GPtrArray *redo;  /* TaliaStep taken back, the next to be made again last */
  char *seats[TALIA_MAX_SEATS];
  int deal_step;
};

G_DEFINE_FINAL_TYPE (TaliaTable, talia_table, G_TYPE_OBJECT)

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

enum
{
  HAPPENED,
  RESTORED,
  CHANGED,
  RECORDED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* What the properties were before a change, to notify of those that are not any more. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
} Abilities;

static Abilities
abilities (TaliaTable *self)
{
  return (Abilities) { talia_table_get_can_undo (self), talia_table_get_can_redo (self) };
}

static void
notify_abilities (TaliaTable *self, Abilities before)
{
  if (before.can_undo != talia_table_get_can_undo (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
  if (before.can_redo != talia_table_get_can_redo (self))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
}

static void
emit_recorded (TaliaTable *self, const char *lines)
{
  g_signal_emit (self, signals[RECORDED], 0, lines);
}

static void
emit_happened (TaliaTable *self, Abilities before, const TaliaEvents *events)
{
  notify_abilities (self, before);
  g_signal_emit (self, signals[HAPPENED], 0, events);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
emit_restored (TaliaTable *self, Abilities before)
{
  notify_abilities (self, before);
  g_signal_emit (self, signals[RESTORED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
take_step (TaliaTable *self, TaliaStep *step)
{
  g_ptr_array_add (self->steps, step);
  self->state = step->after;
  if (step->is_deal)
    self->deal_step = (int) self->steps->len - 1;
}

static TaliaStep *
next_redo (TaliaTable *self)
{
  return self->redo->len > 0 ? g_ptr_array_index (self->redo, self->redo->len - 1) : NULL;
}

static TaliaStep *
pop (GPtrArray *steps)
{
  return g_ptr_array_steal_index (steps, steps->len - 1);
}

static void
talia_table_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaTable *self = TALIA_TABLE (object);

  switch (id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, talia_table_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, talia_table_get_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_finalize (GObject *object)
{
  TaliaTable *self = TALIA_TABLE (object);

  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->redo, g_ptr_array_unref);
  for (guint i = 0; i < G_N_ELEMENTS (self->seats); i++)
    g_clear_pointer (&self->seats[i], g_free);

  G_OBJECT_CLASS (talia_table_parent_class)->finalize (object);
}

static void
talia_table_class_init (TaliaTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_table_get_property;
  object_class->finalize = talia_table_finalize;

  /**
   * TaliaTable:can-undo:
   *
   * Whether the running or just finished deal has a move to take back.
   */
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  /**
   * TaliaTable:can-redo:
   *
   * Whether there is a move that was taken back and can be made again.
   */
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * TaliaTable::happened:
   * @events: (type gpointer): a `const TaliaEvents *`, valid during the emission
   *
   * A deal or a move took place; the events say what to animate.
   */
  signals[HAPPENED] = g_signal_new ("happened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * TaliaTable::restored:
   *
   * Undo or redo put another state on the table; it is to be shown as it is.
   */
  signals[RESTORED] =
      g_signal_new ("restored", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TaliaTable::changed:
   *
   * Comes after each TaliaTable::happened and TaliaTable::restored.
   */
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TaliaTable::recorded:
   * @lines: what to append, one or more whole lines without the last newline
   *
   * The durable record has to grow. Comes before anybody else is told of the step.
   */
  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
talia_table_init (TaliaTable *self)
{
  self->steps = g_ptr_array_new_with_free_func (g_free);
  self->redo = g_ptr_array_new_with_free_func (g_free);
  self->deal_step = -1;
}

TaliaTable *
talia_table_new (const TaliaGame *game, const TaliaOptions *options, GError **error)
{
  g_autoptr (TaliaTable) self = NULL;

  g_return_val_if_fail (game != NULL && options != NULL, NULL);

  self = g_object_new (TALIA_TYPE_TABLE, NULL);
  self->game = game;
  if (!talia_game_start (game, options, &self->start, error))
    return NULL;
  self->state = self->start;
  return g_steal_pointer (&self);
}

TaliaTable *
talia_table_new_from_record (const char *text, gssize length, GError **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return talia_record_read (text, length < 0 ? strlen (text) : (gsize) length, TALIA_RECORD_SHARED, NULL, error);
}

const TaliaGame *
talia_table_get_game (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  return self->game;
}

int
talia_table_get_n_seats (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), 0);
  return self->state.seats;
}

const TaliaState *
talia_table_get_state (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  return &self->state;
}

const TaliaState *
talia_table_get_state_at (TaliaTable *self, int step)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (step >= -1 && step < (int) self->steps->len, NULL);

  return step < 0 ? &self->start : &talia_table_get_step (self, (guint) step)->after;
}

/* What no seat's view lacks: a value that is hidden from a seat is 0 in its view. */
void
talia_table_get_open_state (TaliaTable *self, TaliaState *open)
{
  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (open != NULL);

  *open = self->state;
  for (int seat = 0; seat < self->state.seats; seat++)
    {
      const unsigned char *seen;
      TaliaView view;

      talia_game_view (self->game, &self->state, seat, &view);
      seen = (const unsigned char *) &view.seen;
      for (gsize i = 0; i < sizeof *open; i++)
        ((unsigned char *) open)[i] &= seen[i];
    }
}

void
talia_table_get_view (TaliaTable *self, int seat, TaliaView *view)
{
  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (seat >= 0 && seat < self->state.seats && view != NULL);

  talia_game_view (self->game, &self->state, seat, view);
}

guint
talia_table_get_n_steps (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), 0);
  return self->steps->len;
}

void
talia_table_get_events (TaliaTable *self, guint step, TaliaEvents *events)
{
  TaliaState after;

  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (step < self->steps->len && !talia_table_get_step (self, step)->is_deal);

  *events = (TaliaEvents) { 0 };
  talia_game_apply (self->game, talia_table_get_state_at (self, (int) step - 1),
                    &talia_table_get_step (self, step)->move, &after, events);
}

const TaliaStep *
talia_table_get_step (TaliaTable *self, guint index)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, index);
}

int
talia_table_get_deal_step (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), -1);
  return self->deal_step;
}

gboolean
talia_table_deal (TaliaTable *self, const TaliaPack *pack, int dealer, const guint64 *seed, GError **error)
{
  TaliaEvents events = { 0 };
  Abilities before = abilities (self);
  g_autofree TaliaStep *step = g_new0 (TaliaStep, 1);
  g_autofree char *line = NULL;

  step->is_deal = TRUE;
  step->seat = TALIA_NOBODY;
  step->pack = *pack;
  step->has_seed = seed != NULL;
  step->seed = seed != NULL ? *seed : 0;
  if (!talia_game_deal (self->game, &self->state, pack, dealer, &step->after, &events, error))
    return FALSE;

  line = talia_record_step_line (self->game, &self->state, step);
  g_ptr_array_set_size (self->redo, 0);
  take_step (self, g_steal_pointer (&step));
  emit_recorded (self, line);
  emit_happened (self, before, &events);
  return TRUE;
}

gboolean
talia_table_deal_seed (TaliaTable *self, guint64 seed, GError **error)
{
  TaliaPack pack;
  int dealer;

  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);

  talia_game_shuffle (self->game, &self->state, seed, &pack, &dealer);
  return talia_table_deal (self, &pack, dealer, &seed, error);
}

gboolean
talia_table_deal_pack (TaliaTable *self, const TaliaPack *pack, GError **error)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self) && pack != NULL, FALSE);

  return talia_table_deal (self, pack, (int) talia_entropy_below (self->state.seats), NULL, error);
}

/* Stores a legal move that leads to `after`. */
static void
store_move (TaliaTable *self, const TaliaMove *move, const TaliaState *after, gboolean follows)
{
  TaliaStep *next = next_redo (self), *step;

  if (next != NULL && talia_move_equal (&next->move, move))
    {
      /* The move that was taken back: what came after it can still be made again. */
      step = pop (self->redo);
    }
  else
    {
      g_ptr_array_set_size (self->redo, 0);
      step = g_new0 (TaliaStep, 1);
      step->move = *move;
      step->seat = self->state.to_act;
      step->after = *after;
    }
  step->follows = follows;
  take_step (self, step);
}

gboolean
talia_table_play (TaliaTable *self, const TaliaMove *move, GError **error)
{
  TaliaEvents events = { 0 };
  TaliaRefusal refusal;
  Abilities before;
  TaliaState after;
  g_autofree char *line = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && move != NULL, FALSE);

  refusal = talia_game_apply (self->game, &self->state, move, &after, &events);
  if (refusal.rule != TALIA_RULE_NONE)
    {
      talia_refusal_set_error (error, refusal);
      return FALSE;
    }

  before = abilities (self);
  store_move (self, move, &after, FALSE);
  line = talia_move_to_text (move);
  emit_recorded (self, line);
  emit_happened (self, before, &events);
  return TRUE;
}

/* What a claim shows: that the cards are taken, and what `last`, the events of its last move, say after its trick. */
static TaliaEvents
claim_events (TaliaTable *self, int seat, const TaliaEvents *last)
{
  TaliaEvents events = { 0 };
  TaliaCards cards = talia_state_table (&self->state);
  guint after_trick = 0;

  for (int i = 0; i < self->state.seats; i++)
    cards |= self->state.hand[i];
  talia_events_add (&events, (TaliaEvent) { .kind = TALIA_EVENT_CLAIMED, .seat = (int8_t) seat, .cards = cards });
  for (guint i = 0; i < last->n; i++)
    if (last->at[i].kind == TALIA_EVENT_TRICK)
      after_trick = i + 1;
  for (guint i = after_trick; i < last->n; i++)
    talia_events_add (&events, last->at[i]);
  return events;
}

gboolean
talia_table_claim (TaliaTable *self, int seat, const TaliaMove *moves, guint n, GError **error)
{
  g_autofree TaliaState *after = g_new (TaliaState, n);
  g_autoptr (GString) lines = g_string_new (NULL);
  TaliaEvents events = { 0 };
  Abilities before;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && moves != NULL && n > 0, FALSE);

  for (guint i = 0; i < n; i++)
    {
      TaliaRefusal refusal =
          talia_game_apply (self->game, i > 0 ? &after[i - 1] : &self->state, &moves[i], &after[i], &events);
      g_autofree char *line = talia_move_to_text (&moves[i]);

      if (refusal.rule != TALIA_RULE_NONE)
        {
          talia_refusal_set_error (error, refusal);
          return FALSE;
        }
      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }

  before = abilities (self);
  events = claim_events (self, seat, &events);
  for (guint i = 0; i < n; i++)
    store_move (self, &moves[i], &after[i], i > 0);
  emit_recorded (self, lines->str);
  emit_happened (self, before, &events);
  return TRUE;
}

gboolean
talia_table_undo (TaliaTable *self, guint steps)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  Abilities before;

  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);

  if (steps == 0 || steps > talia_table_get_n_undo (self))
    return FALSE;

  before = abilities (self);
  for (guint i = 0; i < steps; i++)
    {
      g_ptr_array_add (self->redo, pop (self->steps));
      g_string_append (lines, i > 0 ? "\nundo" : "undo");
    }
  self->state = talia_table_get_step (self, self->steps->len - 1)->after;
  emit_recorded (self, lines->str);
  emit_restored (self, before);
  return TRUE;
}

gboolean
talia_table_redo (TaliaTable *self, guint steps)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  Abilities before;

  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);

  if (steps == 0 || steps > self->redo->len)
    return FALSE;

  before = abilities (self);
  for (guint i = 0; i < steps; i++)
    {
      TaliaStep *step = pop (self->redo);
      g_autofree char *line = talia_move_to_text (&step->move);

      if (i > 0)
        g_string_append_c (lines, '\n');
      g_string_append (lines, line);
      take_step (self, step);
    }
  emit_recorded (self, lines->str);
  emit_restored (self, before);
  return TRUE;
}

gboolean
talia_table_get_can_undo (TaliaTable *self)
{
  return talia_table_get_n_undo (self) > 0;
}

gboolean
talia_table_get_can_redo (TaliaTable *self)
{
  return talia_table_get_n_redo (self) > 0;
}

guint
talia_table_get_n_undo (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), 0);
  return self->steps->len - (guint) (self->deal_step + 1);
}

guint
talia_table_get_n_redo (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), 0);
  return self->redo->len;
}

const TaliaStep *
talia_table_get_redo_step (TaliaTable *self, guint n)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (n < self->redo->len, NULL);

  return g_ptr_array_index (self->redo, self->redo->len - 1 - n);
}

const char *
talia_table_get_seat (TaliaTable *self, int seat)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < self->state.seats, NULL);

  return self->seats[seat];
}

void
talia_table_set_seat (TaliaTable *self, int seat, const char *text)
{
  g_autofree char *line = NULL;

  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (seat >= 0 && seat < self->state.seats);
  g_return_if_fail (text != NULL && strpbrk (text, "\r\n") == NULL);

  if (!g_set_str (&self->seats[seat], text))
    return;
  line = talia_record_seat_line (seat, text);
  emit_recorded (self, line);
}

char *
talia_table_to_record (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  return talia_record_write (self);
}
