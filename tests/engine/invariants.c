/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every finished deal of a game: a row a game. */
#include "invariants.h"

#include <string.h>

static int
option (const TaliaRules *rules, const TaliaState *state, const char *key)
{
  return state->options.value[talia_options_find (rules->options, key, -1)];
}

static int
sum_of_points (const TaliaRules *rules, const TaliaState *state)
{
  int sum = 0;

  for (int side = 0; side < state->sides; side++)
    sum += talia_rules_score (rules, state, side, NULL, NULL);
  return sum;
}

/* docs/rules/hearts.md, "Scoring": 26 without a moon; a moon is 78 or -26; the jack 10 less. */
static void
check_hearts (const TaliaRules *rules, const TaliaState *state)
{
  int jack = option (rules, state, "jack-diamonds") ? 10 : 0;
  int expected = state->moon == 0 ? 26 : state->moon == TALIA_MOVE_ADD ? 78 : -26;

  g_assert_cmpint (sum_of_points (rules, state), ==, expected - jack);
  g_assert_cmpint (state->trick.tricks, ==, 13);
}

static void
check_template (const TaliaRules *rules, const TaliaState *state)
{
  g_assert_cmpint (sum_of_points (rules, state), ==, 13);
}

static const struct
{
  const char *game;
  void (*check) (const TaliaRules *rules, const TaliaState *state);
} invariants[] = {
  { "hearts", check_hearts },
  { "template", check_template },
};

void
invariants_check_deal (const TaliaRules *rules, const TaliaState *state)
{
  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    if (strcmp (invariants[i].game, rules->id) == 0)
      {
        invariants[i].check (rules, state);
        return;
      }
  g_error ("%s has no row in tests/engine/invariants.c", rules->id);
}
