/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences of the coach: which kinds of decisions cost a person most. */
#include "talia-words-coach.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"

/* An error that is not shown: less would be rounded to nothing, and what has been solved has none. */
#define NO_ERROR 0.05

char *
talia_words_coach_loss (const TaliaCoachLoss *loss)
{
  g_return_val_if_fail (loss != NULL, NULL);

  if (loss->error < NO_ERROR)
    return talia_text_number (g_strdup_printf ("%.1f", loss->points));
  return talia_text_number (g_strdup_printf ("%.1f ± %.1f", loss->points, loss->error));
}

char *
talia_words_coach_detail (const TaliaCoachTheme *theme)
{
  g_autofree char *decisions = NULL;

  g_return_val_if_fail (theme != NULL, NULL);

  decisions = g_strdup_printf (ngettext ("%u decision", "%u decisions", theme->decisions), theme->decisions);
  return g_strdup_printf ("%s · %s", _ (talia_theme_get (theme->theme)->what), decisions);
}

/* What the themes cost that surely cost more than the others, in a sentence each. */
static void
append_sure (GString *text, const TaliaCoach *coach)
{
  guint n = 0;

  for (guint i = 0; i < coach->themes->len && n < TALIA_WORDS_COACH_THEMES; i++)
    {
      const TaliaCoachTheme *theme = &g_array_index (coach->themes, TaliaCoachTheme, i);

      if (!theme->sure)
        continue;
      n++;
      g_string_append_c (text, '\n');
      /* Translators: a kind of decisions, such as “Leading”; what each of them costs, and each other one */
      g_string_append_printf (text,
                              _ ("“%s” clearly costs you more than the rest: %.2f points a decision, %.2f elsewhere."),
                              _ (talia_theme_get (theme->theme)->name), theme->each, theme->elsewhere);
    }
}

/* What is said before any theme clearly costs more. */
static void
append_unsure (GString *text, const TaliaCoach *coach)
{
  g_string_append_c (text, '\n');
  if (coach->missing == G_MAXUINT)
    g_string_append (text, _ ("No kind of decision clearly costs you more than the others."));
  else
    g_string_append_printf (
        text,
        ngettext ("After about %u more judged match, it may be clear whether one kind of decision costs "
                  "you more than the others.",
                  "After about %u more judged matches, it may be clear whether one kind of decision "
                  "costs you more than the others.",
                  coach->missing),
        coach->missing);
}

static char *
describe_few (const TaliaCoach *coach)
{
  if (coach->deals == 0)
    return g_strdup (_ ("No deal has been judged yet. Look back at a finished match, and ask what an expert says about "
                        "your decisions."));
  return g_strdup_printf (ngettext ("Too few deals have been judged to say anything: play %u more match, and have it "
                                    "judged, too.",
                                    "Too few deals have been judged to say anything: play %u more matches, and have "
                                    "them judged, too.",
                                    coach->missing),
                          coach->missing);
}

char *
talia_words_coach_advice (const TaliaCoach *coach)
{
  GString *text;

  g_return_val_if_fail (coach != NULL, NULL);

  if (coach->deals < TALIA_COACH_DEALS)
    return describe_few (coach);
  text = g_string_new (NULL);
  g_string_append_printf (text,
                          ngettext ("Clear mistakes have cost %.1f ± %.1f points a deal in your last %u judged match.",
                                    "Clear mistakes have cost %.1f ± %.1f points a deal in your last %u judged "
                                    "matches.",
                                    coach->matches),
                          coach->loss.points, coach->loss.error, coach->matches);
  if (coach->missing == 0)
    append_sure (text, coach);
  else
    append_unsure (text, coach);
  return g_string_free_and_steal (text);
}
