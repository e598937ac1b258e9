/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statistics as text: the rows of a page, and the description of a plot of results. */
#include "talia-words-statistics.h"

#include <glib/gi18n.h>
#include <math.h>

#include "bots/talia-bot.h"
#include "bots/talia-strength.h"
#include "model/base/talia-text.h"
#include "talia-words-dates.h"
#include "talia-words-levels.h"
#include "talia-words-sides.h"

static void
clear_fact (gpointer data)
{
  TaliaWordsFact *fact = data;

  g_free (fact->title);
  g_free (fact->value);
}

static GArray *
new_facts (void)
{
  GArray *facts = g_array_new (FALSE, FALSE, sizeof (TaliaWordsFact));

  g_array_set_clear_func (facts, clear_fact);
  return facts;
}

/* Adds a fact, and takes ownership of the value. */
static void
add (GArray *facts, const char *title, char *value)
{
  const TaliaWordsFact fact = { g_strdup (title), value, -1 };

  g_array_append_val (facts, fact);
}

/* A part of all. Takes the value, and keeps its parts in order if windows are laid out from right to left. */
static void
add_part (GArray *facts, const char *title, char *value, double share)
{
  add (facts, title, talia_text_number (value));
  g_array_index (facts, TaliaWordsFact, facts->len - 1).share = share;
}

static void
add_matches (GArray *facts, const char *title, guint n, guint all)
{
  /* Translators: in how many matches something happened, or a rating, and a share of all matches */
  add_part (facts, title, g_strdup_printf (_ ("%u (%.0f%%)"), n, 100.0 * n / all), (double) n / all);
}

static void
add_number (GArray *facts, const char *title, guint n)
{
  add (facts, title, g_strdup_printf ("%u", n));
}

/* Lists how often each place was reached, such as "1st 3 · 2nd 5"; leaves out other places. */
static char *
describe_places (const guint *places)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < TALIA_MAX_SEATS; i++)
    if (places[i] > 0)
      g_string_append_printf (text, "%s%s × %u", text->len > 0 ? " · " : "", talia_words_place (i + 1), places[i]);
  return g_string_free_and_steal (text);
}

static void
add_feats (GArray *facts, const TaliaFeats *feats)
{
  guint nils = feats->nils + feats->failed_nils;

  if (feats->moons > 0)
    add_number (facts, _ ("Moons shot"), feats->moons);
  if (nils > 0)
    /* Translators: bids of nil that were made, of how many */
    add_part (facts, _ ("Nils made"), g_strdup_printf (_ ("%u of %u"), feats->nils, nils), (double) feats->nils / nils);
  if (feats->sweeps > 0)
    add_number (facts, _ ("Sweeps"), feats->sweeps);
}

/* Those below the first, which are the matches won. */
static void
add_places (GArray *facts, const TaliaStatistics *statistics)
{
  for (int place = 2; place <= TALIA_MAX_SEATS; place++)
    if (statistics->places[place - 1] > 0)
      {
        /* Translators: in how many matches somebody came in so, such as "2nd place" */
        g_autofree char *title = g_strdup_printf (_ ("%s place"), talia_words_place (place));

        add_matches (facts, title, statistics->places[place - 1], statistics->played);
      }
}

GArray *
talia_words_statistics (const TaliaStatistics *statistics)
{
  GArray *facts = new_facts ();

  g_return_val_if_fail (statistics != NULL, facts);

  add_number (facts, _ ("Matches finished"), statistics->played);
  if (statistics->played == 0)
    return facts;
  add_matches (facts, _ ("Matches won"), statistics->won, statistics->played);
  add_places (facts, statistics);
  add (facts, _ ("Average place"), g_strdup_printf ("%.1f", statistics->place));
  add (facts, _ ("Average result in points"), talia_words_format_points ((int) lround (statistics->points)));
  add (facts, _ ("Best result in points"), talia_words_format_points (statistics->best));
  add (facts, _ ("Worst result in points"), talia_words_format_points (statistics->worst));
  add_number (facts, _ ("Current winning streak"), statistics->streak);
  add_number (facts, _ ("Longest winning streak"), statistics->longest_streak);
  add_number (facts, _ ("Deals in these matches"), statistics->deals);
  if (statistics->decisions > 0)
    add (facts, _ ("Points given away per decision"),
         g_strdup_printf ("%.2f", statistics->loss / statistics->decisions));
  add_feats (facts, &statistics->feats);
  return facts;
}

