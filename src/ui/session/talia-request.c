/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A request to play a match: which one, and which questions the session may put to the player first. */
#include "talia-request.h"

TaliaRequest *
talia_request_new (TaliaRequestKind kind, TaliaTable *table, const char *file)
{
  TaliaRequest *self = g_rc_box_new0 (TaliaRequest);

  self->kind = kind;
  g_set_object (&self->table, table);
  self->file = g_strdup (file);
  return self;
}

TaliaRequest *
talia_request_ref (TaliaRequest *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TaliaRequest *self = data;

  g_clear_object (&self->table);
  g_free (self->file);
}

void
talia_request_unref (TaliaRequest *self)
{
  g_rc_box_release_full (self, clear);
}
