/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the worked examples of the rules; each line of a file is a test case. */
#pragma once

#include <json-glib/json-glib.h>

#include "engine/talia-game.h"

/** Checks one line. */
typedef void (*ExampleTest) (JsonObject *example);

typedef struct
{
  const char *kind;
  ExampleTest test;
} ExampleKind;

/** Adds a test for each line of tests/examples/`name`.jsonl; a line of an unknown kind is a failing test. */
void examples_add (const char *name, const ExampleKind *kinds);

/** Returns the cards listed in member `name`; the empty set if there is no such member. */
TaliaCards example_cards (JsonObject *example, const char *name);

/** Reads the cards of an array in their order; returns their number. */
int example_card_list (JsonArray *array, TaliaCard *cards);

/** Returns the state of a match with the example's options after `deal` deals have been dealt. */
TaliaState example_state (const TaliaGame *game, JsonObject *example, guint deal);

/** Asserts that `cards` are exactly what the seat to act may play, both as a list and judged one by one. */
void example_assert_legal (const TaliaGame *game, const TaliaState *state, TaliaCards cards);

/** Returns the seats or sides in member `name` as bits. */
uint8_t example_set (JsonObject *example, const char *name);

/** Reads the numbers in member `name`; returns how many there are. */
int example_ints (JsonObject *example, const char *name, int *numbers);
