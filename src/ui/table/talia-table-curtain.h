/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain that hides the table between the turns of two people at one window. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** TaliaTableCurtain: names the next player, with a button for this player: `table.raise-curtain`. */
#define TALIA_TYPE_TABLE_CURTAIN (talia_table_curtain_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableCurtain, talia_table_curtain, TALIA, TABLE_CURTAIN, AdwBin)

/**
 * Shows or removes the curtain over the contents of `place`, as the match says. Neither pointer nor keys reach the
 * contents behind the curtain, but their owner has to make sure that they reveal nothing. Returns whether the curtain
 * was shown or removed.
 */
gboolean talia_table_curtain_follow (TaliaMatch *match, GtkOverlay *place);

G_END_DECLS
