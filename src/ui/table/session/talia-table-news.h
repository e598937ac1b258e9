/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about what has just happened at the table, for its line of news and for screen readers. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** What the line of news is about, and so what makes it untrue. */
typedef enum
{
  TALIA_NEWS_EVENT,
  TALIA_NEWS_HINT,
  TALIA_NEWS_REFUSAL
} TaliaNewsKind;

#define TALIA_TYPE_NEWS_KIND (talia_news_kind_get_type ())
GType talia_news_kind_get_type (void);

/** What is worth a line after these events, without what everybody sees; "" when nothing is. A new string. */
char *talia_table_news_write (TaliaMatch *match, const TaliaEvents *events);

/** The same to be heard, with all that can be seen; "" when nothing is to be said. A new string. */
char *talia_table_news_speak (TaliaMatch *match, const TaliaEvents *events);

/** What a hint proposes, and why; a new string. */
char *talia_table_news_propose (TaliaMatch *match, const TaliaAdvice *advice);

G_END_DECLS
