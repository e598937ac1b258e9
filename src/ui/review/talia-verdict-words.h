/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the expert's verdict on a deal. */
#pragma once

#include "model/look-back/talia-judge.h"
#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Describes how much all decisions of `seat` gave away; `match` has the names of the seats as the person sees them. */
char *talia_verdict_words_sum (TaliaMatch *match, int seat, GArray *judgements);

/** Describes the move and its time; `match` is at the position before it, and it was move number `move` of the deal. */
char *talia_verdict_words_made (TaliaMatch *match, const TaliaJudgement *judgement, int move);

/** Describes the time of a move, such as "Trick 3", also in as few words as possible. */
char *talia_verdict_words_moment (TaliaMatch *match, int move);
char *talia_verdict_words_moment_brief (TaliaMatch *match, int move);

/** Describes how much of a match has been judged. */
char *talia_verdict_words_quality (guint deals, guint decisions);

/** Returns why the better move is better than the one that was made; a new string, NULL if the expert only knows that
 * it is. */
char *talia_verdict_words_reason (const TaliaReason *reason);

/** Describes the better move, and why it is better. */
char *talia_verdict_words_better (TaliaMatch *match, const TaliaJudgement *judgement);

/** Describes the loss, such as "2.1 ± 0.6". */
char *talia_verdict_words_loss (const TaliaJudgement *judgement);

G_END_DECLS