GArray *
talia_words_apart (const TaliaStatistics *statistics)
{
  GArray *facts = new_facts ();

  g_return_val_if_fail (statistics != NULL, facts);

  if (statistics->undone > 0)
    add_number (facts, _ ("Matches with moves taken back"), statistics->undone);
  if (statistics->hints > 0)
    add_number (facts, _ ("Matches with hints"), statistics->hints);
  if (statistics->branches > 0)
    add_number (facts, _ ("Matches played on from a review"), statistics->branches);
  return facts;
}

char *
talia_words_opponents (const char *level)
{
  g_return_val_if_fail (level != NULL, NULL);

  /* Translators: opponents of several levels */
  return *level != '\0' ? talia_words_level (level) : g_strdup (C_ ("opponents", "Of different levels"));
}

char *
talia_words_played (guint played, guint won)
{
  g_autofree char *matches = g_strdup_printf (ngettext ("%u match", "%u matches", played), played);
  g_autofree char *victories = g_strdup_printf (ngettext ("%u won", "%u won", won), won);

  return g_strdup_printf ("%s · %s", matches, victories);
}

char *
talia_words_member (const TaliaFamilyMember *member, gboolean points)
{
  g_autofree char *played = NULL, *places = NULL, *average = NULL, *mean = NULL;

  g_return_val_if_fail (member != NULL, NULL);

  played = talia_words_played (member->played, member->won);
  places = describe_places (member->places);
  /* Translators: of somebody who has played several matches */
  average = g_strdup_printf (_ ("average place %.1f"), member->place);
  if (points)
    /* Translators: of somebody who has played several matches of a game */
    mean = g_strdup_printf (_ ("average total %.1f"), member->points);
  return g_strdup_printf ("%s\n%s · %s%s%s", played, places, average, points ? " · " : "", points ? mean : "");
}

GArray *
talia_words_rating (const TaliaGame *game, const TaliaRatingCourse *course)
{
  GArray *facts = new_facts ();

  g_return_val_if_fail (game != NULL && course != NULL, facts);

  if (course->matches == 0)
    return facts;
  add (facts, _ ("Your rating"),
       talia_text_number (g_strdup_printf ("%.0f ± %.0f", course->rating.rating, 2.0 * course->rating.deviation)));
  for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
    {
      double rating, ahead;
      const TaliaLevel *now = talia_level_graded (level, course->grade);
      g_autofree char *title = NULL;

      if (level->label == NULL || !talia_level_plays (level, game) || !talia_strength_find (game, now->id, &rating))
        continue;
      title = talia_words_level (now->id);
      ahead = talia_rating_expect (&course->rating, rating);
      add_part (facts, title, g_strdup_printf (_ ("%u (%.0f%%)"), (guint) lround (rating), 100.0 * ahead), ahead);
    }
  return facts;
}

char *
talia_words_rating_advice (const TaliaRatingCourse *course)
{
  g_return_val_if_fail (course != NULL, NULL);

  if (course->missing == 0)
    return g_strdup (
        _ ("How strong you are, by your places in all matches of this game without help, and how sure that "
           "is. The percentages say how often you would finish ahead of a player of that level."));
  if (course->missing == G_MAXUINT)
    return g_strdup (_ ("Not sure yet: these opponents are far stronger or far weaker than you. Play against others."));
  return g_strdup_printf (
      ngettext ("Not sure yet: play %u more match.", "Not sure yet: play %u more matches.", course->missing),
      course->missing);
}

char *
talia_words_point_label (gint64 first, gint64 last, guint matches)
{
  g_autofree char *from = talia_words_day (first), *to = NULL;

  if (matches == 1)
    return g_steal_pointer (&from);
  to = talia_words_day (last);
  /* Translators: two dates, and how many matches were played between them */
  return g_strdup_printf (ngettext ("%s – %s, %u match", "%s – %s, %u matches", matches), from, to, matches);
}
