/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves a copy of a file at a place that the player chose: either all of it is written, or the old file there stays. */
#include "talia-outgoing.h"

gboolean
talia_outgoing_begin (TaliaOutgoing *self, GFile *target, GFileCreateFlags flags, GCancellable *cancellable,
                      GError **error)
{
  *self = (TaliaOutgoing) { .target = target, .there = g_file_query_exists (target, NULL) };
  self->stream = G_OUTPUT_STREAM (g_file_replace (target, NULL, FALSE, flags, cancellable, error));
  return self->stream != NULL;
}

/* Closes the stream without saving: an existing file is unchanged, a new one is removed. */
static void
give_up (TaliaOutgoing *self)
{
  g_autoptr (GCancellable) leave = g_cancellable_new ();

  g_cancellable_cancel (leave);
  g_output_stream_close (self->stream, leave, NULL);
  if (!self->there)
    g_file_delete (self->target, NULL, NULL);
}

gboolean
talia_outgoing_end (TaliaOutgoing *self, gboolean good, GCancellable *cancellable, GError **error)
{
  good = good && g_output_stream_close (self->stream, cancellable, error);
  if (!good)
    give_up (self);
  g_clear_object (&self->stream);
  return good;
}
