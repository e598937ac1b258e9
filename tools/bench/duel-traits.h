/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts how often a player does what a temper may prefer, such as moons, nils and high bids. */
#pragma once

#include "engine/talia-feats.h"

G_BEGIN_DECLS

/** What is counted; each is a mean over the occasions that there were. */
typedef enum
{
  DUEL_MOON_TRIED, /* deals with a moon: the seat alone took a third of all that costs */
  DUEL_MOON,       /* and all of it */
  DUEL_BID,        /* tricks, of bids that were not nil */
  DUEL_NIL,        /* bids that were */
  DUEL_SPADE,      /* plays and passes with a spade, or another card, to choose: a spade it was */
  DUEL_SURE,       /* leads with a sure card, or another, to choose: it was sure */
  DUEL_LENGTH,     /* plays with suits to choose: how many cards of the suit were held */
  DUEL_HIGH,       /* plays with ranks to choose: 0 the lowest, 1 the highest */
  DUEL_BUILD,      /* plays with a build among them: it was built */
  DUEL_NIL_MADE,   /* nils, blind ones too: no trick was taken */
  DUEL_BLIND,      /* times that one may bid a blind nil: it was bid */
  DUEL_TRAITS
} DuelTrait;

typedef struct
{
  double sum[DUEL_TRAITS];
  guint n[DUEL_TRAITS];
} DuelTraits;

/** Adds what can be seen of the seat to act, which makes this legal move. */
void duel_traits_add_move (DuelTraits *self, const TaliaGame *game, const TaliaState *state, const TaliaMove *move);

/** Adds what can be seen of the seat in a deal that is over; `tried` says who has tried the moon, as bits. */
void duel_traits_add_deal (DuelTraits *self, const TaliaGame *game, const TaliaState *end, int seat, guint tried);

/** The seat that alone has taken a third of what costs, as a bit, or 0. */
guint duel_traits_find_moon (const TaliaGame *game, const TaliaState *state);

/** What a trait is called. */
const char *duel_traits_name (DuelTrait trait);

G_END_DECLS
