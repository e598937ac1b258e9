/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The news of the table: the lines in the bar, and what screen readers announce. */
#pragma once

#include "ui/board/talia-board-bar.h"
#include "ui/board/talia-board.h"

G_BEGIN_DECLS

/** What the line of news is about, and so what makes it untrue. */
typedef enum
{
  TALIA_NEWS_EVENT,
  TALIA_NEWS_HINT,
  TALIA_NEWS_REFUSAL
} TaliaNewsKind;

/** Part of a page, which sets all but `kind` and outlives it. */
typedef struct
{
  GtkAccessible *speaker; /* announces */
  TaliaMatch *match;
  TaliaBoard *board; /* that of the running deal */
  TaliaBoardBar *bar;
  TaliaNewsKind kind;
} TaliaTableNews;

/** What has just happened. */
void talia_table_news_tell (TaliaTableNews *self, const TaliaEvents *events);

/** Why the own move was refused: a TALIA_RULES_ERROR. */
void talia_table_news_tell_refusal (TaliaTableNews *self, const GError *error);

/** What is proposed, and why. */
void talia_table_news_tell_hint (TaliaTableNews *self, const TaliaAdvice *advice);

/** What the player may not know yet; goes with the next thing that happens. */
void talia_table_news_tell_tip (TaliaTableNews *self, const char *text);

/** No news, as after an undo. */
void talia_table_news_clear (TaliaTableNews *self);

/** Takes a refusal back, the player having chosen anew. A hint may name more cards than the one just chosen. */
void talia_table_news_forget_refusal (TaliaTableNews *self);

/** What is expected of the player now. */
void talia_table_news_update_prompt (TaliaTableNews *self);

/** The same aloud, when something is expected; where nothing is, everybody is heard anyway. */
void talia_table_news_announce_prompt (TaliaTableNews *self);

G_END_DECLS
