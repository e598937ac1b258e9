/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the rules panel that lists the options of the running match, with the setting of each. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** TaliaBookPlayed: a widget that is hidden until it has options to show. */
#define TALIA_TYPE_BOOK_PLAYED (talia_book_played_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookPlayed, talia_book_played, TALIA, BOOK_PLAYED, AdwBin)

/** Sets the options of the match; NULL: there is no match. */
void talia_book_played_set_options (TaliaBookPlayed *self, const TaliaGame *game, const TaliaOptions *options);

/** Returns the text of a setting in the player's language, a new string. */
char *talia_book_played_describe (const TaliaOption *option, int value);

G_END_DECLS
