/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Private state of a guest, shared by the files that implement TaliaGuest. */
#pragma once

#include <gio/gio.h>

#include "talia-channel.h"
#include "talia-code.h"
#include "talia-guest.h"

G_BEGIN_DECLS

/** How far a connection is, by what the host has said on it; talia-guest-hear.c says what it may say next. */
typedef enum
{
  TALIA_HEARD_NOTHING,
  TALIA_HEARD_VERSION,
  TALIA_HEARD_WELCOME,
  TALIA_HEARD_AGREE, /* and the guest has agreed */
  TALIA_HEARD_BEGIN, /* the view of the match is to come */
  TALIA_HEARD_VIEW,
  TALIA_HEARD_EVENTS, /* the view that came of them is to come */
} TaliaHeard;

struct _TaliaGuest
{
  GObject parent_instance;

  char *address;
  guint16 port; /* where the address tells none */
  char *name;
  TaliaCode code;
  char *fingerprint; /* of the host, once it is known by the code */
  char *token;

  TaliaGuestState state;
  char *reason;
  GCancellable *cancellable;
  TaliaChannel *channel;
  TaliaHeard heard;           /* on this channel */
  guint silence, retry, wait; /* milliseconds */
  gboolean reached;           /* something listens at the address */
  guint tries;                /* before the first word */
  guint watch, again;         /* sources */

  TaliaPeople people;
  guint turn_time; /* seconds; 0: any time */
  int seat;
  GString *record;   /* what was told of it */
  TaliaTable *told;  /* the match as it is played by the record, … */
  gsize read;        /* … of which so much has been read, up to the end of a deal */
  TaliaTable *blank; /* the game and its options, as agreed; NULL before that */
  TaliaTable *table;
  TaliaTable *first; /* that is to be it, until its first view has come */
  char *events;      /* of the view that comes next; NULL: it is no step */
};

/** It is over, for that reason. */
void talia_guest_end (TaliaGuest *self, const char *reason);

void talia_guest_set_state (TaliaGuest *self, TaliaGuestState state);

/** The host waits for our move, and will not for longer than so many seconds. */
void talia_guest_be_hurried (TaliaGuest *self, guint left);

/** The host says something. */
void talia_guest_hear (TaliaGuest *self, const char *line);

/** Sends what is asked of the table; for talia_table_follow_new(). */
void talia_guest_ask (const char *line, gpointer data);

/** There is a table from now on. */
void talia_guest_begin (TaliaGuest *self, TaliaTable *table);

G_END_DECLS
