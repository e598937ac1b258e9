/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for fishing games: moves, events, builds. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The label of a move as the table stands, such as "Take with the nine" or "Raise to 8"; a new string. */
char *talia_words_fishing_move (const TaliaFishing *table, const TaliaMove *move);

/** What a seat did: an event of a fishing game in a sentence; a new string. */
char *talia_words_fishing_event (TaliaMatch *match, const TaliaEvent *event);

/** What is written on a build: its value, twice over where it is multiple, and its owner; a new string. */
char *talia_words_build (TaliaMatch *match, int build);

/** The spoken name of a build, such as "Build of 9, Anna’s: four of clubs, five of hearts"; a new string. */
char *talia_words_build_name (TaliaMatch *match, int build);

/** How many cards the seat's side has taken, as a number alone where it is to be brief; a new string. */
char *talia_words_pile (const TaliaState *state, int seat, gboolean brief);

/** The sweeps of the seat's side as stars; a new string, may be empty. */
char *talia_words_sweeps (const TaliaState *state, int seat);

/** Both of these, and whether the seat was the last to take something, for screen readers; a new string without its
 * last full stop. */
char *talia_words_pile_name (const TaliaState *state, int seat);

/** The cards of the pack that are still to be dealt, and who was the last to take something; a new string. */
char *talia_words_stock (TaliaMatch *match);

G_END_DECLS
