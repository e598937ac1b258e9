/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions for the tables of fishing games: dealing rounds, making moves, hiding cards. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Deals the first round and begins the play; the table's rules must be set. Needs a pack of 52 and a dealer. */
void talia_fishing_game_deal (TaliaState *state, const TaliaPack *pack);

/** Judges a move of the seat to act. */
TaliaRefusal talia_fishing_game_check (const TaliaState *state, const TaliaMove *move);

/** Lists the moves of the seat to act; -1 when `room` is too small. */
int talia_fishing_game_legal (const TaliaState *state, TaliaMove *moves, int room);

/** Lists only moves that leave some loose cards alone, so that the list fits in `room`; `counting` cards are left out
 * last. */
int talia_fishing_game_some (const TaliaState *state, TaliaCards counting, TaliaMove *moves, int room);

/**
 * Makes a legal move of the seat to act, and deals the next round when hands are empty. Returns
 * TRUE when that was the last card of the hand: what lies loose has then gone to the last seat to capture.
 */
gboolean talia_fishing_game_play (TaliaState *state, const TaliaMove *move, TaliaEvents *events);

/**
 * Takes back everything that was played in this hand: the table is as it was dealt, nobody holds or has taken
 * anything, and the cards of all later rounds are out (`n_stock`), though nobody knows which. To be used
 * with talia_fishing_move_of(), by a caller that replays the deal.
 */
void talia_fishing_game_rewind (TaliaState *state);

/** Takes out the cards still to be dealt. */
void talia_fishing_game_hide (TaliaState *seen, int seat);

/** Fills the hidden hands, so that every build's owner can take it, and the cards still to be dealt. */
void talia_fishing_game_sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random,
                                TaliaState *state);

/** Whether cards, builds and seats of a view are such as a hand has. For `adds_up`. */
gboolean talia_fishing_game_adds_up (const TaliaView *view);

/** The pack that was dealt. For `gather`. */
gboolean talia_fishing_game_gather (const TaliaState *state, TaliaPack *pack);

/** The next play. For `retell`. */
gboolean talia_fishing_game_retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move);

/**
 * Whether another seat may have made that play of the running round with other cards: what guarded a build that is gone
 * is the one thing that a view does not tell. For `could_make`.
 */
gboolean talia_fishing_game_could_make (const TaliaView *view, const TaliaUnseen *unseen, const TaliaState *so_far,
                                        const TaliaMove *move);

/** The running round, from 0. */
int talia_fishing_game_round (const TaliaState *state);

/** How many rounds a hand has. */
int talia_fishing_game_rounds (const TaliaState *state);

/** The last seat to take something in this hand, or TALIA_NOBODY. */
int talia_fishing_game_last_capturer (const TaliaState *state);

/** The plays of this hand, as bits, that count as sweeps. */
uint64_t talia_fishing_game_sweeps (const TaliaState *state);

G_END_DECLS
