/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for fishing games: moves, events, builds. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Returns the label of a move in the current position, such as "Take with the nine" or "Raise to 8"; a new string. */
char *talia_words_fishing_move (const TaliaFishing *table, const TaliaMove *move);

/** Describes the event of a fishing game in a sentence; a new string. */
char *talia_words_fishing_event (TaliaMatch *match, const TaliaEvent *event);

/** Returns the label of a build: its value, with its multiple if there is one, and its owner; a new string. */
char *talia_words_build (TaliaMatch *match, int build);

/** Returns the name of a build for screen readers, such as "Build of 9, Anna’s: four of clubs, five of hearts"; a new
 * string. */
char *talia_words_build_name (TaliaMatch *match, int build);

/** Says how many cards the seat's side has taken, or, if brief, only the number; a new string. */
char *talia_words_pile (const TaliaState *state, int seat, gboolean brief);

/** Returns the number of sweeps of the seat's side behind a star, such as "★2"; a new string, empty if there are
 * none. */
char *talia_words_sweeps (const TaliaState *state, int seat);

/** Says how many cards and sweeps the seat's side has, and whether the seat was the last to take something, for screen
 * readers; a new string without its last full stop. */
char *talia_words_pile_name (const TaliaState *state, int seat);

/** Says how many cards are still to be dealt, and who was the last to take something; a new string. */
char *talia_words_stock (TaliaMatch *match);

/** Lists in sentences how many cards and spades each side has taken. */
char **talia_words_fishing_list_seen (TaliaMatch *match);

G_END_DECLS
