/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the verdict on a deal as text, and reads it back. */
#pragma once

#include "model/look-back/talia-judge.h"

G_BEGIN_DECLS

/** A line a judgement, without the moves that were made, which the record has; a new string. */
char *talia_verdict_text_write (const GArray *judgements, guint first);

/** The same back, for a deal of `table` whose first step is number `first`; NULL where the text does not fit. */
GArray *talia_verdict_text_read (const char *text, TaliaTable *table, guint first);

/** A checksum of the deal whose first step is number `first`: how it was dealt and played; a new string. */
char *talia_verdict_text_digest (TaliaTable *table, guint first);

/** The step that was deal number `deal`, from 1; -1 where there is none. */
int talia_verdict_text_find_deal (TaliaTable *table, guint deal);

G_END_DECLS
