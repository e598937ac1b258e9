/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what is said of the deal of the day, in English and in Polish; needs no display. */
#include <libintl.h>
#include <locale.h>

#include "words/talia-words-daily.h"
#include "words/talia-words-dates.h"

static gboolean
speak (const char *language)
{
  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL)
    {
      g_test_skip ("there is no Polish locale here");
      return FALSE;
    }
  setlocale (LC_TIME, "C");
  g_setenv ("LANGUAGE", language, TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
  textdomain ("talia");
  return TRUE;
}

/* --- the last days ------------------------------------------------------------------------- */

static const struct
{
  guint played, streak;
  const char *english, *polish;
} courses[] = {
  { 0, 0, NULL, NULL },
  { 1, 0, "1 of the last 21 days played", "Zagrane w 1 z ostatnich 21 dni" },
  { 1, 1, "1 of the last 21 days played", "Zagrane w 1 z ostatnich 21 dni" },
  { 2, 2, "2 of the last 21 days played, 2 days in a row", "Zagrane w 2 z ostatnich 21 dni, 2 dni z rzędu" },
  { 7, 3, "7 of the last 21 days played, 3 days in a row", "Zagrane w 7 z ostatnich 21 dni, 3 dni z rzędu" },
  { 21, 365, "21 of the last 21 days played, 365 days in a row", "Zagrane w 21 z ostatnich 21 dni, 365 dni z rzędu" },
};

static void
test_one_sentence (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
    {
      const TaliaDaily daily = { .played = courses[i].played, .streak = courses[i].streak };
      g_autofree char *english = NULL, *polish = NULL;

      if (!speak ("en"))
        return;
      english = talia_words_daily_course (&daily);
      g_assert_cmpstr (english, ==, courses[i].english);
      speak ("pl");
      polish = talia_words_daily_course (&daily);
      g_assert_cmpstr (polish, ==, courses[i].polish);
    }
  speak ("en");
}

/* --- today --------------------------------------------------------------------------------- */

/* Today's matches, newest first. */
static const struct
{
  struct
  {
    const char *game;
    gboolean over;
    int place;
    guint deals;
  } matches[4];
  const char *english, *polish;
} todays[] = {
  { { { NULL } }, "Not played yet", "Jeszcze niezagrane" },
  { { { "spades", FALSE, 0, 3 } }, "Begun · Spades: 3 deals played", "Zaczęte · Piki: po 3 rozdaniach" },
  { { { "spades", TRUE, 1, 5 } }, "Played · Spades: Won", "Zagrane · Piki: wygrana" },
  { { { "spades", FALSE, 0, 0 }, { "spades", TRUE, 1, 5 } }, "Played · Spades: Won", "Zagrane · Piki: wygrana" },
  { { { "spades", TRUE, 2, 5 }, { "spades", TRUE, 1, 5 } }, "Played · Spades: 2nd of 4", NULL },
  { { { "spades", FALSE, 0, 0 }, { "hearts", TRUE, 3, 5 } },
    "Played · American Hearts: 3rd of 4 · Spades: First deal",
    NULL },
};

static char *
describe (guint which)
{
  g_autoptr (GPtrArray) matches = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; todays[which].matches[i].game != NULL; i++)
    {
      TaliaMatchFacts *facts = g_new0 (TaliaMatchFacts, 1);

      facts->game = talia_registry_find (todays[which].matches[i].game);
      facts->over = todays[which].matches[i].over;
      facts->place = todays[which].matches[i].place;
      facts->deals = todays[which].matches[i].deals;
      facts->sides = 4;
      g_ptr_array_add (matches, facts);
    }
  return talia_words_daily_today (matches);
}

static void
test_today (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (todays); i++)
    {
      g_autofree char *english = NULL, *polish = NULL;

      if (!speak ("en"))
        return;
      english = describe (i);
      g_assert_cmpstr (english, ==, todays[i].english);
      speak ("pl");
      polish = describe (i);
      if (todays[i].polish != NULL)
        g_assert_cmpstr (polish, ==, todays[i].polish);
    }
  speak ("en");
}

/* What came of it for an expert is told of each match that one has played. */
static void
test_expert (void)
{
  TaliaMatchFacts spades = { .game = talia_registry_find ("spades"), .over = TRUE, .place = 2, .sides = 2 };
  g_autoptr (GPtrArray) experts = g_ptr_array_new ();
  g_autofree char *english = NULL, *polish = NULL;

  g_assert_null (talia_words_daily_expert (experts));
  g_ptr_array_add (experts, &spades);
  if (!speak ("en"))
    return;
  english = talia_words_daily_expert (experts);
  g_assert_cmpstr (english, ==, "An expert in your place\u00a0· Spades: 2nd of 2");
  speak ("pl");
  polish = talia_words_daily_expert (experts);
  g_assert_cmpstr (polish, ==, "Ekspert na twoim miejscu\u00a0· Piki: 2. z 2");
  speak ("en");
}

/* --- each day ------------------------------------------------------------------------------ */

static const struct
{
  int year, month, day;
  const char *english, *polish;
} days[] = {
  { 2025, 11, 30, "Sunday, 30 November", "niedziela, 30 listopada" },
  { 2025, 12, 1, "Monday, 1 December", "poniedziałek, 1 grudnia" },
  { 2026, 3, 29, "Sunday, 29 March", "niedziela, 29 marca" },
  { 2028, 2, 29, "Tuesday, 29 February", "wtorek, 29 lutego" },
};

static guint32
find_day (guint which)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) days[which].day, (GDateMonth) days[which].month, (GDateYear) days[which].year);
  return g_date_get_julian (&date);
}

static void
test_days (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *english = NULL, *polish = NULL;

      if (!speak ("en"))
        return;
      english = talia_words_day_in_full (find_day (i));
      g_assert_cmpstr (english, ==, days[i].english);
      speak ("pl");
      polish = talia_words_day_in_full (find_day (i));
      g_assert_cmpstr (polish, ==, days[i].polish);
    }
  speak ("en");
}

/* The row goes on over the change of the month. */
static void
test_days_of_the_row (void)
{
  TaliaDaily daily = { .today = find_day (1) };
  g_autofree char *today = NULL, *before = NULL, *first = NULL;

  if (!speak ("en"))
    return;
  daily.days[TALIA_DAILY_DAYS - 1] = TALIA_DAY_BEGUN;
  daily.days[TALIA_DAILY_DAYS - 2] = TALIA_DAY_PLAYED;
  today = talia_words_daily_day (&daily, TALIA_DAILY_DAYS - 1);
  before = talia_words_daily_day (&daily, TALIA_DAILY_DAYS - 2);
  first = talia_words_daily_day (&daily, 0);
  g_assert_cmpstr (today, ==, "Monday, 1 December: begun");
  g_assert_cmpstr (before, ==, "Sunday, 30 November: played");
  g_assert_cmpstr (first, ==, "Tuesday, 11 November");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daily-words/one-sentence", test_one_sentence);
  g_test_add_func ("/daily-words/today", test_today);
  g_test_add_func ("/daily-words/expert", test_expert);
  g_test_add_func ("/daily-words/days", test_days);
  g_test_add_func ("/daily-words/days-of-the-row", test_days_of_the_row);
  return g_test_run ();
}
