/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests which theme a decision belongs to, core by core, and that it follows from what the seat may see. */
#include <string.h>

#include "casino-tables.h"
#include "engine/games/games.h"
#include "engine/talia-theme.h"

/* A decision of seat 0: what it holds, what lies in the running trick (in order), what others have taken, and the move
 * that is right. */
typedef struct
{
  const char *path;
  const TaliaGame *game;
  guint deal;
  const char *hand, *trick, *taken[4], *right;
  const char *theme;
} Decision;

static const Decision tricks[] = {
  { "lead", &talia_game_hearts, 1, "2C,5C,9D,TD,KH", "", { "" }, "2C", "lead" },
  { "follow", &talia_game_hearts, 1, "2C,5C,9D,TD,KH", "AC", { "" }, "5C", "follow" },
  { "cannot-follow", &talia_game_hearts, 1, "5C,6C,9D,TD,KH", "AS", { "" }, "KH", "discard" },
  { "four-cards-are-the-end", &talia_game_hearts, 1, "5C,9D,TD,KH", "AS", { "" }, "KH", "end" },
  { "queen-that-is-held", &talia_game_hearts, 1, "QS,5C,9D,TD,KH", "AS", { "" }, "QS", "guard" },
  { "king-above-the-queen", &talia_game_hearts, 1, "KS,2S,9D,TD,KH", "", { "" }, "2S", "guard" },
  { "jack-below-the-queen", &talia_game_hearts, 1, "JS,2S,9D,TD,KH", "", { "" }, "2S", "lead" },
  { "another-suit-than-the-queen", &talia_game_hearts, 1, "KS,2S,9D,TD,KH", "", { "" }, "9D", "lead" },
  { "queen-that-is-gone", &talia_game_hearts, 1, "KS,2S,9D,TD,KH", "", { "", "QS", "3H" }, "2S", "lead" },
  { "hearts-are-cheap", &talia_game_hearts, 1, "2H,3H,9D,TD,KH", "4H", { "" }, "3H", "follow" },
  { "half-of-all-with-one", &talia_game_hearts, 1, "2C,5C,9D,TD,KH", "AC", { "", "QS" }, "5C", "moon" },
  { "less-than-half-with-one", &talia_game_hearts, 1, "2C,5C,9D,TD,KH", "AC", { "", "QH,JH,TH" }, "5C", "follow" },
  { "penalties-with-two", &talia_game_hearts, 1, "2C,5C,9D,TD,KH", "AC", { "", "QS", "2H" }, "5C", "follow" },
  { "king-of-hearts-deal", &talia_game_kierki, 5, "AH,5C,9D,TD,2H", "3H", { "" }, "2H", "guard" },
  { "queens-deal", &talia_game_kierki, 3, "QD,5C,9D,TD,2H", "3D", { "" }, "9D", "guard" },
  { "queens-deal-without-one", &talia_game_kierki, 3, "JD,5C,9D,TD,2H", "3D", { "" }, "9D", "follow" },
  { "no-moon-in-kierki",
    &talia_game_kierki,
    2,
    "JD,5C,9D,TD,2H",
    "3D",
    { "", "AH,KH,QH,JH,TH,9H,8H" },
    "9D",
    "follow" },
};

