/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates from a player's moves whether that player searches or plays by rules of thumb. */
#pragma once

#include "engine/talia-random.h"
#include "engine/talia-state.h"

G_BEGIN_DECLS

/** How somebody plays, as far as can be told from outside. */
typedef enum
{
  TALIA_STYLE_SEARCHES, /* like a level that searches */
  TALIA_STYLE_EASY,     /* by rules of thumb, like the level of that name */
  TALIA_STYLES
} TaliaStyle;

/** How `seat` plays, where bits by seat say who plays in TALIA_STYLE_EASY. */
static inline TaliaStyle
talia_style_of (guint styles, int seat)
{
  return styles >> seat & 1 ? TALIA_STYLE_EASY : TALIA_STYLE_SEARCHES;
}

/** How likely each seat's plays are by each style: natural logarithms, up to a constant. */
typedef double TaliaStylePlays[TALIA_MAX_SEATS][TALIA_STYLES];

/** How likely plays are whatever the style is: a natural logarithm, of which `trust` (0 to 1) is taken for it. */
double talia_style_weigh (const double plays[TALIA_STYLES], double trust);

/** Draws whether the player of these plays has TALIA_STYLE_EASY; `trust` is how much the plays count as evidence. */
gboolean talia_style_is_easy (const double plays[TALIA_STYLES], double trust, TaliaRandom *random);

G_END_DECLS
