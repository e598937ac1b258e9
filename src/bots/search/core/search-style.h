/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates from a player's moves whether that player searches or plays by rules of thumb. */
#pragma once

#include "engine/talia-random.h"
#include "engine/talia-state.h"

G_BEGIN_DECLS

/** The style of a player, as far as it can be observed. */
typedef enum
{
  TALIA_STYLE_SEARCHES, /* like a level that searches */
  TALIA_STYLE_EASY,     /* by rules of thumb, like the level `easy` */
  TALIA_STYLES
} TaliaStyle;

/** Returns the style of `seat`; `styles` has, as bits, the seats that play in TALIA_STYLE_EASY. */
static inline TaliaStyle
talia_style_of (guint styles, int seat)
{
  return styles >> seat & 1 ? TALIA_STYLE_EASY : TALIA_STYLE_SEARCHES;
}

/** How likely each seat's plays are in each style: natural logarithms, up to a constant. */
typedef double TaliaStylePlays[TALIA_MAX_SEATS][TALIA_STYLES];

/** Returns how likely the plays are, averaged over the styles: a natural logarithm, which counts with the weight
 * `trust` (0 to 1). */
double talia_style_weigh (const double plays[TALIA_STYLES], double trust);

/** Draws whether the player of these plays has TALIA_STYLE_EASY; `trust` is the weight of the plays as evidence. */
gboolean talia_style_is_easy (const double plays[TALIA_STYLES], double trust, TaliaRandom *random);

G_END_DECLS
