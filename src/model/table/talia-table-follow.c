/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that shows what one seat sees of a table at another machine: it follows that table by the views and events
 * that it is given, and never holds a hidden card. */
#include "talia-table-follow.h"

#include "engine/talia-sound.h"
#include "talia-table-private.h"

typedef struct
{
  TaliaTableFollowFunc ask; /* NULL: there is no host */
  gpointer data;
  gboolean asked;    /* a request that has not been answered yet */
  TaliaCards chosen; /* the cards chosen for passing before the turn; 0: none */
  TaliaView view;
  GArray *told;       /* TaliaEvents of each step of the running deal */
  TaliaTable *record; /* the record that was received last, and is still valid; NULL: none */
} Follow;

static void
follow_free (gpointer data)
{
  Follow *follow = data;

  g_array_unref (follow->told);
  g_clear_object (&follow->record);
  g_free (follow);
}

static guint
count (gpointer data)
{
  return ((Follow *) data)->told->len;
}

static const TaliaEvents *
get_events (gpointer data, guint n)
{
  return &g_array_index (((Follow *) data)->told, TaliaEvents, n);
}

/* Gets the view of this seat. For another seat, gets what this seat knows, without any hand. */
static void
get_view (gpointer data, int seat, TaliaView *view)
{
  *view = ((Follow *) data)->view;
  if (seat == view->seat)
    return;
  view->seen.hand[view->seat] = 0;
  view->seat = (int8_t) seat;
}

/* Returns the data of a table that follows another. */
static Follow *
get (TaliaTable *self)
{
  return self->elsewhere != NULL ? self->data : NULL;
}

int
talia_table_follow_get_seat (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), TALIA_NOBODY);
  return get (self) != NULL ? get (self)->view.seat : TALIA_NOBODY;
}

gboolean
talia_table_follow_is_waiting (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), FALSE);
  return get (self) != NULL && (get (self)->asked || get (self)->ask == NULL);
}

const TaliaState *
talia_table_follow_get_start (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);
  return &self->history.start;
}

/* Sets the state to the view, and notifies listeners. */
static void
show (TaliaTable *self, const TaliaView *view, const TaliaEvents *events)
{
  get (self)->asked = FALSE;
  if (events == NULL || view->seen.phase != TALIA_PHASE_PASS || view->seen.to_act > view->seat)
    get (self)->chosen = 0;
  get (self)->view = *view;
  self->state = view->seen;
  if (events != NULL)
    g_signal_emit_by_name (self, "happened", events);
  else
    g_signal_emit_by_name (self, "restored");
}

gboolean
talia_table_follow_tell (TaliaTable *self, const TaliaView *view, const TaliaEvents *events)
{
  static const TaliaEvents nothing = { 0 };

  const TaliaState *before;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL, FALSE);

  before = talia_history_get_state (&self->history);
  if (view->seat != get (self)->view.seat
      || !(events != NULL ? talia_view_follows (self->game, before, &get (self)->view, events, view)
                          : talia_view_is_sound (self->game, before, view)))
    return FALSE;
  if (events == NULL)
    g_array_set_size (get (self)->told, 0);
  if (get (self)->told->len < 4096) /* more than any deal has */
    g_array_append_vals (get (self)->told, events != NULL ? events : &nothing, 1);
  show (self, view, events);
  return TRUE;
}

/* Whether the record begins with everything that is known of the match here. If a record was taken before, only its
 * last deal can differ, since moves can be undone only there. */
static gboolean
goes_on (TaliaTable *self, TaliaTable *record)
{
  const int known = record == get (self)->record ? talia_history_get_deal_step (&self->history) : 0;

  if (record->game != self->game || !talia_state_equal (&record->history.start, &self->history.start)
      || record->history.n_made < self->history.n_made || record->state.to_act != TALIA_NOBODY)
    return FALSE;
  for (guint i = (guint) MAX (known, 0); i < self->history.n_made; i++)
    {
      const TaliaStep *ours = talia_history_get_step (&self->history, i),
                      *theirs = talia_history_get_step (&record->history, i);

      if (ours->is_deal != theirs->is_deal
          || (ours->is_deal ? memcmp (&ours->deal->pack, &theirs->deal->pack, sizeof ours->deal->pack) != 0
                            : !talia_move_equal (&ours->move, &theirs->move)))
        return FALSE;
    }
  return self->history.n_made == record->history.n_made
         || talia_history_get_step (&record->history, self->history.n_made)->is_deal;
}

gboolean
talia_table_follow_take_record (TaliaTable *self, TaliaTable *record)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL && TALIA_IS_TABLE (record), FALSE);

  if (!goes_on (self, record))
    return FALSE;
  talia_history_follow (&self->history, &record->history);
  g_set_object (&get (self)->record, record);
  g_array_set_size (get (self)->told, 0);
  return TRUE;
}

TaliaTable *
talia_table_follow_copy_ended (TaliaTable *self)
{
  TaliaTable *copy;

  g_return_val_if_fail (TALIA_IS_TABLE (self), NULL);

  if (get (self) == NULL)
    return g_object_ref (self);
  copy = talia_table_new (self->game, &self->history.start.options, NULL);
  for (int seat = 0; seat < self->state.seats; seat++)
    if (self->seats[seat] != NULL)
      talia_table_set_seat (copy, seat, self->seats[seat]);
  talia_history_copy (&copy->history, &self->history, self->history.n_made);
  copy->state = *talia_history_get_state (&copy->history);
  return copy;
}

