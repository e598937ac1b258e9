/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks worked examples of the games of the Kierki family, and starts and plays deals for their tests. */
#pragma once

#include "engine/games/games.h"
#include "examples.h"

/** Returns a state at the end of the play of deal `deal`, with empty hands and no card taken yet. */
TaliaState kierki_state (const TaliaGame *game, JsonObject *example, int deal);

/** Returns the number of tricks in a deal of the match. */
int kierki_tricks (const TaliaGame *game, const TaliaState *state);

/** Asserts that the points of the deal are the example's `expect`. */
void kierki_assert_scores (const TaliaGame *game, const TaliaState *state, JsonObject *example);

/** Checks a line of kind `legal`: what seat 0 may play when the example's cards lie in the trick. */
void kierki_check_legal (const TaliaGame *game, JsonObject *example);

/** Checks a line of kind `trickscore`: its tricks are the last ones of the deal. */
void kierki_check_tricks (const TaliaGame *game, JsonObject *example);

/** Ends a deal of Loteryjka in which the two seats of `out` are out, in this order. */
void kierki_end_lottery (const TaliaGame *game, TaliaState *state, JsonArray *out);

/** Plays the running deal at random. */
void kierki_play_deal (const TaliaGame *game, TaliaState *state, TaliaRandom *random);

/** Starts a match with options written as the members of a JSON object, such as `"players":6`. */
TaliaState kierki_start (const TaliaGame *game, const char *options);

/** Deals a pack that has `aside` as its last card. */
void kierki_deal_with_aside (const TaliaGame *game, TaliaState *state, TaliaCard aside);
