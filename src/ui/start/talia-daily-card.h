/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the day on the start page: its date, the player's result, and on which days of the last three weeks it
 * was played. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-daily.h"

G_BEGIN_DECLS

/** TaliaDailyCard: a widget whose button uses the window's action `win.daily` (s: a game's id). */
#define TALIA_TYPE_DAILY_CARD (talia_daily_card_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDailyCard, talia_daily_card, TALIA, DAILY_CARD, AdwBin)

/** Shows the last days; `matches` are the facts of today's matches (TaliaMatchFacts), `experts` those of the matches
 * that an expert has played with the same cards. */
void talia_daily_card_set_daily (TaliaDailyCard *self, const TaliaDaily *daily, const GPtrArray *matches,
                                 const GPtrArray *experts);

/** Sets whether it lies on felt, where it leaves room for a picture beside it; otherwise it is a card of its own, of
 * the width of the page. */
void talia_daily_card_set_on_felt (TaliaDailyCard *self, gboolean on_felt);

G_END_DECLS
