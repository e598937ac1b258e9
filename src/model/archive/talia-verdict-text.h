/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the expert's verdict on a deal as text, and reads it back. */
#pragma once

#include "engine/talia-theme.h"
#include "model/look-back/talia-judge.h"

G_BEGIN_DECLS

/** Returns the kind of decision that the judgement is about. */
TaliaThemeId talia_verdict_text_find_theme (TaliaTable *table, const TaliaJudgement *judgement);

/** Writes one line for each judgement of a deal of `table` whose first step is number `first`, without the moves that
 * were made, which are in the record; a new string. */
char *talia_verdict_text_write (const GArray *judgements, TaliaTable *table, guint first);

/** Parses the text of talia_verdict_text_write(), for a deal of `table` whose first step is number `first`; returns
 * NULL if the text does not fit it. */
GArray *talia_verdict_text_read (const char *text, TaliaTable *table, guint first);

/** Parses only a part of one line of that text, for which no table is needed: the step, counted from the first of the
 * deal, the loss and its error, and the kind of decision. */
gboolean talia_verdict_text_read_loss (const char *line, guint *step, double *loss, double *error, TaliaThemeId *theme);

/** Returns a checksum of the deal whose first step is number `first`: of its cards and moves; a new string. */
char *talia_verdict_text_digest (TaliaTable *table, guint first);

/** Returns the step that dealt deal number `deal`, from 1; -1 if there is none. */
int talia_verdict_text_find_deal (TaliaTable *table, guint deal);

G_END_DECLS
