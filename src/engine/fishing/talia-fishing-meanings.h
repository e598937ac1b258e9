/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the moves that chosen cards can make in a fishing game, and the cards that can be added to the choice. */
#pragma once

#include "talia-fishing.h"

G_BEGIN_DECLS

/** What a move does to the table; TALIA_MOVE_BUILD has three meanings (docs/rules/casino.md, "What a move's text
 * means").
 */
typedef enum
{
  TALIA_MEANING_TAKE,
  TALIA_MEANING_ADD,
  TALIA_MEANING_RAISE,
  TALIA_MEANING_BUILD,
  TALIA_MEANING_TRAIL,
} TaliaMeaning;

/** Chosen cards make at most one move of each value, and one capture. */
#define TALIA_MAX_MEANINGS 16

/** What chosen cards mean. */
typedef struct
{
  TaliaMove at[TALIA_MAX_MEANINGS]; /* the legal moves, the likeliest first */
  int n;
  TaliaRefusal refusal; /* where there are none: the rule that explains it best */
  TaliaMove refused;    /* and the move that it refuses */
} TaliaMeanings;

/** What a move means on this table; it need not be legal. */
TaliaMeaning talia_fishing_get_meaning (const TaliaFishing *table, const TaliaMove *move);

/** Of how many groups of the value a build of these cards is made: more than one makes it multiple. */
int talia_fishing_count_groups (const TaliaFishingRules *rules, TaliaCards build, int value);

/**
 * Sets `meanings` to every legal move of `seat` that plays `card` of `hand` with exactly the chosen
 * cards of the table (none: to trail), by talia_fishing_check() alone.
 */
void talia_fishing_find_meanings (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card,
                                  TaliaCards chosen, TaliaMeanings *meanings);

/**
 * The cards of the table, whole builds, that can still join the chosen ones on the way to a legal
 * move of `card`. Where a crowded table would take long to search, a card more rather than one less.
 */
TaliaCards talia_fishing_find_joining (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card,
                                       TaliaCards chosen);

/**
 * The one thing that `card` can do: its only capture or build, or to be trailed where there is
 * neither. FALSE when there is a choice, or nothing.
 */
gboolean talia_fishing_find_only (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card,
                                  TaliaMove *move);

G_END_DECLS
