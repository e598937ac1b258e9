/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates score sheets of score pads for printing. */
#pragma once

#include "model/pad/talia-score-pad.h"
#include "ui/print/talia-sheet.h"

G_BEGIN_DECLS

/** Creates the sheet of a pad that was begun at the time `begun`, in seconds since 1970; 0: it is not known. */
TaliaSheet *talia_pad_sheet_new (TaliaScorePad *pad, gint64 begun);

/** Creates an empty sheet for all deals of a pad, with the names that were given. */
TaliaSheet *talia_pad_sheet_new_blank (TaliaScorePad *pad);

G_END_DECLS
