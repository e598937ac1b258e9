/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the deal of the day: today's, and those of the last three weeks. */
#include "talia-words-daily.h"

#include <glib/gi18n.h>

#include "talia-words-archive.h"
#include "talia-words-dates.h"

/* Returns the match of a game that says most about the day: a finished one, otherwise the newest; NULL if none. */
static const TaliaMatchFacts *
find_match (const GPtrArray *matches, const TaliaGame *game)
{
  const TaliaMatchFacts *best = NULL;

  for (guint i = 0; i < matches->len; i++)
    {
      const TaliaMatchFacts *facts = matches->pdata[i];

      if (facts->game == game && (best == NULL || (facts->over && !best->over)))
        best = facts;
    }
  return best;
}

/* Lists what came of the matches, such as "Spades: Won · Casino: 2nd of 2"; sets whether one of those told is over. */
static char *
list_outcomes (const GPtrArray *matches, gboolean *over)
{
  GString *list = g_string_new (NULL);

  *over = FALSE;
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      const TaliaMatchFacts *facts = find_match (matches, *game);
      g_autofree char *outcome = facts != NULL ? talia_words_match_outcome (facts) : NULL;

      if (facts == NULL)
        continue;
      *over = *over || facts->over;
      g_string_append (list, list->len > 0 ? " · " : "");
      /* Translators: a game, and what came of it, such as "Spades: Won" or "Spades: 3 deals played" */
      g_string_append_printf (list, C_ ("outcome", "%s: %s"), _ ((*game)->name), outcome);
    }
  return g_string_free_and_steal (list);
}

char *
talia_words_daily_today (const GPtrArray *matches)
{
  g_autofree char *list = NULL;
  gboolean over;

  g_return_val_if_fail (matches != NULL, NULL);

  list = list_outcomes (matches, &over);
  if (*list == '\0')
    return g_strdup (C_ ("deal of the day", "Not played yet"));
  /* Translators: the deal of the day, and what came of it in which game, such as "Spades: Won" */
  return g_strdup_printf (over ? C_ ("deal of the day", "Played · %s") : C_ ("deal of the day", "Begun · %s"), list);
}

char *
talia_words_daily_expert (const GPtrArray *experts)
{
  g_autofree char *list = NULL;
  gboolean over;

  g_return_val_if_fail (experts != NULL, NULL);

  list = list_outcomes (experts, &over);
  /* Translators: what came of the deal of the day for an expert with the same cards, in which game: "Spades: Won"; the
   * first space is not to be broken */
  return *list != '\0' ? g_strdup_printf (_ ("An expert in your place\u00a0· %s"), list) : NULL;
}

char *
talia_words_daily_course (const TaliaDaily *daily)
{
  g_autofree char *played = NULL, *streak = NULL;

  g_return_val_if_fail (daily != NULL, NULL);

  if (daily->played == 0)
    return NULL;
  /* Translators: on how many of the last days somebody played the deal of the day; the second number is always 21 */
  played = g_strdup_printf (
      ngettext ("%1$u of the last %2$u days played", "%1$u of the last %2$u days played", daily->played), daily->played,
      TALIA_DAILY_DAYS);
  if (daily->streak < 2)
    return g_steal_pointer (&played);
  /* Translators: on how many days in a row somebody played the deal of the day: two or more */
  streak = g_strdup_printf (ngettext ("%u day in a row", "%u days in a row", daily->streak), daily->streak);
  /* Translators: "7 of the last 21 days played", "3 days in a row" */
  return g_strdup_printf (C_ ("days played", "%s, %s"), played, streak);
}

char *
talia_words_daily_day (const TaliaDaily *daily, guint number)
{
  g_autofree char *day = NULL;

  g_return_val_if_fail (daily != NULL && number < TALIA_DAILY_DAYS, NULL);

  day = talia_words_day_in_full (daily->today - (TALIA_DAILY_DAYS - 1 - number));
  switch (daily->days[number])
    {
    case TALIA_DAY_FREE:
      break;
    case TALIA_DAY_BEGUN:
      /* Translators: a day on which the deal of the day was begun, but not played to the end */
      return g_strdup_printf (C_ ("day", "%s: begun"), day);
    case TALIA_DAY_PLAYED:
      /* Translators: a day on which the deal of the day was played */
      return g_strdup_printf (C_ ("day", "%s: played"), day);
    }
  return g_steal_pointer (&day);
}
