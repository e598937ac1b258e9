/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level: a page of sound rules for each game. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

/** What a game's page of rules thinks of one legal move: an estimate, and why (msgid or NULL). */
typedef double (*TaliaEasyJudge) (const TaliaGame *game, const TaliaView *view, const TaliaMove *move,
                                  const char **reason);

double talia_easy_casino (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, const char **reason);
double talia_easy_kierki (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, const char **reason);
double talia_easy_spades (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, const char **reason);
double talia_easy_hearts (const TaliaGame *game, const TaliaView *view, const TaliaMove *move, const char **reason);

/** The `advise` and `plays` of the level. */
guint talia_easy_advise (const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking, TaliaAdvice *advice);
gboolean talia_easy_plays (const TaliaGame *game);

G_END_DECLS
