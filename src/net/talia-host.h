/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host: a table that people at other machines may join. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-people.h"

G_BEGIN_DECLS

/** The limits for connections that have not shown the code: listened to in all, from one address, and waiting in the
 * queue. */
#define TALIA_HOST_MAX_WAITING 16
#define TALIA_HOST_MAX_BY_ADDRESS 4
#define TALIA_HOST_MAX_OUTSIDE 64

/** Seconds that somebody may take over a move unless the host says otherwise, and at most. */
#define TALIA_HOST_TURN_TIME 90
#define TALIA_HOST_MAX_TURN_TIME 86400

/**
 * TaliaHost:
 *
 * Signals: `changed ()`: somebody came, sat down elsewhere, was lost or left, does not answer or does again.
 * `waiting (int seat, uint left)`: the match has waited long for that seat. A computer player moves for it in `left`
 * seconds; where that is 0, only if talia_host_stand_in() says so.
 */
#define TALIA_TYPE_HOST (talia_host_get_type ())
G_DECLARE_FINAL_TYPE (TaliaHost, talia_host, TALIA, HOST, GObject)

/** A table for a match of that game to be; `name` sits at seat 0. Nobody can come yet. Error: TALIA_OPTION_ERROR. */
TaliaHost *talia_host_new (const TaliaGame *game, const TaliaOptions *options, const char *name, GError **error);

/**
 * Listens from now on, at `port` (0: at any), with a new certificate and code; or, where `saved` is not NULL, with
 * those of an earlier host that talia_host_save() told of. Error: G_IO_ERROR.
 */
gboolean talia_host_open (TaliaHost *self, guint16 port, const char *saved, GError **error);

/**
 * By which networks people may come (talia-addresses.h), besides from this machine itself; NULL, and before: by all.
 * Applies at once if the table is open; guests who are here stay. Error: G_IO_ERROR; then the table is closed to new
 * guests.
 */
gboolean talia_host_set_networks (TaliaHost *self, const char *const *networks, GError **error);
const char *const *talia_host_get_networks (TaliaHost *self);

/** Tells the network of the table as long as it is open: who is its host, the game and the free seats, not the code. */
void talia_host_announce (TaliaHost *self);

/** What is needed to be the same host again, the private key included: to be kept where nobody else reads. */
char *talia_host_save (TaliaHost *self);

/** Lets go of everybody without a word, as if the machine had failed: they will try to come back. */
void talia_host_kill (TaliaHost *self);

/** Lets go of everybody. */
void talia_host_close (TaliaHost *self);

/** The code to be shown, NULL before it is open. */
const char *talia_host_get_code (TaliaHost *self);
guint16 talia_host_get_port (TaliaHost *self);

/** The game that is played there, and its options. */
const TaliaGame *talia_host_get_game (TaliaHost *self, TaliaOptions *options);

const TaliaPeople *talia_host_get_people (TaliaHost *self);

/** How long somebody may be silent, or take to show the code, in milliseconds. */
void talia_host_set_patience (TaliaHost *self, guint milliseconds);

/**
 * How many seconds somebody may take over a move before a computer player moves for them, until they are back; 0: any
 * time. Guests are told.
 */
void talia_host_set_turn_time (TaliaHost *self, guint seconds);

/** A computer player moves for that seat from now on, until they are back. */
void talia_host_stand_in (TaliaHost *self, int seat);

/** The host's own person is back, or still there. */
void talia_host_be_here (TaliaHost *self);

/** So many seconds pass. The host counts them itself; a test need not wait for them. */
void talia_host_pass_time (TaliaHost *self, guint seconds);

/** The match of those who are there; at the other seats computer players of that level. */
TaliaMatch *talia_host_make_match (TaliaHost *self, const char *level);

/**
 * Plays `match` from now on, which talia_host_make_match() has made, or another Talia that was the host of it before:
 * then everybody but the first person is still to come back. The match must have no number, by which its deals could be
 * foreseen.
 */
void talia_host_begin (TaliaHost *self, TaliaMatch *match);

/** The match that is played, or NULL. */
TaliaMatch *talia_host_get_match (TaliaHost *self);

G_END_DECLS
