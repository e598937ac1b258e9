/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host with one guest, to which it sends whatever lines a test chooses. */
#pragma once

#include "net/talia-channel.h"
#include "net/talia-guest.h"

G_BEGIN_DECLS

typedef struct
{
  GSocketService *service;
  GTlsCertificate *certificate;
  char *code;
  guint16 port;
  TaliaChannel *channel; /* to the latest visitor */
  guint came;            /* the number of visitors */
  guint pongs;           /* the number of answered pings */
  gboolean gone;         /* the latest visitor has closed the connection */
} Liar;

Liar *liar_new (void);

/** Creates a guest and returns after its channel was opened. */
TaliaGuest *liar_invite (Liar *self);

/** Sends lines, which are separated by newlines. */
void liar_say (Liar *self, const char *lines);

/** Cuts the connection, and waits until the guest has reconnected. */
void liar_cut (Liar *self);

void liar_free (Liar *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Liar, liar_free)

G_END_DECLS
