/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names the levels of computer players, and says how strong they are. */
#include "talia-words-levels.h"

#include <glib/gi18n.h>

/* What there is to say about a grade: how strong it is, up to which grade. */
static const struct
{
  guint last;
  const char *text;
} standings[] = {
  /* Translators: the strength of computer players, as in “now: weaker than Easy”; these are the names of levels */
  { 14, NC_ ("standing", "playing almost at random") },
  { 84, NC_ ("standing", "weaker than Easy") },
  { 115, NC_ ("standing", "like Easy") },
  { 184, NC_ ("standing", "between Easy and Medium") },
  { 215, NC_ ("standing", "like Medium") },
  { 284, NC_ ("standing", "between Medium and Hard") },
  { 315, NC_ ("standing", "like Hard") },
  { 384, NC_ ("standing", "between Hard and Expert") },
  { TALIA_GRADE_MAX, NC_ ("standing", "like Expert") },
};

static const char *
get_standing (guint grade)
{
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (standings) && standings[i].last < grade)
    i++;
  return g_dpgettext2 (NULL, "standing", standings[i].text);
}

char *
talia_words_level (const char *id)
{
  const TaliaLevel *level;

  g_return_val_if_fail (id != NULL, NULL);

  level = talia_level_find (id);
  if (level == NULL || level->label == NULL)
    return g_strdup (id);
  if (talia_level_chosen (level) == level)
    return g_strdup (_ (level->label));
  return g_strdup_printf (_ ("%s: %s"), _ (level->label), get_standing (level->grade));
}

char *
talia_words_level_about (const TaliaLevel *level)
{
  g_return_val_if_fail (level != NULL, NULL);

  if (level->about == NULL)
    return g_strdup ("");
  if (talia_level_chosen (level) == level)
    return g_strdup (_ (level->about));
  /* Translators: a sentence about a level, and its present strength, such as “between Easy and Medium” */
  return g_strdup_printf (_ ("%s Now: %s."), _ (level->about), get_standing (level->grade));
}
