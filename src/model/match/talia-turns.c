/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the moves of a match that no person makes: lets a computer player think, and plays its move when it is due. */
#include "talia-turns.h"

#include "model/base/talia-entropy.h"
#include "model/table/talia-table-follow.h"
#include "model/table/talia-table-private.h"
#include "talia-number.h"
#include "talia-thought.h"

struct _TaliaTurns
{
  TaliaTable *table;
  const TaliaTurnsFuncs *funcs;
  gpointer data;

  guint pace;
  guint holds; /* the number of holds that were not released yet */
  gboolean unattended;
  guint64 seed;

  TaliaThought *thought; /* the thought of the bot whose turn it is */
  gboolean has_choice;   /* `choice` will be played soon */
  TaliaTurnKind kind;    /* the kind of `choice`; not every kind is a move */
  TaliaMove choice;
  gint64 since; /* the time at which the turn began, in monotonic microseconds */
  guint source; /* the timeout that will play the choice */
};

static void go_on (TaliaTurns *self);

static void
set_thought (TaliaTurns *self, TaliaThought *thought)
{
  gboolean was_thinking = self->thought != NULL;

  g_clear_pointer (&self->thought, talia_thought_cancel);
  self->thought = thought;
  if (was_thinking != (thought != NULL))
    self->funcs->thinking_changed (self->data);
}

static gboolean
play_cb (gpointer data)
{
  TaliaTurns *self = data;
  TaliaTable *table = self->table;
  g_autofree TaliaMove *legal = NULL;
  g_autoptr (GError) error = NULL;
  TaliaMove move = self->choice;

  self->source = 0;
  self->has_choice = FALSE;
  if (self->kind == TALIA_TURN_LEAVE || self->kind == TALIA_TURN_TELL)
    {
      self->funcs->due (self->data, self->kind); /* this callback may free the turns */
      return G_SOURCE_REMOVE;
    }
  if (talia_table_follow_is_waiting (table)) /* because of a request in the meantime, or because the host is lost */
    return G_SOURCE_REMOVE;
  if (talia_table_play (table, &move, &error)) /* this callback may free the turns */
    return G_SOURCE_REMOVE;

  /* A bot that breaks the rules is a bug in Talia, but must not block the match. */
  g_warning ("A computer player made an illegal move: %s", error->message);
  legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  if (talia_game_legal_or_some (talia_table_get_game (table), talia_table_get_state (table), legal) > 0)
    talia_table_play (table, &legal[0], NULL);
  return G_SOURCE_REMOVE;
}

static void
thought_cb (TaliaThought *thought, gpointer data)
{
  TaliaTurns *self = data;

  const TaliaAdvice *advice = talia_thought_get_advice (thought);

  self->choice = advice != NULL ? advice->move : (TaliaMove) { 0 }; /* no move: another one is made */
  self->has_choice = TRUE;
  set_thought (self, NULL);
  go_on (self);
}

static void
think (TaliaTurns *self, const TaliaLevel *level)
{
  guint64 seed = self->seed != 0 ? self->seed + talia_table_get_n_steps (self->table) : talia_entropy ();
  TaliaView view;

  talia_table_get_view (self->table, talia_table_get_state (self->table)->to_act, &view);
  set_thought (self, talia_thought_new (talia_table_get_game (self->table), &view, level, seed, self->seed == 0,
                                        thought_cb, self));
}

/* Plays the choice at its time. */
static void
schedule (TaliaTurns *self)
{
  guint pace = self->kind == TALIA_TURN_TELL ? self->pace / 2 : self->pace;
  gint64 wait = self->since / 1000 + pace - g_get_monotonic_time () / 1000;

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->has_choice && !talia_turns_get_held (self))
    self->source = g_timeout_add ((guint) CLAMP (wait, 0, (gint64) pace), play_cb, self);
}

static void
go_on (TaliaTurns *self)
{
  TaliaTurn turn;

  if (!self->has_choice && self->thought == NULL)
    {
      turn = self->funcs->get_turn (self->data);
      self->kind = turn.kind;
      switch (turn.kind)
        {
        case TALIA_TURN_WAIT:
          break;
        case TALIA_TURN_FORCED:
        case TALIA_TURN_LEAVE:
        case TALIA_TURN_TELL:
          self->choice = turn.move;
          self->has_choice = TRUE;
          break;
        case TALIA_TURN_BOT:
          think (self, &turn.level);
          break;
        }
    }
  schedule (self);
}

TaliaTurns *
talia_turns_new (TaliaTable *table, const TaliaTurnsFuncs *funcs, gpointer data)
{
  TaliaTurns *self = g_new0 (TaliaTurns, 1);

  self->table = table;
  self->funcs = funcs;
  self->data = data;
  self->seed = talia_number_of (table);
  return self;
}

void
talia_turns_free (TaliaTurns *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->thought, talia_thought_cancel);
  g_free (self);
}

void
talia_turns_restart (TaliaTurns *self)
{
  self->since = g_get_monotonic_time ();
  self->has_choice = FALSE;
  set_thought (self, NULL);
  go_on (self);
}

void
talia_turns_ask_again (TaliaTurns *self)
{
  if (self->thought != NULL || self->funcs->get_turn (self->data).kind == TALIA_TURN_BOT)
    return;
  self->has_choice = FALSE;
  go_on (self);
}

void
talia_turns_set_pace (TaliaTurns *self, guint pace)
{
  self->pace = pace;
  schedule (self);
}

void
talia_turns_hold (TaliaTurns *self)
{
  self->holds++;
  schedule (self);
}

void
talia_turns_release (TaliaTurns *self)
{
  g_return_if_fail (self->holds > 0);

  self->holds--;
  schedule (self);
}

gboolean
talia_turns_get_held (TaliaTurns *self)
{
  return self->holds > 0 && !self->unattended;
}

void
talia_turns_set_unattended (TaliaTurns *self, gboolean unattended)
{
  self->unattended = unattended;
  schedule (self);
}

void
talia_turns_set_seed (TaliaTurns *self, guint64 seed)
{
  self->seed = seed;
}

gboolean
talia_turns_get_thinking (TaliaTurns *self)
{
  return self->thought != NULL;
}
