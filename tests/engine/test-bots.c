/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players: legal answers from a view alone, and each level above the one below. */
#include <string.h>

#include "talia-bot.h"

/* Plays one match; seat s is of level levels[s]. Returns the final state. */
static TaliaState
play (const TaliaRules *rules, const TaliaLevel *const levels[], uint64_t seed)
{
  TaliaThinking thinking = { 0 };
  TaliaOptions options;
  TaliaState state;

  talia_random_init (&thinking.random, seed);
  talia_rules_init_options (rules, &options);
  g_assert_true (talia_rules_start (rules, &options, &state, NULL));
  while (state.phase != TALIA_PHASE_OVER)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;
      TaliaPack pack;
      int dealer;

      if (state.phase == TALIA_PHASE_DEAL)
        {
          /* The deal depends on the seed and its number alone, so that two plays have the same cards. */
          talia_rules_shuffle (rules, &state, seed * 1000 + state.deals, &pack, &dealer);
          g_assert_true (talia_rules_deal (rules, &state, &pack, dealer, &state, NULL, NULL));
          continue;
        }
      talia_rules_view (rules, &state, state.to_act, &view);
      advice = talia_level_advise (levels[state.to_act], rules, &view, &thinking);
      g_assert_cmpuint (advice->len, >, 0);
      g_assert_cmpint (
          talia_rules_apply (rules, &state, &g_array_index (advice, TaliaAdvice, 0).move, &state, NULL).rule, ==,
          TALIA_RULE_NONE);
    }
  return state;
}

static void
test_levels (void)
{
  g_assert_null (talia_level_find ("grandmaster"));
  g_assert_nonnull (talia_level_find ("random"));
  for (int i = 0; talia_levels ()[i].id != NULL; i++)
    g_assert_true (talia_level_find (talia_levels ()[i].id) == &talia_levels ()[i]);
}

/* Hints come with a reason for every card to be played. */
static void
test_reasons (gconstpointer data)
{
  const TaliaRules *rules = data;
  const TaliaLevel *level = talia_level_for_hints (rules);
  TaliaThinking thinking = { 0 };
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_rules_init_options (rules, &options);
  g_assert_true (talia_rules_start (rules, &options, &state, NULL));
  talia_rules_shuffle (rules, &state, 3, &pack, &dealer);
  g_assert_true (talia_rules_deal (rules, &state, &pack, dealer, &state, NULL, NULL));
  while (state.to_act != TALIA_NOBODY)
    {
      g_autoptr (GArray) advice = NULL;
      TaliaView view;
      TaliaAdvice *best;

      talia_rules_view (rules, &state, state.to_act, &view);
      advice = talia_level_advise (level, rules, &view, &thinking);
      best = &g_array_index (advice, TaliaAdvice, 0);
      if (best->move.kind == TALIA_MOVE_PLAY || view.seen.board == TALIA_BOARD_FISHING)
        g_assert_nonnull (best->reason);
      talia_rules_apply (rules, &state, &best->move, &state, NULL);
    }
}

/* Easy alone against random players: over these matches it wins far more than its share. */
static void
test_easy_beats_random (gconstpointer data)
{
  const TaliaRules *rules = data;
  const int matches = 60;
  TaliaOptions options;
  TaliaState start;
  int won = 0;

  talia_rules_init_options (rules, &options);
  g_assert_true (talia_rules_start (rules, &options, &start, NULL));
  for (int i = 0; i < matches; i++)
    {
      const TaliaLevel *levels[TALIA_MAX_SEATS];
      TaliaState end;

      for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
        levels[seat] = talia_level_find (seat == i % start.seats ? "easy" : "random");
      end = play (rules, levels, (uint64_t) i);
      won += end.winners == 1 << (i % start.seats);
    }
  g_test_message ("easy won %d of %d", won, matches);
  g_assert_cmpint (won, >, matches / start.seats + matches / 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/levels-are-found-by-name", test_levels);
  for (int i = 0; talia_registry_list ()[i] != NULL; i++)
    {
      const TaliaRules *rules = talia_registry_list ()[i];
      g_autofree char *reasons = g_strdup_printf ("/bots/%s/hints-have-reasons", rules->id);
      g_autofree char *beats = g_strdup_printf ("/bots/%s/easy-beats-random", rules->id);

      g_test_add_data_func (reasons, rules, test_reasons);
      g_test_add_data_func (beats, rules, test_easy_beats_random);
    }
  return g_test_run ();
}
