/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that fishing games share (TaliaGame): dealing rounds, making moves, hiding cards. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Deals the first round and begins the play; the table's rules must be set. Needs a pack of 52 and a dealer. */
void talia_fishing_game_deal (TaliaState *state, const TaliaPack *pack);

/** Judges a move of the seat to act. */
TaliaRefusal talia_fishing_game_check (const TaliaState *state, const TaliaMove *move);

/** Lists the moves of the seat to act; returns -1 if `room` is too small. */
int talia_fishing_game_legal (const TaliaState *state, TaliaMove *moves, int room);

/** Lists legal moves like talia_fishing_game_legal(), but leaves out as many loose cards of the table as necessary for
 * the list to fit in `room`; cards of `counting` are left out last. */
int talia_fishing_game_some (const TaliaState *state, TaliaCards counting, TaliaMove *moves, int room);

/**
 * Makes a legal move of the seat to act, and deals the next round when hands are empty. Returns TRUE if that was the
 * last card of the hand; the loose cards have then gone to the last seat to capture.
 */
gboolean talia_fishing_game_play (TaliaState *state, const TaliaMove *move, TaliaEvents *events);

/**
 * Takes back all plays of this hand: the table is as it was dealt, hands and piles are empty, and the cards of all
 * later rounds are still to be dealt (`n_stock`), but unknown. For callers that replay the deal, together with
 * talia_fishing_move_of().
 */
void talia_fishing_game_rewind (TaliaState *state);

/** Removes the cards that are still to be dealt. */
void talia_fishing_game_hide (TaliaState *seen, int seat);

/** Fills the hidden hands, so that every build's owner can take it, and the cards still to be dealt. */
void talia_fishing_game_sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random,
                                TaliaState *state);

/** Returns whether the cards, builds and seats of a view are possible; used as the function `adds_up` of TaliaGame. */
gboolean talia_fishing_game_adds_up (const TaliaView *view);

/** Collects the pack that was dealt; used as the function `gather` of TaliaGame. */
gboolean talia_fishing_game_gather (const TaliaState *state, TaliaPack *pack);

/** Returns the next play; used as the function `retell` of TaliaGame. */
gboolean talia_fishing_game_retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move);

/**
 * Returns whether a seat other than that of the view may have made that move of the running round with other cards in
 * its hand; used as the function `could_make` of TaliaGame. A sampled hand may lack the card with which a player
 * guarded a build that has since been taken, because a view does not show which card that was.
 */
gboolean talia_fishing_game_could_make (const TaliaView *view, const TaliaUnseen *unseen, const TaliaState *so_far,
                                        const TaliaMove *move);

/** Returns the running round, from 0. */
int talia_fishing_game_round (const TaliaState *state);

/** Returns the number of rounds of a hand. */
int talia_fishing_game_rounds (const TaliaState *state);

/** Returns the last seat to take something in this hand, or TALIA_NOBODY. */
int talia_fishing_game_last_capturer (const TaliaState *state);

/** Returns the plays of this hand, as bits, that count as sweeps. */
uint64_t talia_fishing_game_sweeps (const TaliaState *state);

G_END_DECLS
