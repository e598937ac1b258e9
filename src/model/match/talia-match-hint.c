/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hints of a match: what the best adviser would play in the person's place, and why. */
#include "model/base/talia-entropy.h"
#include "model/table/talia-table-notes.h"
#include "talia-match.h"
#include "talia-thought.h"

/* The data of the task that waits for a hint. */
typedef struct
{
  TaliaThought *thought;
  GSource *cancelled;
  TaliaMatch *match;
  gulong changed;
} Hint;

/* Ends the task: no answer is expected any more. */
static void
close_hint (Hint *hint)
{
  g_clear_pointer (&hint->thought, talia_thought_cancel);
  if (hint->cancelled != NULL)
    g_source_destroy (hint->cancelled);
  g_clear_pointer (&hint->cancelled, g_source_unref);
  g_clear_signal_handler (&hint->changed, hint->match);
}

static void
hint_free (gpointer data)
{
  Hint *hint = data;

  close_hint (hint);
  g_clear_object (&hint->match);
  g_free (hint);
}

static void
give_up (GTask *task)
{
  g_autoptr (GTask) keep = g_object_ref (task);

  close_hint (g_task_get_task_data (task));
  g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The hint is not needed any more.");
}

static void
changed_cb (TaliaMatch *match, gpointer data)
{
  give_up (data);
}

static gboolean
cancelled_cb (GCancellable *cancellable, gpointer data)
{
  give_up (data);
  return G_SOURCE_REMOVE;
}

static void
thought_cb (TaliaThought *thought, gpointer data)
{
  g_autoptr (GTask) task = g_object_ref (data);
  TaliaAdvice *advice = g_memdup2 (talia_thought_get_advice (thought), sizeof *advice);

  close_hint (g_task_get_task_data (task));
  if (advice != NULL)
    g_task_return_pointer (task, advice, g_free);
  else
    g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "No state lies behind what is seen.");
}

static void
release_cb (gpointer data, GClosure *closure)
{
  g_object_unref (data);
}

void
talia_match_hint_async (TaliaMatch *self, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  const TaliaGame *game;
  const TaliaLevel *level;
  Hint *hint;

  g_return_if_fail (TALIA_IS_MATCH (self));

  g_task_set_source_tag (task, talia_match_hint_async);
  game = talia_match_get_game (self);
  level = talia_level_for_hints ();
  if (!talia_match_get_own_turn (self))
    {
      GError *error = NULL;

      talia_refusal_set_error (&error, TALIA_REFUSED (TALIA_RULE_NOT_YOUR_TURN));
      g_task_return_error (task, error);
      return;
    }

  hint = g_new0 (Hint, 1);
  hint->match = g_object_ref (self);
  g_task_set_task_data (task, hint, hint_free);
  /* The match's handler holds the task until there is an answer. */
  hint->changed = g_signal_connect_data (self, "changed", G_CALLBACK (changed_cb), g_object_ref (task), release_cb, 0);
  if (cancellable != NULL)
    {
      hint->cancelled = g_cancellable_source_new (cancellable);
      g_task_attach_source (task, hint->cancelled, G_SOURCE_FUNC (cancelled_cb));
    }
  hint->thought =
      talia_thought_new (game, talia_match_get_view (self), level, talia_entropy (), TRUE, thought_cb, task);
}

TaliaAdvice *
talia_match_hint_finish (TaliaMatch *self, GAsyncResult *result, GError **error)
{
  TaliaAdvice *advice;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  advice = g_task_propagate_pointer (G_TASK (result), error);
  if (advice != NULL && talia_table_note_help (talia_match_get_table (self), TALIA_HELP_HINT))
    g_signal_emit_by_name (talia_match_get_table (self), "recorded", NULL);
  return advice;
}
