/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the decisions of the person that the expert has judged in finished matches, with the points that each gave
 * away. */
#pragma once

#include "engine/talia-theme.h"
#include "talia-archive-index.h"

G_BEGIN_DECLS

/** One decision of the person, and what it gave away. */
typedef struct
{
  char *file;  /* the match, in the folder of the archive */
  char *match; /* its key: talia_match_facts_make_key() */
  const TaliaGame *game;
  int seat;
  guint deal;  /* from 1 */
  guint step;  /* the number of the step in the deal, which is dealt by step 0 */
  double loss; /* as in TaliaJudgement */
  double error;
  TaliaThemeId theme; /* the kind of decision */
} TaliaLoss;

TaliaLoss *talia_loss_copy (const TaliaLoss *self);
void talia_loss_free (TaliaLoss *self);

/** The number of deals that talia_losses_list() reads at most. */
#define TALIA_LOSSES_DEALS 500

/**
 * Lists the decisions in the deals that were judged last, those of the last one first: TaliaLoss, owned by the array
 * (transfer full). No record is read, so a deal may have been played differently since; talia_verdicts_find() then
 * returns NULL for it. If `index` is NULL, the array is empty.
 */
GPtrArray *talia_losses_list (TaliaArchiveIndex *index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaLoss, talia_loss_free)

G_END_DECLS
