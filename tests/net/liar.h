/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host that sends any line that a test wants to its one guest. */
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
  TaliaChannel *channel; /* with whoever came last */
  guint came;            /* how many have */
  guint pongs;           /* answers to a ping */
  gboolean gone;         /* whoever came last has ended it */
} Liar;

Liar *liar_new (void);

/** A guest at its door; the channel is open when this returns. */
TaliaGuest *liar_invite (Liar *self);

/** Says lines that are separated by newlines. */
void liar_say (Liar *self, const char *lines);

/** Cuts the connection, and waits until the guest has come again. */
void liar_cut (Liar *self);

void liar_free (Liar *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Liar, liar_free)

G_END_DECLS
