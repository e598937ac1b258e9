/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The private state of a host, shared by the files that implement TaliaHost. */
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
  char *head; /* the first lines of the match's record: the game and its options */
  TaliaPeople people;
  guint patience;

  GSocketService *service;
  GStrv networks; /* the networks in which it listens; NULL: all */
  GTlsCertificate *certificate;
  TaliaCode code;
  char *code_text;
  guint16 port;
  TaliaGuesses *guesses;     /* of wrong codes */
  guint look;                /* a GSource, while connections are in the queue */
  TaliaAnnouncer *announcer; /* NULL: the table is not announced */

  GPtrArray *visitors;                   /* of TaliaVisitor: all connections in the order in which they came */
  TaliaVisitor *seated[TALIA_MAX_SEATS]; /* by seat: the guests who have shown the code */
  char *tokens[TALIA_MAX_SEATS];         /* the tokens with which they reconnect */
  char *origins[TALIA_MAX_SEATS];        /* the address from which they connected last */

  TaliaMatch *match;
  int to_act;                     /* whose turn it was at the last update */
  guint turn_time;                /* in seconds; 0: no limit */
  guint awaited[TALIA_MAX_SEATS]; /* how many seconds the match has waited for that seat */
  guint clock;                    /* the GSource of the clock */
  GString *record;                /* the record of the match */
  gsize finished;                 /* the length of the record in bytes, up to a point where no deal is running */
};

/** Accepts a new connection. Returns the visitor, which is valid until it disconnects. */
TaliaVisitor *talia_host_receive (TaliaHost *self, GSocketConnection *connection);

/** Tells all guests, and the host's own window, who is at the seat. */
void talia_host_tell_seat (TaliaHost *self, int seat);

/** Returns how many seats are free. */
guint talia_host_count_free_seats (TaliaHost *self);

/** Updates the number of free seats in the announcement, if there is one. */
void talia_host_tell_network (TaliaHost *self);

/** Handles a new connection, which joins the queue. */
void talia_host_meet (TaliaHost *self, TaliaVisitor *visitor);

/** Begins to listen to the next connections in the queue, as far as there is room. */
void talia_host_let_in (TaliaHost *self);

/** Handles a message of a visitor who has no seat yet: the greeting, then the code. */
void talia_host_admit (TaliaHost *self, TaliaVisitor *visitor, const char *line);

/** Seats a visitor whose program knows the game: tells them everything about the table. */
void talia_host_seat (TaliaHost *self, TaliaVisitor *visitor);

/** Handles a message of a visitor who has a seat. */
void talia_host_hear (TaliaHost *self, TaliaVisitor *visitor, const char *line);

/** Handles the end of a connection. */
void talia_host_miss (TaliaHost *self, TaliaVisitor *visitor);

/** Sends a visitor the part of the record that they do not have yet, up to `end`. */
void talia_host_tell_steps (TaliaHost *self, TaliaVisitor *visitor, const char *record, gsize end);

/** Sends a visitor the current position of the match, if there is one. */
void talia_host_tell_match (TaliaHost *self, TaliaVisitor *visitor);

/** Begins to measure how long the match waits for each seat. */
void talia_host_start_clock (TaliaHost *self);

/** Called when a person has done something: they count as present again if they did not answer before. */
void talia_host_hear_of (TaliaHost *self, int seat);

/** Tells a visitor, or everybody if NULL, how long a move may take. */
void talia_host_tell_turn_time (TaliaHost *self, TaliaVisitor *visitor);

/** Warns that the match has long waited for that seat, and for how many seconds more it does so; 0: no limit. */
void talia_host_tell_waiting (TaliaHost *self, int seat, guint left);

/** Makes computer players move for the people who have left or do not answer. */
void talia_host_set_stand_ins (TaliaHost *self);

G_END_DECLS
