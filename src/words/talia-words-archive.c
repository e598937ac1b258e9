/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about a match in the list of all matches. */
#include "talia-words-archive.h"

#include <glib/gi18n.h>

#include "model/archive/talia-match-people.h"
#include "model/base/talia-text.h"
#include "talia-words-dates.h"
#include "talia-words-sides.h"

char *
talia_words_match_title (const TaliaMatchFacts *facts)
{
  g_return_val_if_fail (facts != NULL && facts->game != NULL, NULL);

  return g_strdup (*facts->title != '\0' ? facts->title : _ (facts->game->name));
}

/* Describes when the match began, such as "11/30/2025, 18:05". */
static char *
describe_date (const TaliaMatchFacts *facts)
{
  g_return_val_if_fail (facts != NULL, NULL);

  return talia_words_day_and_time (facts->date);
}

/* Returns the most interesting reason why the match does not count in statistics; NULL: it counts. */
static const char *
get_mark (const TaliaMatchFacts *facts)
{
  if (facts->apart & TALIA_APART_BRANCH)
    return C_ ("match", "played on from a review");
  if (facts->apart & TALIA_APART_UNDO)
    return C_ ("match", "with moves taken back");
  if (facts->apart & TALIA_APART_HINT)
    return C_ ("match", "with hints");
  return NULL;
}

/* Returns the other players. A score pad has no result of its own but that of its players, such as "1. Ola, 2. Ala",
 * with spaces at which no line is broken. */
static char *
describe_players (const TaliaMatchFacts *facts)
{
  g_auto (GStrv) lines = g_strsplit (facts->pad ? facts->people : "", "\n", -1);
  GString *text = g_string_new (NULL);
  TaliaMatchPerson person;

  for (guint i = 0; lines[i] != NULL; i++)
    if (talia_match_people_read (lines[i], &person))
      g_string_append_printf (text, "%s%d.\u00a0%s", text->len > 0 ? ", " : "", person.place, person.name);
  if (text->len == 0)
    g_string_append (text, facts->others);
  return g_string_free_and_steal (text);
}

char *
talia_words_match_circumstances (const TaliaMatchFacts *facts)
{
  const char *mark;
  g_autofree char *players = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (facts != NULL, NULL);

  mark = get_mark (facts);
  g_strv_builder_take (builder, describe_date (facts));
  if (facts->pad)
    g_strv_builder_add (builder, C_ ("match", "with real cards"));
  players = describe_players (facts);
  if (*players != '\0')
    g_strv_builder_add (builder, players);
  if (mark != NULL)
    g_strv_builder_add (builder, mark);
  parts = g_strv_builder_end (builder);
  return g_strjoinv (" · ", parts);
}

char *
talia_words_match_file_name (const TaliaMatchFacts *facts)
{
  g_autofree char *title = NULL, *time = NULL;
  g_autoptr (GDateTime) date = NULL;

  g_return_val_if_fail (facts != NULL, NULL);

  title = talia_words_match_title (facts);
  /* The characters that this or another file system may not allow in a name; a dot at the beginning would hide the
   * file. */
  g_strdelimit (title, "/\\:*?\"<>|", '-');
  if (*title == '.')
    *title = '-';
  date = g_date_time_new_from_unix_local (facts->date);
  time = date != NULL ? g_date_time_format (date, "%Y-%m-%d %H-%M") : g_strdup ("");
  return g_strdup_printf ("%s%s%s.talia", title, *time != '\0' ? " " : "", time);
}

char *
talia_words_match_outcome (const TaliaMatchFacts *facts)
{
  g_return_val_if_fail (facts != NULL, NULL);

  if (!facts->over && facts->deals == 0)
    return g_strdup (_ ("First deal"));
  if (!facts->over)
    return g_strdup_printf (ngettext ("%u deal played", "%u deals played", facts->deals), facts->deals);
  if (facts->place == 0)
    /* Translators: a match that is over */
    return g_strdup (C_ ("match", "Finished"));
  if (facts->place == 1)
    return g_strdup (_ ("Won"));
  /* Translators: a place among so many sides, such as "2nd of 4" */
  return g_strdup_printf (_ ("%s of %u"), talia_words_place (facts->place), facts->sides);
}

char *
talia_words_match_points (const TaliaMatchFacts *facts)
{
  g_autofree char *own = NULL, *other = NULL;

  g_return_val_if_fail (facts != NULL, NULL);

  own = talia_words_format_points (facts->points);
  other = talia_words_format_points (facts->best_other);
  return talia_text_number (g_strdup_printf ("%s\u00a0:\u00a0%s", own, other)); /* not to be broken */
}
