/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host and its guests in one program, which play at random over real sockets. */
#pragma once

#include "model/match/talia-match-away.h"
#include "net/talia-guest.h"
#include "net/talia-host.h"
#include "playing.h"

G_BEGIN_DECLS

#define PARTY_PATIENCE 60000 /* milliseconds, so many that a busy machine answers in time */

/** Games with options for the numbers of people, from the fewest to the most. */
typedef struct
{
  const char *game, *options;
} PartyGame;

extern const PartyGame party_games[];
extern const guint party_n_games;

typedef struct
{
  TaliaGuest *guest;
  TaliaMatch *match; /* NULL before it has begun */
  TaliaRandom random;
  guint moves;
} PartyGuest;

typedef struct
{
  TaliaHost *host;
  TaliaMatch *match;
  TaliaRandom random;
  guint deals;  /* the most deals */
  guint16 port; /* to which guests connect; the host's own unless changed */
  PartyGuest guests[TALIA_MAX_SEATS];
  guint n_guests;
} Party;

/** Creates a host that listens. */
void party_open (Party *self, const PartyGame *game, guint64 seed);

/** Adds a guest, who takes a seat. */
PartyGuest *party_add (Party *self, const char *name);

/** Begins the match. */
void party_begin (Party *self);

/** Waits until the match is over for everybody, or until `deals` have been played. */
void party_play (Party *self);

/** Runs the main loop once and makes everybody's moves. Returns whether the match is over. */
gboolean party_turn (Party *self);

/** Lets the guest make moves at its table from now on. */
void party_follow (PartyGuest *self);

void party_close (Party *self);

/** Asserts that the guest's record is `wanted`, with an additional note of the guest's seat. */
void party_check_record (PartyGuest *self, const char *wanted);

/** Makes any move of the person, whose turn it must be. */
void party_move (TaliaMatch *match, TaliaRandom *random);

/** Runs the main loop until the condition is true; the test fails after a while. */
#define PARTY_WAIT(party, condition) wait_until (condition)

G_END_DECLS
