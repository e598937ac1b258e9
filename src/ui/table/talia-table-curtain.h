/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain over the table between the turns of two people. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** TaliaTableCurtain: says who is to come, with a button for them: `table.raise-curtain`. */
#define TALIA_TYPE_TABLE_CURTAIN (talia_table_curtain_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableCurtain, talia_table_curtain, TALIA, TABLE_CURTAIN, AdwBin)

/**
 * Lets the curtain of the match fall or rise over what is in `place`, which neither pointer nor keys then reach; that
 * nothing is to be found there is up to its owner. TRUE when one of the two has happened.
 */
gboolean talia_table_curtain_follow (TaliaMatch *match, GtkOverlay *place);

G_END_DECLS
