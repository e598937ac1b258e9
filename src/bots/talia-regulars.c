/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The regulars: computer players with a name, a face and a temper, whom people meet in match after match. */
#include "talia-regulars.h"

#include <string.h>

#define N_(text) (text)
#define NC_(context, text) (text)

/* The cost of each temper in strength, and how visible it is, are in docs/measurements/levels.md. */
/* Translators: the regulars' names, short ones that are usual in your language, of a woman or a man as in English,
 * because the pictures show them; what is said of them below goes without “he” and “she” */
static const TaliaRegular regulars[] = {
  {
      .id = "victor",
      .name = NC_ ("regular", "Victor"),
      .about = N_ ("Dreams of taking everything, and goes for it where others would think better of it."),
      .temper = { .moon = 0.5 },
  },
  {
      .id = "grace",
      .name = NC_ ("regular", "Grace"),
      .about = N_ ("Bids boldly, and plays high cards at once."),
      .temper = { .bids = 0.025, .high = 0.012 },
  },
  {
      .id = "walter",
      .name = NC_ ("regular", "Walter"),
      .about = N_ ("Plays safe: a low bid that will be made rather than a high one that may fail."),
      .temper = { .safe = 0.05, .bids = -0.05, .moon = -0.3 },
  },
  {
      .id = "doris",
      .name = NC_ ("regular", "Doris"),
      .about = N_ ("Hoards spades, and parts with them last."),
      .temper = { .spades = -0.06 },
  },
  {
      .id = "oscar",
      .name = NC_ ("regular", "Oscar"),
      .about = N_ ("Counts the cards, and likes to lead one that is sure to win or sure to lose."),
      .temper = { .sure = 0.06, .counts = TRUE },
  },
  {
      .id = "nina",
      .name = NC_ ("regular", "Nina"),
      .about = N_ ("Would rather take nothing: bids nil gladly, and keeps high cards out of sight."),
      .temper = { .nil = 0.25, .high = -0.015 },
  },
  {
      .id = "rufus",
      .name = NC_ ("regular", "Rufus"),
      .about = N_ ("Goes hunting with spades: they are on the table early."),
      .temper = { .spades = 0.06 },
  },
  {
      .id = "iris",
      .name = NC_ ("regular", "Iris"),
      .about = N_ ("Likes a tidy hand, and gets rid of short suits first."),
      .temper = { .shape = 0.12 },
  },
  {
      .id = "felix",
      .name = NC_ ("regular", "Felix"),
      .about = N_ ("Cannot wait: high cards are the first to go."),
      .temper = { .high = 0.04 },
  },
  {
      .id = "maya",
      .name = NC_ ("regular", "Maya"),
      .about = N_ ("Builds, and is patient: high cards wait for the end."),
      .temper = { .builds = 0.15, .high = -0.03 },
  },
  { NULL },
};

/* By seat, alternating women and men; only regulars whose temper costs or gains no more than this limit. */
static const char *const usual[TALIA_MAX_SEATS] = { NULL, "grace", "felix", "maya", "walter", "doris", "rufus" };

const TaliaRegular *
talia_regulars_list (void)
{
  return regulars;
}

const TaliaRegular *
talia_regulars_find (const char *id)
{
  for (const TaliaRegular *regular = regulars; regular->id != NULL; regular++)
    if (strcmp (regular->id, id) == 0)
      return regular;
  return NULL;
}

TaliaLevel
talia_regulars_level (const TaliaRegular *regular, const TaliaLevel *level)
{
  TaliaLevel tempered = *level;

  if (regular != NULL)
    {
      tempered.skill.temper = regular->temper;
      tempered.skill.recalls |= regular->temper.counts;
    }
  return tempered;
}

const TaliaRegular *
talia_regulars_usual (int seat)
{
  g_return_val_if_fail (seat > 0 && seat < TALIA_MAX_SEATS, NULL);

  return talia_regulars_find (usual[seat]);
}
