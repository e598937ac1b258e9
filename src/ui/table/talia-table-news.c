/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The news of the table: the lines in the bar, and what screen readers announce. */
#include "talia-table-news.h"

#include <glib/gi18n.h>

#include "words/talia-words-reasons.h"
#include "words/talia-words.h"

static void
announce (TaliaTableNews *self, const char *text, GtkAccessibleAnnouncementPriority priority)
{
  if (text != NULL && *text != '\0')
    gtk_accessible_announce (self->speaker, text, priority);
}

static void
set_line (TaliaTableNews *self, TaliaNewsKind kind, const char *text, const char *rule_id)
{
  self->kind = kind;
  talia_board_bar_set_news (self->bar, text, rule_id);
  talia_board_queue_arrange (self->board); /* the bar may need another height */
}

/* Everybody sees that cards are dealt and played, and the end has a summary of its own. */
static gboolean
is_worth_a_line (const TaliaEvent *event)
{
  return event->kind != TALIA_EVENT_DEALT && event->kind != TALIA_EVENT_PLAYED && event->kind != TALIA_EVENT_DEAL_ENDED
         && event->kind != TALIA_EVENT_MATCH_ENDED;
}

/* Who took a trick stays worth knowing until the next one is led. */
static gboolean
is_outdated (TaliaTableNews *self)
{
  const TaliaState *state = &talia_match_get_view (self->match)->seen;

  return self->kind != TALIA_NEWS_EVENT || state->board != TALIA_BOARD_TRICK || state->trick.in_trick == 1;
}

void
talia_table_news_tell (TaliaTableNews *self, const TaliaEvents *events)
{
  g_autoptr (GString) line = g_string_new (NULL), spoken = g_string_new (NULL);
  gboolean dealt = FALSE;

  for (guint i = 0; i < events->n; i++)
    {
      g_autofree char *text = talia_words_event (self->match, &events->at[i]);

      dealt |= events->at[i].kind == TALIA_EVENT_DEALT;
      if (text == NULL)
        continue;
      g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? ". " : "", text);
      if (is_worth_a_line (&events->at[i]))
        g_string_append_printf (line, "%s%s", line->len > 0 ? " · " : "", text);
    }
  if (line->len > 0 || dealt || is_outdated (self))
    set_line (self, TALIA_NEWS_EVENT, line->str, NULL);
  announce (self, spoken->str, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

void
talia_table_news_tell_refusal (TaliaTableNews *self, const GError *error)
{
  set_line (self, TALIA_NEWS_REFUSAL, _ (error->message), talia_rule_id ((TaliaRuleId) error->code));
  announce (self, _ (error->message), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

void
talia_table_news_tell_hint (TaliaTableNews *self, const TaliaAdvice *advice)
{
  g_autofree char *move = talia_words_proposal (self->match, &advice->move), *text = NULL;
  g_autofree char *reason = talia_words_reason (&advice->reason);

  if (reason != NULL)
    /* Translators: a hint: the proposed card or cards, then a sentence that says why */
    text = g_strdup_printf (_ ("Hint: %s. %s"), move, reason);
  else
    text = g_strdup_printf (_ ("Hint: %s"), move);
  set_line (self, TALIA_NEWS_HINT, text, NULL);
  announce (self, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

void
talia_table_news_tell_tip (TaliaTableNews *self, const char *text)
{
  set_line (self, TALIA_NEWS_EVENT, text, NULL);
  announce (self, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

void
talia_table_news_clear (TaliaTableNews *self)
{
  set_line (self, TALIA_NEWS_EVENT, NULL, NULL);
}

void
talia_table_news_forget_refusal (TaliaTableNews *self)
{
  if (self->kind == TALIA_NEWS_REFUSAL)
    talia_table_news_clear (self);
}

static char *
get_prompt (TaliaTableNews *self)
{
  const char *prompt = talia_board_get_prompt (self->board);

  if (talia_match_is_telling (self->match))
    return g_strdup (_ ("What has happened since your last turn"));
  if (talia_board_is_waiting (self->board))
    return g_strdup (_ ("Click, or press Enter, to go on"));
  return prompt != NULL ? g_strdup (prompt) : talia_words_prompt (self->match);
}

void
talia_table_news_update_prompt (TaliaTableNews *self)
{
  g_autofree char *prompt = NULL;

  if (!talia_match_is_settled (self->match))
    return;
  prompt = get_prompt (self);
  talia_board_bar_set_prompt (self->bar, prompt);
}

void
talia_table_news_announce_prompt (TaliaTableNews *self)
{
  g_autofree char *prompt = get_prompt (self);

  if (talia_match_is_telling (self->match))
    return; /* and so is heard */
  if (talia_board_is_waiting (self->board) || talia_match_get_own_turn (self->match))
    announce (self, prompt, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
