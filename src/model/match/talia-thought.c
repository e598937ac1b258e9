/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thought of a computer player: lets a level think about a move in a thread, and reports the result. */
#include "talia-thought.h"

#include <gio/gio.h>

/* Shared by the caller and the task. The thread touches only fields that are set before it starts. */
struct _TaliaThought
{
  const TaliaGame *game;
  TaliaLevel level;
  TaliaView view;
  TaliaThinking thinking;
  gint cancelled; /* accessed atomically */
  GArray *advice; /* first the thread's, then the caller's */
  TaliaThoughtFunc func;
  gpointer data;
};

static void
clear (gpointer data)
{
  TaliaThought *self = data;

  g_clear_pointer (&self->advice, g_array_unref);
}

static void
release (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear);
}

static void
think_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  TaliaThought *self = data;

  if (!g_atomic_int_get (&self->cancelled))
    self->advice = talia_level_advise (&self->level, self->game, &self->view, &self->thinking);
  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TaliaThought *self = g_task_get_task_data (G_TASK (result));

  if (!g_atomic_int_get (&self->cancelled))
    self->func (self, self->data);
}

TaliaThought *
talia_thought_new (const TaliaGame *game, const TaliaView *view, const TaliaLevel *level, guint64 seed, gboolean timed,
                   TaliaThoughtFunc func, gpointer data)
{
  TaliaThought *self = g_atomic_rc_box_new0 (TaliaThought);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done_cb, NULL);

  self->game = game;
  self->level = *level;
  self->view = *view;
  self->func = func;
  self->data = data;
  talia_thinking_init (&self->thinking, level, seed);
  self->thinking.cancelled = &self->cancelled;
  if (!timed)
    self->thinking.deadline = 0;

  g_task_set_static_name (task, "talia-thought");
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self), release);
  g_task_run_in_thread (task, think_cb);
  return self;
}

void
talia_thought_cancel (TaliaThought *self)
{
  g_atomic_int_set (&self->cancelled, 1);
  release (self);
}

const TaliaAdvice *
talia_thought_get_advice (TaliaThought *self)
{
  return self->advice->len > 0 ? &g_array_index (self->advice, TaliaAdvice, 0) : NULL;
}
