/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembers the settings of new matches: for each game its options and the player's own presets, and who plays. */
#pragma once

#include "bots/talia-bot.h"
#include "model/table/talia-seat.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** Options that the player has saved under a name. */
typedef struct
{
  char *name;  /* as it is stored */
  char *label; /* as it is shown, by talia_text_clean() */
  TaliaOptions options;
} TaliaOwnPreset;

/** Returns the options of the last match of this game, or its defaults. */
void talia_match_settings_load_options (const TaliaGame *game, TaliaOptions *options);
void talia_match_settings_store_options (const TaliaGame *game, const TaliaOptions *options);

/** Returns the player's own presets for the game, in the order in which they were saved: an array that owns its
 * TaliaOwnPreset. */
GPtrArray *talia_match_settings_list_presets (const TaliaGame *game);

/** Saves the options under that name, and replaces a preset of the same name. */
void talia_match_settings_save_preset (const TaliaGame *game, const char *name, const TaliaOptions *options);
void talia_match_settings_delete_preset (const TaliaGame *game, const char *name);

/** Returns the levels that players can choose for this game: an array of const TaliaLevel, weakest first, and then the
 * level that suits the player, which is of that grade. */
GPtrArray *talia_match_settings_list_levels (const TaliaGame *game, guint grade);

/** Returns the player's name: the one that they chose, otherwise the first name of their account, otherwise "". A new
 * string. */
char *talia_match_settings_load_name (void);

/** Returns whether the player has ever chosen a name, or accepted the proposed one. */
gboolean talia_match_settings_has_name (void);

/** Stores the player's name; "" stands for the name of the account. */
void talia_match_settings_store_name (const char *name);

/** Returns who sat at that seat in the last match, otherwise somebody with a default name; seat 0 is the person. */
TaliaSeat *talia_match_settings_load_seat (const TaliaGame *game, int index);

/** Returns the name of the last person at that seat, or "". */
char *talia_match_settings_load_person (int index);

/** Stores who sits at that seat. */
void talia_match_settings_store_seat (TaliaSeat *seat);

/** Creates a match with the options and the players of the last one; the level that suits the player is of that grade.
 */
TaliaTable *talia_match_settings_create_table (const TaliaGame *game, guint grade);

/**
 * Creates the match of that day, which is the same for everybody: with the usual rules, against players of one level,
 * and with the number of the day (talia_number_of_day()).
 */
TaliaTable *talia_match_settings_create_daily (const TaliaGame *game, GDateTime *day);

G_END_DECLS
