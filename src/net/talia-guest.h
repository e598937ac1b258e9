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
  TALIA_GUEST_LOST,  /* the connection is lost, and reconnecting is attempted */
  TALIA_GUEST_ENDED, /* for good; talia_guest_get_reason() says why */
} TaliaGuestState;

/**
 * TaliaGuest:
 *
 * Signals: `changed ()`: the state or the people have changed. `begun ()`: there is a table now. `hurried (uint left)`:
 * the others wait for us, and a computer player will move for us in `left` seconds.
 */
#define TALIA_TYPE_GUEST (talia_guest_get_type ())
G_DECLARE_FINAL_TYPE (TaliaGuest, talia_guest, TALIA, GUEST, GObject)

/** Creates a guest called `name` who connects to the host at `address` (`HOST` or `HOST:PORT`) with the code; NULL if
 * the address is invalid. */
TaliaGuest *talia_guest_new (const char *address, guint16 default_port, const char *code, const char *name);

/** Creates a guest who comes back, from the text of talia_guest_save(); NULL if that is damaged. */
TaliaGuest *talia_guest_new_saved (const char *saved);

/** Returns what is needed to come back with another run of the program; NULL before there is a seat. To be stored where
 * nobody else can read it. */
char *talia_guest_save (TaliaGuest *self);

TaliaGuestState talia_guest_get_state (TaliaGuest *self);

/**
 * Returns why the connection has ended for good: `code` (wrong code, or wrong host), `wait` (too many wrong codes
 * recently), `full`, `version`, `token` (the host does not know us any more), `closed` (the host has closed the table),
 * `elsewhere` (we have connected from another machine), `unreachable`, `left`, `rules` (the host breaks the rules that
 * we know), `grammar` (the host sends malformed messages).
 */
const char *talia_guest_get_reason (TaliaGuest *self);

const TaliaPeople *talia_guest_get_people (TaliaGuest *self);
int talia_guest_get_seat (TaliaGuest *self);

/** Returns the game at that table and its options, as the host and we have agreed; NULL until then. */
const TaliaGame *talia_guest_get_game (TaliaGuest *self, TaliaOptions *options);

/** Returns the table as the seat may know it (talia-table-follow.h); NULL before the match. */
TaliaTable *talia_guest_get_table (TaliaGuest *self);

/** Returns how many seconds we may take for a move before a computer player moves for us, until we are back; 0: no
 * limit. */
guint talia_guest_get_turn_time (TaliaGuest *self);

/** Says that we are back, or still there. */
void talia_guest_be_here (TaliaGuest *self);

/** Asks for another seat, before the match. */
void talia_guest_sit (TaliaGuest *self, int seat);

/** Leaves the table for good. */
void talia_guest_leave (TaliaGuest *self);

/** Sets how long the host may be silent, and the longest wait between two attempts to reconnect, in milliseconds. */
void talia_guest_set_patience (TaliaGuest *self, guint silence, guint retry);

G_END_DECLS
