/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Private state of a host, shared by the files that implement TaliaHost. */
#pragma once

#include <gio/gio.h>

#include "talia-announcer.h"
#include "talia-channel.h"
#include "talia-code.h"
#include "talia-guesses.h"
#include "talia-host.h"
#include "talia-visitor.h"

G_BEGIN_DECLS

struct _TaliaHost
{
  GObject parent_instance;

  const TaliaGame *game;
  TaliaOptions options;
  char *head; /* of the match's record: the game and its options */
  TaliaPeople people;
  guint patience;

  GSocketService *service;
  GStrv networks; /* that it listens in; NULL: all */
  GTlsCertificate *certificate;
  TaliaCode code;
  char *code_text;
  guint16 port;
  TaliaGuesses *guesses;     /* wrong codes */
  guint look;                /* a source, while somebody waits outside */
  TaliaAnnouncer *announcer; /* NULL: the network is told nothing */

  GPtrArray *visitors;                   /* TaliaVisitor: everybody who came, in this order */
  TaliaVisitor *seated[TALIA_MAX_SEATS]; /* of them, by seat, from when they have shown the code */
  char *tokens[TALIA_MAX_SEATS];         /* by which they come back */
  char *origins[TALIA_MAX_SEATS];        /* the address from which they did last */

  TaliaMatch *match;
  int to_act;                     /* whose turn it was when the match was looked at last */
  guint turn_time;                /* seconds that somebody may take over a move; 0: any time */
  guint awaited[TALIA_MAX_SEATS]; /* for how many seconds the match has waited for that seat */
  guint clock;                    /* a source that tells how time passes */
  GString *record;                /* of it */
  gsize finished;                 /* bytes of the record, up to where no deal runs */
};

/** Accepts a new connection. Returns the visitor, valid for as long as they are connected. */
TaliaVisitor *talia_host_receive (TaliaHost *self, GSocketConnection *connection);

/** Tells all guests, and the host's own window, who sits at the seat. */
void talia_host_tell_seat (TaliaHost *self, int seat);

/** How many could sit down now. */
guint talia_host_count_free_seats (TaliaHost *self);

/** Tells the network how many that are, where it is told of the table. */
void talia_host_tell_network (TaliaHost *self);

/** Somebody has come, and stands in line. */
void talia_host_meet (TaliaHost *self, TaliaVisitor *visitor);

/** Listens to the next connections in the queue, as far as there is room. */
void talia_host_let_in (TaliaHost *self);

/** Somebody who is not welcomed yet says something: the greeting, then the code. */
void talia_host_admit (TaliaHost *self, TaliaVisitor *visitor, const char *line);

/** Somebody who is welcomed can play this game: tells them all that there is. */
void talia_host_seat (TaliaHost *self, TaliaVisitor *visitor);

/** Somebody who is seated says something. */
void talia_host_hear (TaliaHost *self, TaliaVisitor *visitor, const char *line);

/** Somebody has left. */
void talia_host_miss (TaliaHost *self, TaliaVisitor *visitor);

/** Tells a part of the record that they do not know yet, up to `end`. */
void talia_host_tell_steps (TaliaHost *self, TaliaVisitor *visitor, const char *record, gsize end);

/** Tells where the match stands; nothing where there is none. */
void talia_host_tell_match (TaliaHost *self, TaliaVisitor *visitor);

/** Begins to count how long the match waits for each seat. */
void talia_host_start_clock (TaliaHost *self);

/** Somebody has done something: they are there, whatever they were taken for. */
void talia_host_hear_of (TaliaHost *self, int seat);

/** Tells somebody, or everybody for NULL, how long they may take over a move. */
void talia_host_tell_turn_time (TaliaHost *self, TaliaVisitor *visitor);

/** The match waits for that seat of the host's own for so long that only so many seconds are left; 0: for ever. */
void talia_host_tell_waiting (TaliaHost *self, int seat, guint left);

/** Has computer players move for those who are gone or do not answer. */
void talia_host_set_stand_ins (TaliaHost *self);

G_END_DECLS
