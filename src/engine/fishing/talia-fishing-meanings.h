/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the moves that chosen cards can make in a fishing game, and the cards that can be added to the choice. */
#pragma once

#include "talia-fishing.h"

G_BEGIN_DECLS

/** The effect of a move on the table; TALIA_MOVE_BUILD has three meanings (docs/rules/casino.md, "What a move's text
 * means"). */
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

/** The moves that chosen cards can make. */
typedef struct
{
  TaliaMove at[TALIA_MAX_MEANINGS]; /* the legal moves, most likely first */
  int n;
  TaliaRefusal refusal; /* if there are none: the rule that explains it best */
  TaliaMove refused;    /* and the move that this rule refuses */
} TaliaMeanings;

/** Returns the effect of a move on this table; it need not be legal. */
TaliaMeaning talia_fishing_get_meaning (const TaliaFishing *table, const TaliaMove *move);

/** Returns the number of groups of the value in a build of these cards: if it is more than one, the build is
 * multiple. */
int talia_fishing_count_groups (const TaliaFishingRules *rules, TaliaCards build, int value);

/**
 * Sets `meanings` to every legal move of `seat` that plays `card` of `hand` with exactly the chosen
 * cards of the table (none: to trail), by talia_fishing_check() alone.
 */
void talia_fishing_find_meanings (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card,
                                  TaliaCards chosen, TaliaMeanings *meanings);

/**
 * Finds the cards of the table, including whole builds, that can be added to the chosen ones on the way to a legal move
 * of `card`. If a crowded table would take long to search, it may return too many cards, but never too few.
 */
TaliaCards talia_fishing_find_joining (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card,
                                       TaliaCards chosen);

/**
 * Finds the only possible move of `card`: its only capture or build, or trailing if there is neither. Returns FALSE if
 * there is a choice, or no move.
 */
gboolean talia_fishing_find_only (const TaliaFishing *table, int seat, TaliaCards hand, TaliaCard card,
                                  TaliaMove *move);

G_END_DECLS
