/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host: a table that people at other machines may join. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-people.h"

G_BEGIN_DECLS

/** The limits for connections that have not shown the code: listened to in total, from one address, and waiting in the
 * queue. */
#define TALIA_HOST_MAX_WAITING 16
#define TALIA_HOST_MAX_BY_ADDRESS 4
#define TALIA_HOST_MAX_OUTSIDE 64

/** The default time for a move in seconds, and the greatest. */
#define TALIA_HOST_TURN_TIME 90
#define TALIA_HOST_MAX_TURN_TIME 86400

/**
 * TaliaHost:
 *
 * Signals: `changed ()`: a person has joined, changed seats, lost the connection or left, does not answer or answers
 * again. `waiting (int seat, uint left)`: the match has waited long for that seat. A computer player will move for it
 * in `left` seconds; if that is 0, only after talia_host_stand_in().
 */
#define TALIA_TYPE_HOST (talia_host_get_type ())
G_DECLARE_FINAL_TYPE (TaliaHost, talia_host, TALIA, HOST, GObject)

/** Creates a table for a match of that game; `name` sits at seat 0. It is not open yet. Error: TALIA_OPTION_ERROR. */
TaliaHost *talia_host_new (const TaliaGame *game, const TaliaOptions *options, const char *name, GError **error);

/**
 * Opens the table at `port` (0: any), with a new certificate and code or, if `saved` is not NULL, with those of an
 * earlier host, from the text of talia_host_save(). Error: G_IO_ERROR.
 */
gboolean talia_host_open (TaliaHost *self, guint16 port, const char *saved, GError **error);

/**
 * Sets the networks from which people may connect (talia-addresses.h), besides this machine itself; NULL is the
 * default, all. Applies at once if the table is open; guests who are already there stay. Error: G_IO_ERROR; then the
 * table is closed to new guests.
 */
gboolean talia_host_set_networks (TaliaHost *self, const char *const *networks, GError **error);
const char *const *talia_host_get_networks (TaliaHost *self);

/** Announces the table in the network as long as it is open: its host, the game and the free seats, but not the
 * code. */
void talia_host_announce (TaliaHost *self);

/** Returns what is needed to open the same table again, including the private key: to be stored where nobody else can
 * read it. */
char *talia_host_save (TaliaHost *self);

/** Disconnects everybody without a message, as if the machine had failed: they will try to reconnect. */
void talia_host_kill (TaliaHost *self);

/** Closes the table and disconnects everybody. */
void talia_host_close (TaliaHost *self);

/** Returns the code to show, or NULL before the table is open. */
const char *talia_host_get_code (TaliaHost *self);
guint16 talia_host_get_port (TaliaHost *self);

/** Returns the game at the table, and its options. */
const TaliaGame *talia_host_get_game (TaliaHost *self, TaliaOptions *options);

const TaliaPeople *talia_host_get_people (TaliaHost *self);

/** Sets how long a connection may be silent, or take to show the code, in milliseconds. */
void talia_host_set_patience (TaliaHost *self, guint milliseconds);

/**
 * Sets how many seconds a person may take for a move before a computer player moves for them, until they are back; 0:
 * no limit. The guests are told.
 */
void talia_host_set_turn_time (TaliaHost *self, guint seconds);

/** Makes a computer player move for that seat, until the person is back. */
void talia_host_stand_in (TaliaHost *self, int seat);

/** Says that the host's own person is back, or still there. */
void talia_host_be_here (TaliaHost *self);

/** Advances the clock by that number of seconds. The host does this itself; tests need not wait. */
void talia_host_pass_time (TaliaHost *self, guint seconds);

/** Creates a match of the people who are there, with computer players of that level at the other seats. */
TaliaMatch *talia_host_make_match (TaliaHost *self, const char *level);

/**
 * Plays `match` from now on, which comes from talia_host_make_match(), or from an earlier host of the same match; then
 * all guests have yet to come back. The match must have no number, by which its deals could be foreseen.
 */
void talia_host_begin (TaliaHost *self, TaliaMatch *match);

/** Returns the match that is played, or NULL. */
TaliaMatch *talia_host_get_match (TaliaHost *self);

G_END_DECLS
