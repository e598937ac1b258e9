/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Given only how many cards of each kind every player took, such as three hearts and one queen, finds cards for each
 * player that agree with these numbers. */
#pragma once

#include "talia-cards.h"

G_BEGIN_DECLS

/* The players, and nobody. */
#define TALIA_SHARE_PARTIES (TALIA_MAX_SEATS + 1)

/** How much each party has of a set of cards: how many of them, or the sum of their ranks (ace 1 to king 13). */
typedef struct
{
  TaliaCards cards;
  gboolean ranks;
  int has[TALIA_SHARE_PARTIES]; /* all of `cards` together */
} TaliaShare;

#define TALIA_MAX_SHARES 12

/**
 * Finds cards for each of the `parties` that agree with all `shares`, at most `room` for each, and writes them to
 * `taken`; cards that are in no share go to nobody. Only one share may be of ranks, and its cards must differ in rank.
 * Returns FALSE if that is impossible.
 */
gboolean talia_share_out (const TaliaShare *shares, guint n, int parties, const int room[TALIA_SHARE_PARTIES],
                          TaliaCards taken[TALIA_SHARE_PARTIES]);

G_END_DECLS
