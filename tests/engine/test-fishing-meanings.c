/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests which moves chosen cards can make in Casino: their order, the reason if there is none, and which cards can
 * be added. */
#include <string.h>

#include "casino-tables.h"
#include "engine/fishing/talia-fishing-meanings.h"
#include "engine/games/games.h"

typedef struct
{
  const TaliaGame *game;
  const char *settings;
  const char *hand;
  const char *loose;
  const char *builds; /* VALUE:OWNER:CARDS; seat 0 is to act */
  const char *card;
  const char *chosen;
  const char *expect;
} Row;

static TaliaState
read_table (const Row *row)
{
  return casino_table (row->game, row->settings, row->hand, row->loose, row->builds);
}

/* Returns the moves of chosen cards, with the one to be offered first at the beginning. */
static const Row meanings_rows[] = {
  { &talia_game_casino, "", "5H,9C,TC", "5S,4D", "", "5H", "", "trail:5H" },
  { &talia_game_casino, "", "5H,9C,TC", "5S,4D", "", "5H", "5S", "take:5H:5S build:10:5H:5S" },
  { &talia_game_casino, "", "5H,9C,TC", "5S,4D", "", "5H", "4D", "build:9:5H:4D" },
  { &talia_game_casino, "", "5H,5D,TC", "5S", "", "5H", "5S", "take:5H:5S build:10:5H:5S build:5:5H:5S" },
  { &talia_game_casino, "", "2S,8D,9C", "6D", "8:1:3H,5S", "2S", "3H,5S,6D", "build:8:2S:6D,3H,5S" },
  { &talia_game_casino, "", "2S,9C", "9D", "7:1:3C,4H", "2S", "3C,4H,9D", "build:9:2S:3C,4H,9D" },
  { &talia_game_casino, "", "4S,4D,8C", "4H", "4:1:AC,3D", "4S", "AC,3D",
    "take:4S:AC,3D build:4:4S:AC,3D build:8:4S:AC,3D" },
  { &talia_game_casino, "", "KS", "KH,KD", "", "KS", "KD", "take:KS:KD" },
  { &talia_game_royal, "", "AS,AH", "TD,4C", "", "AS", "TD,4C", "take:AS:4C,TD build:14:AS:4C,TD" },
};

static void
test_meanings (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (meanings_rows); i++)
    {
      const Row *row = &meanings_rows[i];
      TaliaState state = read_table (row);
      g_auto (GStrv) expect = g_strsplit (row->expect, " ", -1);
      TaliaMeanings meanings;

      talia_fishing_find_meanings (&state.fishing, 0, state.hand[0], talia_card_parse (row->card),
                                   casino_cards (row->chosen), &meanings);
      g_assert_cmpint (meanings.n, ==, g_strv_length (expect));
      for (int move = 0; move < meanings.n; move++)
        {
          TaliaMove wanted = casino_move (expect[move]);

          g_assert_true (talia_move_equal (&meanings.at[move], &wanted));
        }
    }
}

/* The rule that best explains why the chosen cards make no move. */
static const Row refusal_rows[] = {
  { &talia_game_casino, "", "9H,8D", "2S,5D", "", "9H", "2S", "capture-sum" },
  { &talia_game_casino, "", "3H,9D", "5D", "", "3H", "5D", "build-card" },
  { &talia_game_casino, "", "3H,9D", "5D,6C", "", "3H", "5D,6C", "capture-sum" },
  { &talia_game_casino, "", "KH,6D", "QD,KD", "", "KH", "QD", "face-rank" },
  { &talia_game_casino, "", "KH,6D", "KC,KD", "", "KH", "KC,KD", "face-one" },
  { &talia_game_casino, "face-capture=one-or-three", "KH,6D", "KC,KD,KS", "", "KH", "KC,KD", "face-one-or-three" },
  { &talia_game_casino, "", "8H,6D", "2D", "6:1:2C,4C", "8H", "2C,4C,2D", "capture-build" },
  { &talia_game_casino, "", "2H,9D", "2S", "6:1:2C,4C", "2H", "2C,4C", "build-card" },
  { &talia_game_casino, "", "5H,6D", "6C", "6:0:2C,4C", "6D", "6C", "guard" },
  { &talia_game_casino, "", "8H,6D,8C", "2H", "6:0:2C,4C", "6D", "2H", "guard" },
  { &talia_game_casino, "", "5H,6D", "5D", "6:0:2C,4C", "5H", "", "trail-with-build" },
  { &talia_game_casino, "trail-with-build=true", "5H,6D", "5D", "6:0:2C,4C", "6D", "", "guard" },
  { &talia_game_casino, "raise=off", "2H,8D", "2S", "6:1:2C,4C", "2H", "2C,4C", "raise-off" },
  { &talia_game_casino, "raise=off", "3H,8D", "2S", "6:1:2C,4C", "3H", "2C,4C", "raise-off" },
  { &talia_game_casino, "raise=others", "2H,6D,8D", "2S", "6:0:2C,4C", "2H", "2C,4C", "raise-own" },
  { &talia_game_casino, "", "2H,8D", "2S", "6:1:2C,4C,6C", "2H", "2C,4C,6C", "raise-multiple" },
  { &talia_game_casino, "", "9H,6D,8D", "2S", "6:1:2C,4C,6C", "9H", "2C,4C,6C", "capture-build" },
  { &talia_game_casino, "", "4H,6D", "5D", "6:1:2C,4C", "4H", "4C", "whole-build" },
};

