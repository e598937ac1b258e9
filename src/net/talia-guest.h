/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A guest: a seat at a table at another machine. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-people.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_GUEST_CONNECTING,
  TALIA_GUEST_SITTING, /* before the match */
  TALIA_GUEST_PLAYING,
  TALIA_GUEST_LOST,  /* tries to come back */
  TALIA_GUEST_ENDED, /* for good; talia_guest_get_reason() says why */
} TaliaGuestState;

/**
 * TaliaGuest:
 *
 * Signals: `changed ()`: the state, or the people. `begun ()`: there is a table now. `hurried (uint left)`: the others
 * wait for us, and a computer player moves for us in so many seconds.
 */
#define TALIA_TYPE_GUEST (talia_guest_get_type ())
G_DECLARE_FINAL_TYPE (TaliaGuest, talia_guest, TALIA, GUEST, GObject)

/** Somebody called `name` who comes to the host at `address` (`HOST` or `HOST:PORT`) with the code; NULL where it is
 * none. */
TaliaGuest *talia_guest_new (const char *address, guint16 default_port, const char *code, const char *name);

/** Somebody who comes back by what talia_guest_save() told; NULL where that is damaged. */
TaliaGuest *talia_guest_new_saved (const char *saved);

/** What is needed to come back with another program; NULL before there is a seat. To be kept where nobody reads it. */
char *talia_guest_save (TaliaGuest *self);

TaliaGuestState talia_guest_get_state (TaliaGuest *self);

/**
 * Why it has ended: `code` (not the right one, or not the right host), `wait` (too many wrong codes lately), `full`,
 * `version`, `token` (the host does not know us any more), `closed` (the host has left), `elsewhere` (we sit at another
 * machine now), `unreachable`, `left`, `rules` (the host does not play by the rules we know), `grammar`.
 */
const char *talia_guest_get_reason (TaliaGuest *self);

const TaliaPeople *talia_guest_get_people (TaliaGuest *self);
int talia_guest_get_seat (TaliaGuest *self);

/** The game that is played there and its options, as the host and we have agreed; NULL before that. */
const TaliaGame *talia_guest_get_game (TaliaGuest *self, TaliaOptions *options);

/** The table as the seat may know it (talia-table-follow.h); NULL before the match. */
TaliaTable *talia_guest_get_table (TaliaGuest *self);

/** How many seconds we may take over a move before a computer player moves for us, until we are back; 0: any time. */
guint talia_guest_get_turn_time (TaliaGuest *self);

/** Says that we are back, or still there. */
void talia_guest_be_here (TaliaGuest *self);

/** Asks for another seat, before the match. */
void talia_guest_sit (TaliaGuest *self, int seat);

/** Gets up for good. */
void talia_guest_leave (TaliaGuest *self);

/** How long the host may be silent, and the longest wait between two tries to come back, in milliseconds. */
void talia_guest_set_patience (TaliaGuest *self, guint silence, guint retry);

G_END_DECLS
