/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match at a table: its state, its history, and the one function through which all moves are made. */
#include "talia-table.h"

#include <glib/gi18n.h>

#include "model/base/talia-entropy.h"
#include "model/base/talia-limits.h"
#include "talia-events-type.h"
#include "talia-table-private.h"

G_DEFINE_FINAL_TYPE (TaliaTable, talia_table, G_TYPE_OBJECT)

enum
{
  HAPPENED,
  RESTORED,
  RECORDED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
emit_recorded (TaliaTable *self, const char *lines)
{
  g_signal_emit (self, signals[RECORDED], 0, lines);
}

static void
emit_happened (TaliaTable *self, const TaliaEvents *events)
{
  g_signal_emit (self, signals[HAPPENED], 0, events);
}

static void
emit_restored (TaliaTable *self)
{
  g_signal_emit (self, signals[RESTORED], 0);
}

/* Sets the table's state to the result of the last step. */
static void
follow (TaliaTable *self)
{
  self->state = *talia_history_get_state (&self->history);
}

static void
talia_table_finalize (GObject *object)
{
  TaliaTable *self = TALIA_TABLE (object);

  talia_history_clear (&self->history);
  if (self->elsewhere != NULL)
    self->elsewhere->free (self->data);
  for (guint i = 0; i < G_N_ELEMENTS (self->seats); i++)
    g_clear_pointer (&self->seats[i], g_free);

  G_OBJECT_CLASS (talia_table_parent_class)->finalize (object);
}

static void
talia_table_class_init (TaliaTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = talia_table_finalize;

  /**
   * TaliaTable::happened:
   * @events: a `const TaliaEvents *`, valid during the emission.
   *
   * A deal or a move took place; the events say what to animate.
   */
  signals[HAPPENED] = g_signal_new ("happened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, TALIA_TYPE_EVENTS_LENT);

  /**
   * TaliaTable::restored:
   *
   * Undo or redo has put another state on the table; show it without animation.
   */
  signals[RESTORED] =
      g_signal_new ("restored", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * TaliaTable::recorded:
   * @lines: what to append, one or more whole lines without the last newline; NULL: the whole record has to be written
   * again.
   *
   * The durable record has to be extended. Emitted before any other signal about the step.
   */
  signals[RECORDED] = g_signal_new ("recorded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
talia_table_init (TaliaTable *self)
{
  talia_history_init (&self->history);
}

TaliaTable *
talia_table_new (const TaliaGame *game, const TaliaOptions *options, GError **error)
{
  g_autoptr (TaliaTable) self = NULL;

  g_return_val_if_fail (game != NULL && options != NULL, NULL);

  self = g_object_new (TALIA_TYPE_TABLE, NULL);
  self->game = self->history.game = game;
  if (!talia_game_start (game, options, &self->history.start, error))
    return NULL;
  follow (self);
  return g_steal_pointer (&self);
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

void
talia_table_get_state_at (TaliaTable *self, int step, TaliaState *state)
{
  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (step >= -1 && step < (int) self->history.n_made && state != NULL);

  talia_history_get_state_at (&self->history, step, state);
}

const TaliaDealing *
talia_table_get_dealing (TaliaTable *self, guint deal, TaliaState *end)
{
  const GPtrArray *deals = self->history.deals;

  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (deal < deals->len && end != NULL, NULL);

  *end = deal + 1 < deals->len ? ((const TaliaDealing *) deals->pdata[deal + 1])->before
                               : *talia_history_get_state (&self->history);
  return deals->pdata[deal];
}

void
talia_table_walk (TaliaTable *self, TaliaTable *source, int position)
{
  TaliaState before = self->state, there;
  gboolean follows;

  g_return_if_fail (TALIA_IS_TABLE (self) && TALIA_IS_TABLE (source) && source->game == self->game);
  g_return_if_fail (position >= -1 && position < (int) source->history.n_made);

  talia_table_get_state_at (source, MAX (position, 0) - 1, &there);
  follows = position == (int) self->history.n_made && talia_state_equal (&before, &there);
  talia_history_copy (&self->history, &source->history, (guint) (position + 1));
  follow (self);
  if (follows)
    {
      TaliaEvents events;

      talia_table_get_events (source, (guint) position, &events);
      emit_happened (self, &events);
    }
  else
    emit_restored (self);
}

/* Returns the number of steps of a deal at another machine, which are not in the history. */
static guint
count_told (TaliaTable *self)
{
  return self->elsewhere != NULL ? self->elsewhere->count (self->data) : 0;
}

guint
talia_table_get_n_steps (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), 0);
  return self->history.n_made + count_told (self);
}

const TaliaStep *
talia_table_get_step (TaliaTable *self, guint index)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (index < self->history.n_made, NULL);

  return talia_history_get_step (&self->history, index);
}

int
talia_table_get_deal_step (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), -1);
  return count_told (self) > 0 ? (int) self->history.n_made : talia_history_get_deal_step (&self->history);
}

const char *
talia_table_get_limit (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);

  if (self->state.phase == TALIA_PHASE_OVER || self->state.deals < TALIA_MAX_DEALS)
    return NULL;
  return N_ ("The match is as long as a match can be, so no more deals fit into it.");
}

