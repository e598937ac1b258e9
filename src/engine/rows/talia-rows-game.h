/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that games of rows share (TaliaGame): dealing, laying, passing. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/**
 * Deals the whole pack one card at a time from the dealer's left and begins the play there; cards that are left over
 * are shown and count as laid.
 */
void talia_rows_game_deal (TaliaState *state, const TaliaPack *pack, gboolean may_pass);

/** Judges a card laid, or a pass, by the seat to act. */
TaliaRefusal talia_rows_game_check (const TaliaState *state, const TaliaMove *move);

/** Lists the cards to lay, and passing. */
void talia_rows_game_moves (const TaliaState *state, TaliaMoves *moves);

/** Makes a legal move of the seat to act. Returns TRUE when the last place has been taken, which ends the deal. */
gboolean talia_rows_game_play (TaliaState *state, const TaliaMove *move, TaliaEvents *events);

/** Sets what passes reveal about the hidden cards. */
void talia_rows_game_unseen (const TaliaView *view, TaliaUnseen *unseen);

/** Fills the hidden hands. */
void talia_rows_game_sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state);

/** Returns whether a view has the number of cards and seats of a deal; used as the function `adds_up` of TaliaGame. */
gboolean talia_rows_game_adds_up (const TaliaView *view);

/** Collects the pack that was dealt; used as the function `gather` of TaliaGame. */
gboolean talia_rows_game_gather (const TaliaState *state, TaliaPack *pack);

/** Returns the next card laid, or the next pass; used as the function `retell` of TaliaGame. */
gboolean talia_rows_game_retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move);

G_END_DECLS
