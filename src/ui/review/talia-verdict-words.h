/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of a verdict. */
#pragma once

#include "model/look-back/talia-judge.h"
#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** How much all decisions of `seat` gave away; `match` knows the seats as the person sees them. */
char *talia_verdict_words_sum (TaliaMatch *match, int seat, GArray *judgements);

/** What was done, and when; `match` stands before it, which was move number `move` of the deal. */
char *talia_verdict_words_made (TaliaMatch *match, const TaliaJudgement *judgement, int move);

/** When that was, such as "Trick 3", and in as little room as possible. */
char *talia_verdict_words_moment (TaliaMatch *match, int move);
char *talia_verdict_words_moment_brief (TaliaMatch *match, int move);

/** How much of a match has been judged. */
char *talia_verdict_words_quality (guint deals, guint decisions);

/** What would have been better, and why. */
char *talia_verdict_words_better (TaliaMatch *match, const TaliaJudgement *judgement);

/** What it cost, such as "2.1 ± 0.6". */
char *talia_verdict_words_loss (const TaliaJudgement *judgement);

G_END_DECLS
