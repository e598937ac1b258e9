/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the worked examples of the rules, one line of a file being one test case. */
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

/** The list of cards in member `name`; the empty set when there is none. */
TaliaCards example_cards (JsonObject *example, const char *name);

/** The cards of an array in their order; returns their number. */
int example_card_list (JsonArray *array, TaliaCard *cards);

/** A state of a match with the example's options, `deal` deals into it. */
TaliaState example_state (const TaliaGame *game, JsonObject *example, guint deal);

/** Asserts that `cards` are exactly what the seat to act may play, both as a list and judged one by one. */
void example_assert_legal (const TaliaGame *game, const TaliaState *state, TaliaCards cards);

/** The seats or sides of member `name` as bits. */
uint8_t example_set (JsonObject *example, const char *name);

/** The numbers of member `name`; returns how many. */
int example_ints (JsonObject *example, const char *name, int *numbers);
