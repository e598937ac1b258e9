/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests dealing unseen cards to their possible places: each deal is possible, and all possible deals are about equally
 * frequent. */
#include <math.h>
#include <string.h>

#include "engine/talia-game.h"

#define CARDS 9
#define PLACES 4
#define DRAWS 100000
#define CODES 262144 /* 4^9: a number for each way to place the cards */

/* For each place, the cards that it may hold (one character a card, `.` for no) and their number. The last place is
 * nobody's. */
typedef struct
{
  const char *name;
  struct
  {
    const char *may_hold;
    int n;
  } places[PLACES];
} Case;

static const Case cases[] = {
  { "nothing-known", { { "xxxxxxxxx", 3 }, { "xxxxxxxxx", 3 }, { "xxxxxxxxx", 3 } } },
  { "hands-of-unequal-size", { { "xxxxxxxxx", 5 }, { "xxxxxxxxx", 1 }, { "xxxxxxxxx", 2 }, { "xxxxxxxxx", 1 } } },
  { "one-void", { { "....xxxxx", 3 }, { "xxxxxxxxx", 3 }, { "xxxxxxxxx", 3 } } },
  { "the-same-void-twice", { { "...xxxxxx", 3 }, { "...xxxxxx", 3 }, { "xxxxxxxxx", 3 } } },
  { "two-voids", { { "...xxxxxx", 3 }, { "xxx...xxx", 3 }, { "xxxxxxxxx", 3 } } },
  { "three-voids", { { "...xxxxxx", 3 }, { "xxx...xxx", 3 }, { "xxxxxx...", 3 } } },
  { "voids-and-a-card-set-aside", { { "...xxxxxx", 3 }, { "xxx.xxxxx", 3 }, { "xxxxxx..x", 2 }, { "xx.xxxxxx", 1 } } },
  { "a-hand-known-but-for-one", { { "xxxx.....", 3 }, { "xxxxxxxxx", 3 }, { "xxxxxxxxx", 3 } } },
  { "a-hand-known", { { "xxx......", 3 }, { "xxxxxxxxx", 3 }, { "xxxxxxx..", 3 } } },
  { "one-way-only", { { "xx.......", 2 }, { "xxxx.....", 2 }, { "xxxxxx...", 2 }, { "xxxxxxxxx", 3 } } },
  { "others-must-make-room", { { "xxxxx....", 4 }, { "xxxx.xxxx", 1 }, { ".....xxxx", 4 } } },
};

static int
place_number (int place)
{
  return place == PLACES - 1 ? TALIA_PLACE_NOBODY : place;
}

static TaliaUnseen
unseen_of (const Case *test)
{
  TaliaUnseen unseen = { .cards = TALIA_BIT (CARDS) - 1 };

  for (int place = 0; place < PLACES && test->places[place].may_hold != NULL; place++)
    {
      unseen.n[place_number (place)] = (uint8_t) test->places[place].n;
      for (int card = 0; card < CARDS; card++)
        if (test->places[place].may_hold[card] == 'x')
          unseen.may_hold[place_number (place)] |= TALIA_BIT (card);
    }
  return unseen;
}

/* Marks each possible deal of the cards from `card` on with 1; returns their number. */
static int
enumerate (const TaliaUnseen *unseen, int card, int code, uint8_t *free, guint *drawn)
{
  int ways = 0;

  if (card == CARDS)
    {
      drawn[code] = 1;
      return 1;
    }
  for (int place = 0; place < PLACES; place++)
    if (free[place_number (place)] > 0 && (unseen->may_hold[place_number (place)] & TALIA_BIT (card)))
      {
        free[place_number (place)]--;
        ways += enumerate (unseen, card + 1, code * PLACES + place, free, drawn);
        free[place_number (place)]++;
      }
  return ways;
}

static int
code_of (const TaliaCards dealt[TALIA_MAX_PLACES])
{
  int code = 0;

  for (int card = 0; card < CARDS; card++)
    for (int place = 0; place < PLACES; place++)
      if (dealt[place_number (place)] & TALIA_BIT (card))
        code = code * PLACES + place;
  return code;
}

/* Returns how far the frequencies of the deals are from being equal, relative to their mean and without what chance
 * explains. */
static double
unevenness (const guint *drawn, int ways)
{
  double expected = (double) DRAWS / ways, chi = 0.0;

  for (int code = 0; code < CODES; code++)
    if (drawn[code] > 0)
      chi += (drawn[code] - 1 - expected) * (drawn[code] - 1 - expected) / expected;
  return sqrt (MAX (chi - (ways - 1) - 3.0 * sqrt (2.0 * ways), 0.0) / DRAWS);
}

