/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random matches, to compare the refusals and numbers in the rules pages with them. */
#pragma once

#include "book/talia-book-page.h"

/** Called for each state of a match, before each move and after the last one. TRUE ends the match. */
typedef gboolean (*BookPlayFunc) (const TaliaGame *game, const TaliaState *state, gpointer data);

/** Plays one match at random. */
void book_play_match (const TaliaGame *game, const TaliaOptions *options, TaliaRandom *random, BookPlayFunc func,
                      gpointer data);

/** Chooses options of which some are not the defaults, so that every value comes up in many matches. */
void book_play_random_options (const TaliaGame *game, TaliaRandom *random, TaliaOptions *options);

/** Makes up `n` moves for this state, most of them wrong. */
void book_play_make_up (const TaliaState *state, TaliaRandom *random, TaliaMove *moves, int n);

/** Returns what is wrong with a `value` of a page, as a new string; NULL if the engine confirms it. */
char *book_numbers_check (const TaliaGame *game, const TaliaBookNode *value);
