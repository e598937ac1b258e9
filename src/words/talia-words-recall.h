/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for the question after a deal about what the player remembers. */
#pragma once

#include "model/look-back/talia-recall.h"
#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Returns the question; a new string. */
char *talia_words_recall_question (const TaliaRecall *recall);

/** Returns a choice as the label of its button, such as "Q♠"; a new string. */
char *talia_words_recall_choice (TaliaMatch *match, const TaliaRecall *recall, guint choice);

/** Returns a choice for screen readers, such as "queen of spades"; a new string. */
char *talia_words_recall_spoken (TaliaMatch *match, const TaliaRecall *recall, guint choice);

/** Says whether that choice was right, and what the right answer is, in a sentence or two; a new string. */
char *talia_words_recall_answer (TaliaMatch *match, const TaliaRecall *recall, guint choice);

G_END_DECLS
