/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A raw connection to a host for tests, which can write any bytes and keeps all lines that come back. */
#pragma once

#include "net/talia-channel.h"

G_BEGIN_DECLS

typedef struct
{
  TaliaChannel *channel;
  GPtrArray *lines; /* char *: all lines received */
  char *closed;     /* the reason; NULL while the connection is open */
} Raw;

/** Connects to the host without any protocol above TLS; with `encrypted` FALSE, also without TLS. */
Raw *raw_new (guint16 port, gboolean encrypted);

/** The same from another address of this machine, such as 127.0.0.2. */
Raw *raw_new_from (const char *address, guint16 port, gboolean encrypted);

/** Sends the bytes unchanged. */
void raw_write (Raw *self, const char *bytes, gsize length);

/** Returns the last received line that begins with the word, without the word; NULL if there is none. */
const char *raw_find (Raw *self, const char *word);

void raw_free (Raw *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Raw, raw_free)

G_END_DECLS
