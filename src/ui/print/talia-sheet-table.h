/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates score sheets for printing: that of a match on a table, or an empty one for a match with real cards. */
#pragma once

#include "model/table/talia-table.h"
#include "talia-sheet.h"

G_BEGIN_DECLS

/** Creates the sheet of a match, finished or not. */
TaliaSheet *talia_sheet_new_table (TaliaTable *table);

/** Creates the sheet of a match with these options that nobody has played yet; NULL if the options conflict. */
TaliaSheet *talia_sheet_new_blank (const TaliaGame *game, const TaliaOptions *options);

G_END_DECLS
