/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the scores of deals agree with the price lists that were known before the deal. */
#include <string.h>

#include "engine/games/games.h"

static const struct
{
  const char *name;
  const TaliaGame *game;
  const char *options;
} matches[] = {
  { "hearts", &talia_game_hearts, "" },
  { "hearts/omnibus", &talia_game_hearts, "jack-diamonds=bonus" },
  { "kierki", &talia_game_kierki, "" },
  { "kierki/robber", &talia_game_kierki, "robber=true lottery-deals=4 ban-hearts-2=true" },
  { "kierki/three", &talia_game_kierki, "players=3 lottery-prizes=balanced lottery-deals=4" },
  { "kierki/five", &talia_game_kierki, "players=5 robber=true kh-force=strict" },
  { "kierki/six", &talia_game_kierki, "players=6 last-tricks=seventh-last" },
  { "kierki/seven", &talia_game_kierki, "players=7 last-tricks=two" },
  { "loteryjka", &talia_game_loteryjka, "" },
  { "loteryjka/one", &talia_game_loteryjka, "lottery-deals=1" },
  { "punktowe", &talia_game_punktowe, "" },
  { "punktowe/party", &talia_game_punktowe, "scope=party robber=true" },
  { "czarna-dama", &talia_game_czarna_dama, "heart-value=20 qs-force=strict" },
  { "czarna-dama/party", &talia_game_czarna_dama, "scope=party" },
  { "greckie", &talia_game_greckie, "" },
  { "greckie/points", &talia_game_greckie, "end-mode=points" },
};

static TaliaState
start (gsize match)
{
  const TaliaGame *game = matches[match].game;
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (game, &options);
  if (*matches[match].options != '\0')
    talia_options_apply_preset (game->options, &options, &(TaliaPreset) { "", "", matches[match].options });
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  return state;
}

/* Returns the state in the first trick of deal number `deal`. */
static TaliaState
deal (gsize match, guint number)
{
  TaliaState state = start (match);
  TaliaPack pack;
  int dealer;

  state.deals = number - 1;
  talia_game_shuffle (matches[match].game, &state, number, &pack, &dealer);
  g_assert_true (talia_game_deal (matches[match].game, &state, &pack, dealer, &state, NULL, NULL));
  state.phase = TALIA_PHASE_PLAY;
  return state;
}

static int
score (gsize match, const TaliaState *state)
{
  return talia_game_score (matches[match].game, state, 0, NULL, NULL);
}

static void
check_cards (gsize match, const TaliaState *dealt, const TaliaDealPlan *plan)
{
  TaliaCards pack = matches[match].game->pack (dealt);

  while (pack != 0)
    {
      TaliaCard card = talia_cards_pop (&pack);
      TaliaState state = *dealt;

      state.taken[0] = TALIA_BIT (card);
      g_assert_cmpint (talia_deal_plan_cost (plan, card), ==, score (match, &state));
      g_assert_cmpint ((talia_deal_plan_cards (plan) & TALIA_BIT (card)) != 0, ==, score (match, &state) > 0);
    }
}

/* Penalties that are no cards add up to the score of a player who takes every trick and no card. */
static void
check_tricks (gsize match, const TaliaState *dealt, const TaliaDealPlan *plan)
{
  TaliaState state = *dealt;
  int tricks = talia_cards_count (matches[match].game->pack (dealt)) / state.seats, points = 0;

  state.trick.tricks = state.trick.won[0] = (uint8_t) tricks;
  for (guint i = 0; i < plan->n_stakes; i++)
    if (plan->stakes[i].cards == 0)
      {
        gboolean each_trick = plan->stakes[i].kind == TALIA_STAKE_TRICKS;
        int times = talia_stake_is_single (&plan->stakes[i]) ? 1 : each_trick ? tricks : 2;

        points += times * plan->stakes[i].points;
      }
  g_assert_cmpint (points, ==, score (match, &state));
}

static void
check_prizes (gsize match, const TaliaState *dealt, const TaliaDealPlan *plan)
{
  g_assert_cmpuint (plan->n_stakes, ==, TALIA_ROWS_PLACES);
  for (uint8_t place = 0; place < TALIA_ROWS_PLACES; place++)
    {
      TaliaState state = *dealt;

      state.rows.out[0] = 1;
      state.rows.out[place] = 0;
      state.rows.n_out = place + 1;
      g_assert_cmpint (plan->stakes[place].points, ==, score (match, &state));
    }
}

static void
test_prices_are_the_scores (gconstpointer data)
{
  gsize match = GPOINTER_TO_SIZE (data);
  const TaliaGame *game = matches[match].game;
  TaliaState begun = start (match);
  guint n = talia_game_plan (game, &begun, 1, NULL);

  for (guint number = 1; number <= (n > 0 ? n : 4); number++)
    {
      TaliaState state = deal (match, number);
      TaliaDealPlan plan, early;

      g_assert_cmpuint (talia_game_plan (game, &state, number, &plan), ==, n);
      g_assert_cmpstr (plan.title, ==, game->title (&state));
      talia_game_plan (game, &begun, number, &early);
      g_assert_cmpmem (&plan, sizeof plan, &early, sizeof early);
      if (state.board == TALIA_BOARD_ROWS)
        check_prizes (match, &state, &plan);
      else
        {
          check_cards (match, &state, &plan);
          check_tricks (match, &state, &plan);
        }
    }
}

/* The match is over after this number of deals, and not before. */
static void
test_the_number_of_deals (void)
{
  for (gsize match = 0; match < G_N_ELEMENTS (matches); match++)
    {
      TaliaState state = start (match);
      guint n = talia_game_plan (matches[match].game, &state, 1, NULL);

      for (state.deals = 1; state.deals < MAX (n, 10); state.deals++)
        g_assert_cmpint (matches[match].game->over (&state), ==, n > 0 && state.deals >= n);
    }
}

static void
test_duties_follow_the_options (void)
{
  static const struct
  {
    const char *options;
    guint deal, n;
    const char *first;
  } cases[] = {
    { "", 1, 0, NULL },
    { "", 2, 0, NULL },
    { "ban-hearts-2=true", 2, 1, "You may not lead a heart while you hold a card of another suit." },
    { "", 5, 2, "You may not lead a heart while you hold a card of another suit." },
    { "ban-hearts-5=false", 5, 1, "If you hold the king of hearts and cannot follow suit, you must throw it." },
    { "ban-hearts-5=false kh-force=strict", 5, 1,
      "If you hold the king of hearts, you must throw it when you cannot follow suit, "
      "and play it when hearts are led and the ace is already in the trick." },
    { "kh-force=off", 5, 1, "You may not lead a heart while you hold a card of another suit." },
    { "robber=true", 7, 2, "You may not lead a heart while you hold a card of another suit." },
    { "", 7, 0, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TaliaGame *game = &talia_game_kierki;
      TaliaOptions options;
      TaliaState state;
      TaliaDealPlan plan;

      talia_game_init_options (game, &options);
      talia_options_apply_preset (game->options, &options, &(TaliaPreset) { "", "", cases[i].options });
      g_assert_true (talia_game_start (game, &options, &state, NULL));
      talia_game_plan (game, &state, cases[i].deal, &plan);
      g_assert_cmpuint (plan.n_duties, ==, cases[i].n);
      g_assert_cmpstr (plan.duties[0], ==, cases[i].first);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path = g_strconcat ("/plan/prices/", matches[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_prices_are_the_scores);
    }
  g_test_add_func ("/plan/number-of-deals", test_the_number_of_deals);
  g_test_add_func ("/plan/duties", test_duties_follow_the_options);
  return g_test_run ();
}
