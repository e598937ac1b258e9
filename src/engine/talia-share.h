/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds cards for players of whom only numbers are known, such as three hearts and one queen. */
#pragma once

#include "talia-cards.h"

G_BEGIN_DECLS

/* The players, and nobody. */
#define TALIA_SHARE_PARTIES (TALIA_MAX_SEATS + 1)

/** How much of some cards each party has: their number, or the sum of their ranks (ace 1 to king 13). */
typedef struct
{
  TaliaCards cards;
  gboolean ranks;
  int has[TALIA_SHARE_PARTIES]; /* all of `cards` together */
} TaliaShare;

#define TALIA_MAX_SHARES 12

/**
 * Finds cards for each of `parties` so that it has what all `shares` say, and at most `room` cards in `taken`; cards
 * that are in no share go to nobody. Only one share may be of ranks, and its cards must differ in rank. Returns FALSE
 * if there are none.
 */
gboolean talia_share_out (const TaliaShare *shares, guint n, int parties, const int room[TALIA_SHARE_PARTIES],
                          TaliaCards taken[TALIA_SHARE_PARTIES]);

G_END_DECLS
