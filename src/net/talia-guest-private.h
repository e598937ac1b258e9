/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The private state of a guest, shared by the files that implement TaliaGuest. */
#pragma once

#include <gio/gio.h>

#include "talia-channel.h"
#include "talia-code.h"
#include "talia-guest.h"

G_BEGIN_DECLS

/** The stage of a connection, which follows from the host's messages; talia-guest-hear.c has the table of messages that
 * are allowed in each. */
typedef enum
{
  TALIA_HEARD_NOTHING,
  TALIA_HEARD_VERSION,
  TALIA_HEARD_WELCOME,
  TALIA_HEARD_AGREE, /* the guest has agreed to the game */
  TALIA_HEARD_BEGIN, /* the view of the match will follow */
  TALIA_HEARD_VIEW,
  TALIA_HEARD_EVENTS, /* the view after these events will follow */
} TaliaHeard;

struct _TaliaGuest
{
  GObject parent_instance;

  char *address;
  guint16 port; /* the port if the address has none */
  char *name;
  TaliaCode code;
  char *fingerprint; /* the fingerprint of the host, once it has been recognised by the code */
  char *token;

  TaliaGuestState state;
  char *reason;
  GCancellable *cancellable;
  TaliaChannel *channel;
  TaliaHeard heard;           /* the stage of this connection */
  guint silence, retry, wait; /* in milliseconds */
  gboolean reached;           /* whether something listens at the address */
  guint tries;                /* failed attempts before the first message */
  guint watch, again;         /* GSources */
  gint64 watched;             /* when the silence was looked at last */

  TaliaPeople people;
  guint turn_time; /* in seconds; 0: no limit */
  int seat;
  GString *record;   /* the record, as received from the host */
  TaliaTable *told;  /* the match as played according to the record, … */
  gsize read;        /* … and the number of bytes of the record read so far, up to the end of a deal */
  TaliaTable *blank; /* the game and its options, as agreed; NULL until then */
  TaliaTable *table;
  TaliaTable *first; /* becomes the table when its first view arrives */
  char *events;      /* the events of the next view; NULL: it is not one step after the last */
};

/** Ends the connection for that reason, and does not reconnect. */
void talia_guest_end (TaliaGuest *self, const char *reason);

void talia_guest_set_state (TaliaGuest *self, TaliaGuestState state);

/** Called when the host has sent a warning: it waits for our move for only that many seconds more. */
void talia_guest_be_hurried (TaliaGuest *self, guint left);

/** Handles a message from the host. */
void talia_guest_hear (TaliaGuest *self, const char *line);

/** Sends a request of the table; for talia_table_follow_new(). */
void talia_guest_ask (const char *line, gpointer data);

/** Publishes the table. */
void talia_guest_begin (TaliaGuest *self, TaliaTable *table);

G_END_DECLS
