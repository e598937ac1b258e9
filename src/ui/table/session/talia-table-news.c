/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about what has just happened at the table, for its line of news and for screen readers. */
#include "talia-table-news.h"

#include <glib/gi18n.h>

#include "words/talia-words-reasons.h"
#include "words/talia-words.h"

G_DEFINE_ENUM_TYPE (TaliaNewsKind, talia_news_kind, G_DEFINE_ENUM_VALUE (TALIA_NEWS_EVENT, "event"),
                    G_DEFINE_ENUM_VALUE (TALIA_NEWS_HINT, "hint"), G_DEFINE_ENUM_VALUE (TALIA_NEWS_REFUSAL, "refusal"))

/* Whether the line of news mentions the event. Everybody sees cards being dealt and played, and the end has a summary.
 */
static gboolean
is_worth_a_line (const TaliaEvent *event)
{
  return event->kind != TALIA_EVENT_DEALT && event->kind != TALIA_EVENT_PLAYED && event->kind != TALIA_EVENT_DEAL_ENDED
         && event->kind != TALIA_EVENT_MATCH_ENDED;
}

static char *
join (TaliaMatch *match, const TaliaEvents *events, gboolean whole, const char *separator)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < events->n; i++)
    {
      g_autofree char *said =
          whole || is_worth_a_line (&events->at[i]) ? talia_words_event (match, &events->at[i]) : NULL;

      if (said != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? separator : "", said);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

char *
talia_table_news_write (TaliaMatch *match, const TaliaEvents *events)
{
  return join (match, events, FALSE, " · ");
}

char *
talia_table_news_speak (TaliaMatch *match, const TaliaEvents *events)
{
  return join (match, events, TRUE, ". ");
}

char *
talia_table_news_propose (TaliaMatch *match, const TaliaAdvice *advice)
{
  g_autofree char *move = talia_words_proposal (match, &advice->move);
  g_autofree char *reason = talia_words_reason_brief (&advice->reason);

  if (reason != NULL)
    /* Translators: a hint: the proposed card or cards, then a sentence that says why */
    return g_strdup_printf (_ ("Hint: %s. %s"), move, reason);
  return g_strdup_printf (_ ("Hint: %s"), move);
}
