/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about what has just happened at the table, for its line of news and for screen readers. */
#pragma once

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** The kind of news, which decides what makes the news outdated. */
typedef enum
{
  TALIA_NEWS_EVENT,
  TALIA_NEWS_HINT,
  TALIA_NEWS_REFUSAL
} TaliaNewsKind;

#define TALIA_TYPE_NEWS_KIND (talia_news_kind_get_type ())
GType talia_news_kind_get_type (void);

/** Returns the line of news after these events, without the events that everybody sees; may be empty. A new string. */
char *talia_table_news_write (TaliaMatch *match, const TaliaEvents *events);

/** Returns the news for screen readers, including the visible events; may be empty. A new string. */
char *talia_table_news_speak (TaliaMatch *match, const TaliaEvents *events);

/** Returns the text of a hint: the proposed move and the reason; a new string. */
char *talia_table_news_propose (TaliaMatch *match, const TaliaAdvice *advice);

G_END_DECLS
