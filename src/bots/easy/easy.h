/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level: a page of sound rules for each game. */
#pragma once

#include "bots/talia-advice.h"
#include "bots/talia-knowledge.h"

G_BEGIN_DECLS

/** Fills in what a game's page of rules thinks of each of `n` legal moves: points, and why. */
typedef void (*TaliaEasyJudge) (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);

void talia_easy_casino (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);
void talia_easy_kierki (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);
void talia_easy_spades (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);
void talia_easy_hearts (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);

/** The `advise` and `plays` of the level. */
guint talia_easy_advise (const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking, TaliaAdvice *advice);
gboolean talia_easy_plays (const TaliaGame *game);

G_END_DECLS
