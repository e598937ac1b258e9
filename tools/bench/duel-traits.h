/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts how often a player does what a temper may prefer, such as moons, nils and high bids. */
#pragma once

#include "engine/talia-feats.h"

G_BEGIN_DECLS

/** The traits; each is a mean over the occasions for it. */
typedef enum
{
  DUEL_MOON_TRIED, /* in deals with a moon: the seat alone took a third of the penalties */
  DUEL_MOON,       /* in deals with a moon: the seat took all of them */
  DUEL_BID,        /* in bids other than nil: the number of tricks */
  DUEL_NIL,        /* in bids: it was nil */
  DUEL_SPADE,      /* in plays and passes with a choice between a spade and another card: it was a spade */
  DUEL_SURE,       /* in leads with a choice between a sure card and another one: it was sure */
  DUEL_LENGTH,     /* in plays with a choice of suits: the number of cards held in the suit */
  DUEL_HIGH,       /* in plays with a choice of ranks: 0 for the lowest, 1 for the highest */
  DUEL_BUILD,      /* in plays that could be a build: it was one */
  DUEL_NIL_MADE,   /* in nils, blind ones too: no trick was taken */
  DUEL_BLIND,      /* in hands that may bid a blind nil: it was bid */
  DUEL_TRAITS
} DuelTrait;

typedef struct
{
  double sum[DUEL_TRAITS];
  guint n[DUEL_TRAITS];
} DuelTraits;

/** Adds the traits of the seat to act in this legal move. */
void duel_traits_add_move (DuelTraits *self, const TaliaGame *game, const TaliaState *state, const TaliaMove *move);

/** Adds the traits of the seat in a finished deal; `tried` has the seats that tried for a moon, as bits. */
void duel_traits_add_deal (DuelTraits *self, const TaliaGame *game, const TaliaState *end, int seat, guint tried);

/** Returns the seat that alone has taken a third of the penalties, as a bit, or 0. */
guint duel_traits_find_moon (const TaliaGame *game, const TaliaState *state);

/** Returns the name of a trait. */
const char *duel_traits_name (DuelTrait trait);

G_END_DECLS
