/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says in a sentence why a deal cannot be scored from the answers that were given about it. */
#pragma once

#include "talia-score-pad.h"

G_BEGIN_DECLS

/** Returns the sentence for a fault in the answers to `form`, which is of a deal of `pad`; a new string. */
char *talia_fault_text (TaliaScorePad *pad, const TaliaForm *form, const TaliaFault *fault);

/** Returns the sentence for a fault that prevents a correction of deal number `deal`; deal number `at` has the fault. A
 * new string. */
char *talia_fault_text_of_correction (TaliaScorePad *pad, guint deal, guint at, const TaliaFault *fault);

G_END_DECLS
