/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names the levels of computer players, and says how strong they are. */
#pragma once

#include "bots/talia-bot.h"

G_BEGIN_DECLS

/** Returns the name of a level of play, such as "Easy", with its strength if it follows a rating, such as "Suits You:
 * between Easy and Medium"; for a level not offered to players, its id. A new string. */
char *talia_words_level (const char *id);

/** Returns a sentence about how the level plays, and one about the strength of a level that follows a rating; "" for a
 * level not offered to players. A new string. */
char *talia_words_level_about (const TaliaLevel *level);

G_END_DECLS