static void
test_every_way_about_as_often (gconstpointer data)
{
  const Case *test = data;
  const TaliaUnseen unseen = unseen_of (test);
  g_autofree guint *drawn = g_new0 (guint, CODES);
  TaliaRandom random;
  uint8_t free[TALIA_MAX_PLACES];
  int ways;

  memcpy (free, unseen.n, sizeof free);
  ways = enumerate (&unseen, 0, 0, free, drawn);
  talia_random_init (&random, 1);
  for (int i = 0; i < DRAWS; i++)
    {
      TaliaCards dealt[TALIA_MAX_PLACES];
      int code;

      talia_unseen_deal (&unseen, &random, dealt);
      for (int place = 0; place < TALIA_MAX_PLACES; place++)
        g_assert_cmpint (talia_cards_count (dealt[place]), ==, unseen.n[place]);
      code = code_of (dealt);
      g_assert_cmpuint (drawn[code], >, 0);
      drawn[code]++;
    }
  g_test_message ("%s: %d ways, %.1f per cent off", test->name, ways, 100.0 * unevenness (drawn, ways));
  g_assert_cmpfloat (unevenness (drawn, ways), <, 0.05);
}

/* Conclusions exclude no possible deal, and exclude cards from a hand whose other cards are certain. */
static void
test_conclusions (gconstpointer data)
{
  const Case *test = data;
  g_autofree guint *drawn = g_new0 (guint, CODES);
  TaliaUnseen unseen = unseen_of (test), concluded = unseen;
  uint8_t free[TALIA_MAX_PLACES];
  TaliaCards held[TALIA_MAX_PLACES] = { 0 };
  int ways;

  memcpy (free, unseen.n, sizeof free);
  ways = enumerate (&unseen, 0, 0, free, drawn);
  talia_unseen_conclude (&concluded);
  g_assert_cmpint (enumerate (&concluded, 0, 0, free, drawn), ==, ways);
  for (int code = 0; code < CODES; code++)
    for (int card = CARDS - 1, rest = code; drawn[code] > 0 && card >= 0; card--, rest /= PLACES)
      held[place_number (rest % PLACES)] |= TALIA_BIT (card);
  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    if (talia_cards_count (held[place]) == unseen.n[place])
      g_assert_cmphex (concluded.may_hold[place], ==, held[place]);
}

/* docs/rules/hearts.md, playing 3: a case too rare for random matches. */
static void
test_points_on_the_first_trick_show_the_hand (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  const TaliaCards points = TALIA_SUIT_CARDS (TALIA_HEARTS) | TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES);
  TaliaCards hearts = TALIA_SUIT_CARDS (TALIA_HEARTS), others = TALIA_ALL_CARDS & ~hearts;
  TaliaPack pack = { .n = TALIA_MAX_PACK };
  TaliaOptions options;
  TaliaState state;
  TaliaUnseen unseen;
  TaliaView view;

  /* Seat 0 holds the two of clubs and leads it; seat 1 holds every heart. */
  for (int i = 0; i < pack.n; i++)
    pack.cards[i] = talia_cards_pop (i % 4 == 1 ? &hearts : &others);
  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  state.deals = 3; /* the fourth deal has no passing */
  g_assert_true (talia_game_deal (game, &state, &pack, TALIA_NOBODY, &state, NULL, NULL));
  for (int seat = 0; seat < 2; seat++)
    {
      TaliaMove move = TALIA_PLAY (talia_cards_first (state.hand[seat]));

      g_assert_cmpint (state.to_act, ==, seat);
      g_assert_cmpint (talia_game_apply (game, &state, &move, &state, NULL).rule, ==, TALIA_RULE_NONE);
    }
  talia_game_view (game, &state, 2, &view);
  talia_game_unseen (game, &view, &unseen);
  g_assert_cmphex (unseen.may_hold[1] & ~points, ==, 0);
  g_assert_cmphex (unseen.may_hold[0] & ~points, !=, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/unseen/every-way-about-as-often/%s", cases[i].name);

      g_autofree char *concluded = g_strdup_printf ("/unseen/conclusions/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_every_way_about_as_often);
      g_test_add_data_func (concluded, &cases[i], test_conclusions);
    }
  g_test_add_func ("/unseen/hearts/points-on-the-first-trick-show-the-hand",
                   test_points_on_the_first_trick_show_the_hand);
  return g_test_run ();
}
