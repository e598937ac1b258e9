/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A raw connection to a host for tests, which can write any bytes and keeps all lines that come back. */
#pragma once

#include "net/talia-channel.h"

G_BEGIN_DECLS

typedef struct
{
  TaliaChannel *channel;
  GPtrArray *lines; /* char *: all that has come */
  char *closed;     /* why; NULL while it is open */
} Raw;

/** Somebody who speaks TLS with whoever is there; with `encrypted` FALSE, not even that. */
Raw *raw_new (guint16 port, gboolean encrypted);

/** The same from an address of this machine, such as 127.0.0.2. */
Raw *raw_new_from (const char *address, guint16 port, gboolean encrypted);

/** The bytes as they are. */
void raw_write (Raw *self, const char *bytes, gsize length);

/** The last line that begins with that word, without it; NULL where there is none. */
const char *raw_find (Raw *self, const char *word);

void raw_free (Raw *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Raw, raw_free)

G_END_DECLS
