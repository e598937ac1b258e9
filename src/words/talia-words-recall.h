/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for the question after a deal about what the player remembers. */
#pragma once

#include "model/look-back/talia-recall.h"
#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** What is asked; a new string. */
char *talia_words_recall_question (const TaliaRecall *recall);

/** A choice as it stands on its button, such as "Q♠"; a new string. */
char *talia_words_recall_choice (TaliaMatch *match, const TaliaRecall *recall, guint choice);

/** The same as it is read out, such as "queen of spades"; a new string. */
char *talia_words_recall_spoken (TaliaMatch *match, const TaliaRecall *recall, guint choice);

/** Whether that choice was right, and what was so, in a sentence or two; a new string. */
char *talia_words_recall_answer (TaliaMatch *match, const TaliaRecall *recall, guint choice);

G_END_DECLS
