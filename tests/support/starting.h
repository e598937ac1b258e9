/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts matches for tests, with random options or with a preset. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Starts a match with random options that the game accepts. */
void starting_at_random (const TaliaGame *game, TaliaRandom *random, TaliaState *state);

/** Starts a match under a preset. From one `number` to the next it has one player more, beginning again after the most.
 */
void starting_preset (const TaliaGame *game, const TaliaPreset *preset, uint64_t number, TaliaState *state);

/** A game under one of its presets, or under random options. */
typedef struct
{
  const TaliaGame *game;
  const TaliaPreset *preset; /* NULL: random options */
} StartingCase;

/** Starts the match number `number` of a case; the options are drawn with `random` if they are random. */
void starting_case (const StartingCase *test, uint64_t number, TaliaRandom *random, TaliaState *state);

/** Adds a test `/NAME/GAME/PRESET` for each case of each game, whose data is a StartingCase. */
void starting_add_cases (const char *name, GTestDataFunc test);

/** Returns how many matches of each case to play: `--matches=N`, which is removed from the arguments, or TALIA_MATCHES;
 * otherwise 100. */
int starting_parse_matches (int *argc, char ***argv);

G_END_DECLS
