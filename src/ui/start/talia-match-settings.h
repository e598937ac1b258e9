/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembers the settings of new matches: each game's options, own presets, and the players. */
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

/** The options of the match of this game that was started last, or its defaults. */
void talia_match_settings_load_options (const TaliaGame *game, TaliaOptions *options);
void talia_match_settings_store_options (const TaliaGame *game, const TaliaOptions *options);

/** The game's own presets in the order in which they were saved: an array of TaliaOwnPreset that owns them. */
GPtrArray *talia_match_settings_list_presets (const TaliaGame *game);

/** Saves the options under that name, in place of those that had it. */
void talia_match_settings_save_preset (const TaliaGame *game, const char *name, const TaliaOptions *options);
void talia_match_settings_delete_preset (const TaliaGame *game, const char *name);

/** The levels that players can choose for this game, weakest first: an array of const TaliaLevel. */
GPtrArray *talia_match_settings_list_levels (const TaliaGame *game);

/** What the player wants to be called: as told, else the first name of the account, else nothing. A new string. */
char *talia_match_settings_load_name (void);

/** Whether the player has ever told, or left untold on purpose, what to be called. */
gboolean talia_match_settings_has_name (void);

/** Keeps what the player wants to be called; empty for the name of the account. */
void talia_match_settings_store_name (const char *name);

/** Who sat there in the match that was started last, else somebody with a name; seat 0 is the person. */
TaliaSeat *talia_match_settings_load_seat (const TaliaGame *game, int index);

/** The name of the person who sat there last, or else "". */
char *talia_match_settings_load_person (int index);

/** Remembers one who sits at a table from now on. */
void talia_match_settings_store_seat (TaliaSeat *seat);

/** A match with the options and the players of last time. */
TaliaTable *talia_match_settings_create_table (const TaliaGame *game);

/**
 * The match of that day, the same for everybody: by the usual rules, against players of one level, with the number of
 * the day (talia_number_of_day()).
 */
TaliaTable *talia_match_settings_create_daily (const TaliaGame *game, GDateTime *day);

G_END_DECLS
