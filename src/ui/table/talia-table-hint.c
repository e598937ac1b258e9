/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a hint: on the board, at a button, and in words. */
#include "talia-table-hint.h"

#include <glib/gi18n.h>

static void
show_at_button (TaliaBoardBar *bar, const TaliaMove *move)
{
  g_autofree char *word = talia_move_to_text (move);
  GtkWidget *button = talia_board_bar_hint_choice (bar, word);

  if (button != NULL)
    gtk_widget_grab_focus (button);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TaliaTableHint *self = data;
  g_autoptr (GtkWidget) page = self->page;
  g_autoptr (GError) error = NULL;
  g_autofree TaliaAdvice *advice = talia_match_hint_finish (TALIA_MATCH (source), result, &error);

  if (self->focus->board != NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    talia_table_session_tell_tip (self->session, _ ("There is no hint for this position."));
  if (advice == NULL || self->focus->board == NULL)
    return; /* the table has changed meanwhile */

  talia_board_show_hint (self->focus->board, &advice->move);
  show_at_button (self->focus->bar, &advice->move);
  talia_table_session_tell_hint (self->session, advice);
}

void
talia_table_hint_ask (TaliaTableHint *self)
{
  talia_table_hint_forget (self);
  self->pending = g_cancellable_new ();
  g_object_ref (self->page);
  talia_match_hint_async (talia_table_session_get_match (self->session), self->pending, answered_cb, self);
}

void
talia_table_hint_forget (TaliaTableHint *self)
{
  if (self->pending != NULL)
    g_cancellable_cancel (self->pending);
  g_clear_object (&self->pending);
}
