/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores the expert's verdicts on deals, so that none has to be computed twice. */
#pragma once

#include "model/look-back/talia-judge.h"

G_BEGIN_DECLS

/** The name of the database in the folder of the matches. */
#define TALIA_VERDICTS_FILE "verdicts.sqlite"

/**
 * TaliaVerdicts:
 *
 * A database beside the index, because the index can be rebuilt in a moment, but verdicts take minutes. Everything in
 * it can be computed again from the records: it may be deleted at any time, and is replaced if it is damaged or of
 * another version of the expert. If the folder cannot be written, nothing is stored.
 */
typedef struct _TaliaVerdicts TaliaVerdicts;

/** Creates the store for the matches in `folder`, or the user's own if that is NULL; no file is opened or created
 * before it is needed. */
TaliaVerdicts *talia_verdicts_new (const char *folder);
TaliaVerdicts *talia_verdicts_ref (TaliaVerdicts *self);
void talia_verdicts_unref (TaliaVerdicts *self);

/**
 * Looks up the result of talia_judge_async(), an array of TaliaJudgement (transfer full); NULL if it is not stored, or
 * the deal has been played differently since.
 */
GArray *talia_verdicts_find (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight);

/** Stores a result; returns FALSE if that is impossible, so that it will have to be computed again. */
gboolean talia_verdicts_keep (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight,
                              const GArray *judgements);

/** Sums up all deals of the match that were judged for that seat; returns FALSE if there are none. */
gboolean talia_verdicts_sum (TaliaVerdicts *self, TaliaTable *table, int seat, guint *deals, guint *decisions,
                             double *loss);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaVerdicts, talia_verdicts_unref)

G_END_DECLS