gboolean
talia_table_deal (TaliaTable *self, const TaliaPack *pack, int dealer, const guint64 *seed, GError **error)
{
  TaliaEvents events = { 0 };
  TaliaDealing deal = { .pack = *pack, .dealer = TALIA_NOBODY, .has_seed = seed != NULL };
  TaliaState after;
  g_autofree char *line = NULL;

  if (!talia_game_deal (self->game, &self->state, pack, dealer, &after, &events, error))
    return FALSE;
  if (talia_table_get_limit (self) != NULL)
    {
      g_set_error_literal (error, TALIA_DEAL_ERROR, 0, talia_table_get_limit (self));
      return FALSE;
    }

  if (deal.has_seed)
    deal.seed = *seed;
  if (self->game->has_dealer && talia_game_next_dealer (self->game, &self->state) == TALIA_NOBODY)
    deal.dealer = after.dealer;
  talia_history_add_deal (&self->history, &deal, &after);
  follow (self);
  line = talia_step_to_line (talia_table_get_step (self, self->history.n_made - 1));
  emit_recorded (self, line);
  emit_happened (self, &events);
  return TRUE;
}

gboolean
talia_table_deal_seed (TaliaTable *self, guint64 seed, GError **error)
{
  TaliaPack pack;
  int dealer;

  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);

  if (self->elsewhere != NULL)
    return self->elsewhere->play (self, NULL, error);
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
  talia_history_add_move (&self->history, move, self->state.to_act, after, follows);
  follow (self);
}

gboolean
talia_table_play (TaliaTable *self, const TaliaMove *move, GError **error)
{
  TaliaEvents events = { 0 };
  TaliaRefusal refusal;
  TaliaState after;
  g_autofree char *line = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && move != NULL, FALSE);

  if (self->elsewhere != NULL)
    return self->elsewhere->play (self, move, error);
  refusal = talia_game_apply (self->game, &self->state, move, &after, &events);
  if (refusal.rule != TALIA_RULE_NONE)
    {
      talia_refusal_set_error (error, refusal);
      return FALSE;
    }

  store_move (self, move, &after, FALSE);
  line = talia_move_to_text (move);
  emit_recorded (self, line);
  emit_happened (self, &events);
  return TRUE;
}

gboolean
talia_table_claim (TaliaTable *self, int seat, const TaliaMove *moves, guint n, GError **error)
{
  g_autofree TaliaState *after = g_new (TaliaState, n);
  g_autoptr (GString) lines = g_string_new (NULL);
  TaliaEvents last = { 0 }, events;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && moves != NULL && n > 0, FALSE);

  for (guint i = 0; i < n; i++)
    {
      TaliaRefusal refusal =
          talia_game_apply (self->game, i > 0 ? &after[i - 1] : &self->state, &moves[i], &after[i], &last);
      g_autofree char *line = talia_move_to_text (&moves[i]);

      if (refusal.rule != TALIA_RULE_NONE)
        {
          talia_refusal_set_error (error, refusal);
          return FALSE;
        }
      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }

  talia_events_claim (&events, &self->state, seat, &last);
  for (guint i = 0; i < n; i++)
    store_move (self, &moves[i], &after[i], i > 0);
  emit_recorded (self, lines->str);
  emit_happened (self, &events);
  return TRUE;
}

gboolean
talia_table_undo (TaliaTable *self, guint steps)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);

  if (steps == 0 || steps > talia_table_get_n_undo (self))
    return FALSE;

  for (guint i = 0; i < steps; i++)
    {
      talia_history_undo (&self->history);
      g_string_append (lines, i > 0 ? "\nundo" : "undo");
    }
  self->taken_back = TRUE;
  follow (self);
  emit_recorded (self, lines->str);
  emit_restored (self);
  return TRUE;
}

gboolean
talia_table_redo (TaliaTable *self, guint steps)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);

  if (steps == 0 || steps > talia_table_get_n_redo (self))
    return FALSE;

  for (guint i = 0; i < steps; i++)
    {
      const TaliaStep *step = talia_history_redo (&self->history);
      g_autofree char *line = talia_move_to_text (&step->move);

      if (i > 0)
        g_string_append_c (lines, '\n');
      g_string_append (lines, line);
    }
  follow (self);
  emit_recorded (self, lines->str);
  emit_restored (self);
  return TRUE;
}

gboolean
talia_table_get_taken_back (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);
  return self->taken_back;
}

guint
talia_table_get_n_undo (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), 0);
  return self->elsewhere != NULL ? 0 : talia_history_get_n_undo (&self->history);
}

guint
talia_table_get_n_redo (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), 0);
  return talia_history_get_n_redo (&self->history);
}

const TaliaStep *
talia_table_get_redo_step (TaliaTable *self, guint n)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (n < talia_table_get_n_redo (self), NULL);

  return talia_history_get_redo_step (&self->history, n);
}

const TaliaState *
talia_table_get_redo_state (TaliaTable *self, guint n)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  g_return_val_if_fail (n < talia_table_get_n_redo (self), NULL);

  return talia_history_get_redo_state (&self->history, n);
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
  g_autofree char *kept = NULL, *line = NULL;

  g_return_if_fail (TALIA_IS_TABLE (self));
  g_return_if_fail (seat >= 0 && seat < self->state.seats);
  g_return_if_fail (text != NULL && strpbrk (text, "\r\n") == NULL);

  /* Does not cut within a character. */
  kept = strlen (text) <= TALIA_MAX_SEAT_TEXT
             ? g_strdup (text)
             : g_strndup (text, (gsize) (g_utf8_find_prev_char (text, text + TALIA_MAX_SEAT_TEXT + 1) - text));
  if (!g_set_str (&self->seats[seat], kept))
    return;
  line = g_strdup_printf ("seat %d %s", seat, kept);
  emit_recorded (self, line);
}
