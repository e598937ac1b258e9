/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of the running match and their settings. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** TaliaBookPlayed: hidden until it has options to show. */
#define TALIA_TYPE_BOOK_PLAYED (talia_book_played_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookPlayed, talia_book_played, TALIA, BOOK_PLAYED, AdwBin)

/** NULL options: there is no match. */
void talia_book_played_set_options (TaliaBookPlayed *self, const TaliaGame *game, const TaliaOptions *options);

/** A setting in the player's words, a new string. */
char *talia_book_played_describe (const TaliaOption *option, int value);

G_END_DECLS