static TaliaState
deal (const TaliaGame *game, guint number)
{
  TaliaState state = casino_start (game, "");
  TaliaPack pack;
  int dealer;

  if (number <= 1)
    return state;
  state.phase = TALIA_PHASE_DEAL;
  state.deals = number - 1;
  talia_game_shuffle (game, &state, number, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  return state;
}

/* Sets up the position. */
static TaliaState
lay_trick (const Decision *it)
{
  g_auto (GStrv) cards = g_strsplit (it->trick, ",", -1);
  TaliaState state = deal (it->game, it->deal);

  state.phase = TALIA_PHASE_PLAY;
  state.to_act = 0;
  for (int seat = 0; seat < 4; seat++)
    state.taken[seat] = it->taken[seat] != NULL ? casino_cards (it->taken[seat]) : 0;
  state.hand[0] = casino_cards (it->hand);
  for (guint i = 0; cards[i] != NULL; i++)
    {
      state.trick.played[state.trick.n_played++] = talia_card_parse (cards[i]);
      state.trick.in_trick++;
    }
  return state;
}

static void
assert_theme (const TaliaGame *game, const TaliaState *state, const char *right, const char *wanted)
{
  TaliaMove move;
  TaliaView view;

  g_assert_true (talia_move_parse (right, &move));
  talia_game_view (game, state, state->to_act, &view);
  g_assert_cmpstr (talia_theme_get (talia_game_get_theme (game, &view, &move))->id, ==, wanted);
}

static void
test_trick (gconstpointer data)
{
  const Decision *it = data;
  const TaliaState state = lay_trick (it);

  assert_theme (it->game, &state, it->right, it->theme);
}

/* Who has bid what, and taken a trick; what seat 0 is to think of. */
static const struct
{
  guint8 bid[4], won[4];
  const char *theme;
} nils[] = {
  { { 3, 3, 3, 3 }, { 0 }, "follow" }, { { 0, 3, 3, 3 }, { 0 }, "nil" }, { { 3, 3, TALIA_BID_BLIND, 3 }, { 0 }, "nil" },
  { { 3, 0, 3, 3 }, { 0 }, "follow" }, /* the others' nil */
  { { 0, 3, 3, 3 }, { 1 }, "follow" }, /* it has failed */
};

static void
test_nil (void)
{
  const Decision it = { .game = &talia_game_spades, .hand = "2C,5C,9D,TD,KH", .trick = "AC" };

  for (guint i = 0; i < G_N_ELEMENTS (nils); i++)
    {
      TaliaState state = lay_trick (&it);

      memcpy (state.trick.bid, nils[i].bid, sizeof nils[i].bid);
      memcpy (state.trick.won, nils[i].won, sizeof nils[i].won);
      assert_theme (it.game, &state, "5C", nils[i].theme);
    }
}

static void
test_before_the_play (void)
{
  const TaliaState spades = casino_start (&talia_game_spades, ""), hearts = casino_start (&talia_game_hearts, "");

  assert_theme (&talia_game_spades, &spades, "bid:3", "bid");
  assert_theme (&talia_game_hearts, &hearts, "pass:2C,QS,AS", "pass");
}

/* What is in hand, the move that is right, and its theme; a row begins with an eight. */
static const struct
{
  const char *hand, *right, *theme;
} rows[] = {
  { "8H,7S,2C,AC", "8H", "open" },
  { "8H,7S,2C,AC", "7S", "open" }, /* to keep the eight is a decision about it, too */
  { "9S,7S,2C,AC", "9S", "lay" },
  { "8H,7S,2C", "8H", "end" },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TaliaState state = casino_start (&talia_game_loteryjka, "");

      state.to_act = 0;
      state.hand[0] = casino_cards (rows[i].hand);
      state.rows.laid = casino_cards ("8S");
      state.rows.begun = TRUE;
      assert_theme (&talia_game_loteryjka, &state, rows[i].right, rows[i].theme);
    }
}

static void
test_fishing (void)
{
  TaliaState state = casino_table (&talia_game_casino, "", "9H,5C,4D", "4H,5S", "");

  assert_theme (&talia_game_casino, &state, "take:9H:4H,5S", "capture");
  assert_theme (&talia_game_casino, &state, "build:9:5C:4H", "build");
  assert_theme (&talia_game_casino, &state, "trail:4D", "trail");
  state.fishing.n_stock = 0;
  assert_theme (&talia_game_casino, &state, "trail:4D", "end");
}

/* Each theme is found by its own id, and by no other. */
static void
test_ids (void)
{
  TaliaThemeId found;

  for (guint i = 0; i < TALIA_THEMES; i++)
    {
      g_assert_true (talia_theme_find (talia_theme_get (i)->id, &found));
      g_assert_cmpuint (found, ==, i);
    }
  g_assert_false (talia_theme_find ("luck", &found));
}

/* In random matches of all games, every theme comes up. */
static void
test_all_games (void)
{
  guint seen = 0;

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      TaliaState state = casino_start (*game, "");
      TaliaRandom random;

      talia_random_init (&random, 3);
      for (guint i = 0; i < 2000 && state.phase != TALIA_PHASE_OVER; i++)
        {
          g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
          TaliaPack pack;
          TaliaView view;
          TaliaMove move;
          int dealer;

          if (state.phase == TALIA_PHASE_DEAL)
            {
              talia_game_shuffle (*game, &state, i, &pack, &dealer);
              g_assert_true (talia_game_deal (*game, &state, &pack, dealer, &state, NULL, NULL));
              continue;
            }
          move = moves[talia_random_below (&random, (uint64_t) talia_game_legal_or_some (*game, &state, moves))];
          talia_game_view (*game, &state, state.to_act, &view);
          seen |= 1u << talia_game_get_theme (*game, &view, &move);
          talia_game_make (*game, &state, &move, NULL);
        }
    }
  g_assert_cmpuint (seen, ==, (1u << TALIA_THEMES) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tricks); i++)
    {
      g_autofree char *path = g_strconcat ("/themes/trick/", tricks[i].path, NULL);

      g_test_add_data_func (path, &tricks[i], test_trick);
    }
  g_test_add_func ("/themes/trick/nil", test_nil);
  g_test_add_func ("/themes/before-the-play", test_before_the_play);
  g_test_add_func ("/themes/rows", test_rows);
  g_test_add_func ("/themes/fishing", test_fishing);
  g_test_add_func ("/themes/ids", test_ids);
  g_test_add_func ("/themes/all-games", test_all_games);
  return g_test_run ();
}
