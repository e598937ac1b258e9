/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of a match, for players who want the same cards as somebody else. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TaliaNumberGroup:
 *
 * Signal: `changed ()`.
 */
#define TALIA_TYPE_NUMBER_GROUP (talia_number_group_get_type ())
G_DECLARE_FINAL_TYPE (TaliaNumberGroup, talia_number_group, TALIA, NUMBER_GROUP, AdwPreferencesGroup)

/** The number that was entered; 0 where there is none. FALSE where what was entered is no number. */
gboolean talia_number_group_get_number (TaliaNumberGroup *self, guint64 *number);

/**
 * Says whether the rules use the game's usual pack, without which a number gives other cards, and whether several
 * people play, who might all know them.
 */
void talia_number_group_set_match (TaliaNumberGroup *self, gboolean usual_pack, gboolean shared);

G_END_DECLS
