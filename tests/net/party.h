/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host and its guests in one program, which play at random over real sockets. */
#pragma once

#include "model/match/talia-match-away.h"
#include "net/talia-guest.h"
#include "net/talia-host.h"
#include "playing.h"

G_BEGIN_DECLS

#define PARTY_PATIENCE 5000 /* milliseconds */

/** Games with options, the fewest and the most people that are tried. */
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
  guint deals;  /* no more than that */
  guint16 port; /* where guests connect to; the host's own unless changed */
  PartyGuest guests[TALIA_MAX_SEATS];
  guint n_guests;
} Party;

/** A host that listens. */
void party_open (Party *self, const PartyGame *game, guint64 seed);

/** Another guest, who sits down. */
PartyGuest *party_add (Party *self, const char *name);

/** The match begins. */
void party_begin (Party *self);

/** Waits until the match is over for everybody, or `deals` have been played. */
void party_play (Party *self);

/** One turn of the main loop with everybody's moves. Whether it is over. */
gboolean party_turn (Party *self);

/** Whoever plays follows the table of that guest from now on. */
void party_follow (PartyGuest *self);

void party_close (Party *self);

/** The guest has the record `wanted`, and besides notes that it is its own seat's. */
void party_check_record (PartyGuest *self, const char *wanted);

/** Makes any move of the person at that match, whose turn it is. */
void party_move (TaliaMatch *match, TaliaRandom *random);

/** Runs the main loop until that holds; the test fails after a while. */
#define PARTY_WAIT(party, condition)                                                                                   \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    gint64 party_end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;                                                  \
    while (!(condition))                                                                                               \
      {                                                                                                                \
        g_assert_cmpint (g_get_monotonic_time (), <, party_end);                                                       \
        g_main_context_iteration (NULL, FALSE) || (g_usleep (200), 0);                                                 \
      }                                                                                                                \
  }                                                                                                                    \
  G_STMT_END

G_END_DECLS