static void
test_refusals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
    {
      const Row *row = &refusal_rows[i];
      TaliaState state = read_table (row);
      TaliaMeanings meanings;

      talia_fishing_find_meanings (&state.fishing, 0, state.hand[0], talia_card_parse (row->card),
                                   casino_cards (row->chosen), &meanings);
      g_assert_cmpint (meanings.n, ==, 0);
      g_assert_cmpstr (talia_rule_id (meanings.refusal.rule), ==, row->expect);
    }
}

/* The cards that may be added; casino_check_meanings() tries every small table. */
static const Row joining_rows[] = {
  { &talia_game_casino, "", "9H,KD", "2C,3D,4H,5S,9D,8C,QH", "", "9H", "", "2C,3D,4H,5S,9D" },
  { &talia_game_casino, "", "9H,KD", "2C,3D,4H,5S,9D,8C,QH", "", "9H", "2C", "3D,4H,9D" },
  { &talia_game_casino, "", "9H,KD", "2C,3D,4H,5S,9D,8C,QH", "", "KD", "", "" },
  { &talia_game_casino, "", "8C,4D", "8D", "8:0:5S,3H", "8C", "8D", "5S,3H" },
};

static void
test_joining (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (joining_rows); i++)
    {
      const Row *row = &joining_rows[i];
      TaliaState state = read_table (row);

      g_assert_cmphex (talia_fishing_find_joining (&state.fishing, 0, state.hand[0], talia_card_parse (row->card),
                                                   casino_cards (row->chosen)),
                       ==, casino_cards (row->expect));
    }
}

/* The only move of a card; an empty text if it has several or none. */
static const Row only_rows[] = {
  { &talia_game_casino, "", "9H,KD", "4H,5S,8C", "", "KD", "", "trail:KD" },
  { &talia_game_casino, "", "9H,KD", "4H,5S,8C", "", "9H", "", "take:9H:4H,5S" },
  { &talia_game_casino, "", "9H,KD", "4H,5S,9C", "", "9H", "", "" },
  { &talia_game_casino, "", "5H,5D", "5S", "", "5H", "", "" },
  { &talia_game_casino, "", "6H,5D", "4S", "6:0:AC,5H", "5D", "", "" },
};

static void
test_only (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (only_rows); i++)
    {
      const Row *row = &only_rows[i];
      TaliaState state = read_table (row);
      TaliaMove move;

      if (!talia_fishing_find_only (&state.fishing, 0, state.hand[0], talia_card_parse (row->card), &move))
        g_assert_cmpstr (row->expect, ==, "");
      else
        {
          TaliaMove wanted = casino_move (row->expect);

          g_assert_true (talia_move_equal (&move, &wanted));
        }
    }
}

static void
test_groups (void)
{
  static const struct
  {
    const TaliaGame *game;
    const char *build;
    int value, groups;
  } rows[] = {
    { &talia_game_casino, "4H,5S", 9, 1 },    { &talia_game_casino, "4H,5S,9D", 9, 2 },
    { &talia_game_casino, "AH,AD", 1, 2 },    { &talia_game_royal, "AH,KD", 14, 1 },
    { &talia_game_royal, "AH,TD,4C", 14, 2 }, { &talia_game_royal, "AH,AC,KD,TD,4C", 14, 3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TaliaState state = casino_start (rows[i].game, "");

      g_assert_cmpint (talia_fishing_count_groups (&state.fishing.rules, casino_cards (rows[i].build), rows[i].value),
                       ==, rows[i].groups);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fishing-meanings/moves-of-chosen-cards", test_meanings);
  g_test_add_func ("/fishing-meanings/the-rule-that-explains", test_refusals);
  g_test_add_func ("/fishing-meanings/what-may-join", test_joining);
  g_test_add_func ("/fishing-meanings/the-one-thing-a-card-can-do", test_only);
  g_test_add_func ("/fishing-meanings/groups-of-a-build", test_groups);
  return g_test_run ();
}
