/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves a copy of a file at a place that the player chose: either all of it is written, or the old file there stays. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  GFile *target; /* not owned */
  GOutputStream *stream;
  gboolean there; /* the file existed before */
} TaliaOutgoing;

/** Begins to write `target`; its new contents are written to `stream`. */
gboolean talia_outgoing_begin (TaliaOutgoing *self, GFile *target, GFileCreateFlags flags, GCancellable *cancellable,
                               GError **error);

/** Ends the writing: if all is `good` and can be saved, the file has the new contents; otherwise everything is as
 * before talia_outgoing_begin(). */
gboolean talia_outgoing_end (TaliaOutgoing *self, gboolean good, GCancellable *cancellable, GError **error);

G_END_DECLS
