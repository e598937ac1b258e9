/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores the verdicts of the expert, so that none has to be computed twice. */
#pragma once

#include "model/look-back/talia-judge.h"

G_BEGIN_DECLS

/** The database in the folder of the matches. */
#define TALIA_VERDICTS_FILE "verdicts.sqlite"

/**
 * TaliaVerdicts:
 *
 * Beside the index, which is made anew in a moment, while this took minutes. Nothing is in it that could not be worked
 * out once more from the records: it may be deleted at any time, and is begun anew where it is damaged, or where the
 * expert has become another. Without a folder that can be written to, nothing is kept.
 */
typedef struct _TaliaVerdicts TaliaVerdicts;

/** Those of the matches in `folder`, NULL for the user's own; nothing is opened or made before it is needed. */
TaliaVerdicts *talia_verdicts_new (const char *folder);
TaliaVerdicts *talia_verdicts_ref (TaliaVerdicts *self);
void talia_verdicts_unref (TaliaVerdicts *self);

/**
 * What talia_judge_async() would answer, as an array of TaliaJudgement (transfer full); NULL where it is not kept, or
 * the deal has been played otherwise since.
 */
GArray *talia_verdicts_find (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight);

/** Keeps an answer; FALSE where it cannot be, and has to be worked out once more another time. */
gboolean talia_verdicts_keep (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight,
                              const GArray *judgements);

/** What all deals of the match that were judged for that seat come to; FALSE where none was. */
gboolean talia_verdicts_sum (TaliaVerdicts *self, TaliaTable *table, int seat, guint *deals, guint *decisions,
                             double *loss);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaVerdicts, talia_verdicts_unref)

G_END_DECLS