/* Whether the steps that were received lead from the last view of the seat to the end of the record's last deal. */
static gboolean
leads_to_end (TaliaTable *record, const TaliaView *from, const TaliaEvents *events)
{
  const int n = (int) talia_table_get_n_steps (record);
  TaliaEvents last;

  if (n == 0)
    return FALSE;
  talia_table_get_events (record, (guint) n - 1, &last);
  for (int step = n - 1; step >= 0; step--)
    {
      TaliaState state;
      TaliaView view;

      talia_table_get_state_at (record, step - 1, &state);
      talia_game_view (record->game, &state, from->seat, &view);
      if (memcmp (&view, from, sizeof view) == 0)
        return talia_events_tell (events, &state, (guint) (n - step), &last);
      if (talia_table_get_step (record, (guint) step)->is_deal)
        break;
    }
  return FALSE;
}

gboolean
talia_table_follow_end_deal (TaliaTable *self, TaliaTable *record, const TaliaView *view, const TaliaEvents *events)
{
  TaliaView played;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL && TALIA_IS_TABLE (record), FALSE);

  if (view->seat != get (self)->view.seat || record->game != self->game)
    return FALSE;
  talia_table_get_view (record, view->seat, &played);
  if (memcmp (&played, view, sizeof played) != 0
      || (events != NULL && !leads_to_end (record, &get (self)->view, events))
      || !talia_table_follow_take_record (self, record))
    return FALSE;
  show (self, view, events);
  return TRUE;
}

void
talia_table_follow_refuse (TaliaTable *self)
{
  TaliaView view;

  g_return_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL);

  view = get (self)->view;
  show (self, &view, NULL);
}

gboolean
talia_table_follow_ask (TaliaTable *self, const char *line, GError **error)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL, FALSE);

  if (talia_table_follow_is_waiting (self))
    {
      talia_refusal_set_error (error, TALIA_REFUSED (TALIA_RULE_NOT_YOUR_TURN));
      return FALSE;
    }
  get (self)->asked = TRUE;
  get (self)->ask (line, get (self)->data);
  return TRUE;
}

static gboolean
ask_to_play (TaliaTable *self, const TaliaMove *move, GError **error)
{
  g_autofree char *text = talia_move_to_text (move), *line = g_strdup_printf ("play %s", text);

  return talia_table_follow_ask (self, line, error);
}

TaliaCards
talia_table_follow_get_chosen (TaliaTable *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL, 0);
  return get (self)->chosen;
}

gboolean
talia_table_follow_choose (TaliaTable *self, TaliaCards cards, GError **error)
{
  g_return_val_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL, FALSE);

  if (!ask_to_play (self, &TALIA_PASS (cards), error))
    return FALSE;
  get (self)->chosen = cards;
  g_signal_emit_by_name (self, "restored");
  return TRUE;
}

gboolean
talia_table_follow_tell_chosen (TaliaTable *self, TaliaCards cards)
{
  TaliaState state;

  g_return_val_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL, FALSE);

  state = self->state;
  if (state.phase != TALIA_PHASE_PASS || state.to_act >= get (self)->view.seat)
    return FALSE;
  state.to_act = get (self)->view.seat;
  if (talia_game_check (self->game, &state, &TALIA_PASS (cards)).rule != TALIA_RULE_NONE)
    return FALSE;
  get (self)->chosen = cards;
  g_signal_emit_by_name (self, "restored");
  return TRUE;
}

/* Judges the move here first, by what the seat knows. */
static gboolean
play (TaliaTable *self, const TaliaMove *move, GError **error)
{
  TaliaRefusal refusal;

  if (move == NULL)
    return talia_table_follow_ask (self, "deal", error);
  refusal = self->state.to_act != TALIA_NOBODY && self->state.to_act != get (self)->view.seat
                ? TALIA_REFUSED (TALIA_RULE_NOT_YOUR_TURN)
                : talia_game_check (self->game, &self->state, move);
  if (refusal.rule != TALIA_RULE_NONE)
    {
      talia_refusal_set_error (error, refusal);
      return FALSE;
    }
  return ask_to_play (self, move, error);
}

static const TaliaTableElsewhere elsewhere = { follow_free, count, get_events, get_view, play };

TaliaTable *
talia_table_follow_new (const TaliaGame *game, const TaliaOptions *options, int seat, TaliaTableFollowFunc ask,
                        gpointer data, GError **error)
{
  TaliaTable *self = talia_table_new (game, options, error);
  Follow *follow;

  if (self == NULL)
    return NULL;
  g_assert (seat >= 0 && seat < self->state.seats);
  follow = g_new0 (Follow, 1);
  follow->told = g_array_new (FALSE, FALSE, sizeof (TaliaEvents));
  follow->ask = ask;
  follow->data = data;
  talia_game_view (game, &self->state, seat, &follow->view);
  self->elsewhere = &elsewhere;
  self->data = follow;
  return self;
}

void
talia_table_follow_reconnect (TaliaTable *self, TaliaTableFollowFunc ask, gpointer data)
{
  g_return_if_fail (TALIA_IS_TABLE (self) && get (self) != NULL);

  get (self)->ask = ask;
  get (self)->data = data;
  get (self)->asked = FALSE;
}
