/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for entering the number of a new match, for players who want the same cards as somebody else. */
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

/** Returns the number that was entered; 0 if there is none. Returns FALSE if the text is not a number. */
gboolean talia_number_group_get_number (TaliaNumberGroup *self, guint64 *number);

/**
 * Sets whether the rules use the game's usual pack, since with another pack the same number gives other cards, and
 * whether several people play, since they might all know the cards.
 */
void talia_number_group_set_match (TaliaNumberGroup *self, gboolean usual_pack, gboolean shared);

G_END_DECLS
