/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests tempers: a player with a temper does more of what that temper prefers, and a player without a temper is
 * unaffected. */
#include <string.h>

#include "bots/talia-bot.h"
#include "bots/talia-regulars.h"

/* Two moves with this hand, and the one that a player with the temper prefers. */
static const struct
{
  const char *what;
  TaliaTemper temper;
  const char *better, *worse;
} tastes[] = {
  { "bold bids", { .bids = 0.1 }, "bid:5", "bid:4" },
  { "low bids", { .bids = -0.1 }, "bid:3", "bid:4" },
  { "nil", { .nil = 0.1 }, "bid:0", "bid:3" },
  { "spades kept", { .spades = -0.1 }, "2C", "2S" },
  { "spades played", { .spades = 0.1 }, "2S", "2C" },
  { "spades kept in passing", { .spades = -0.1 }, "pass:2C,7D,AH", "pass:2C,AH,2S" },
  { "spades taken", { .spades = -0.1 }, "take:7D:7S", "take:7D:7H" },
  { "short suits", { .shape = 0.1 }, "7D", "2C" },
  { "high cards", { .high = 0.1 }, "AH", "2C" },
  { "high cards kept", { .high = -0.1 }, "2C", "AH" },
  { "the lead of a master", { .sure = 0.1 }, "AH", "7D" },
  { "the lead of the lowest", { .sure = 0.1 }, "2C", "7D" },
  { "builds", { .builds = 0.1 }, "build:9:2C:7H", "trail:7D" },
};

static TaliaKnowledge
look (TaliaState *seen)
{
  const TaliaCards hand = TALIA_CARD_BIT (TALIA_TWO, TALIA_CLUBS) | TALIA_CARD_BIT (TALIA_THREE, TALIA_CLUBS)
                          | TALIA_CARD_BIT (TALIA_SEVEN, TALIA_DIAMONDS) | TALIA_CARD_BIT (TALIA_ACE, TALIA_HEARTS)
                          | TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES);

  *seen = (TaliaState) { .board = TALIA_BOARD_TRICK };
  return (TaliaKnowledge) { .seen = seen, .hand = hand, .unseen = TALIA_ALL_CARDS & ~hand, .best_seat = TALIA_NOBODY };
}

static void
test_tastes (void)
{
  TaliaState seen;
  const TaliaKnowledge known = look (&seen);

  for (guint i = 0; i < G_N_ELEMENTS (tastes); i++)
    {
      TaliaMove better, worse;

      g_test_message ("%s", tastes[i].what);
      g_assert_true (talia_move_parse (tastes[i].better, &better) && talia_move_parse (tastes[i].worse, &worse));
      g_assert_cmpfloat (talia_temper_taste (&tastes[i].temper, &known, &better), >,
                         talia_temper_taste (&tastes[i].temper, &known, &worse));
    }
}

/* The preference by length of suits has no effect in games without suits to follow. */
static void
test_shape_is_of_tricks (void)
{
  const TaliaTemper shape = { .shape = 0.5 };
  const TaliaMove trail = { .kind = TALIA_MOVE_TRAIL, .card = TALIA_CARD (TALIA_TWO, TALIA_SPADES) };
  TaliaState seen;
  const TaliaKnowledge known = look (&seen);

  g_assert_cmpfloat (talia_temper_taste (&shape, &known, &TALIA_PLAY (trail.card)), >, 0.0);
  seen.board = TALIA_BOARD_FISHING;
  g_assert_cmpfloat (talia_temper_taste (&shape, &known, &trail), ==, 0.0);
}

static void
test_liking_counts_in_shares_of_the_spread (void)
{
  const TaliaTemper none = { .counts = TRUE }, moon = { .moon = 0.5 }, safe = { .safe = 0.5 };
  TaliaState seen;
  const TaliaKnowledge known = look (&seen);
  const TaliaMove move = TALIA_PLAY (TALIA_CARD (TALIA_TWO, TALIA_CLUBS));

  g_assert_cmpfloat (talia_temper_liking (&none, &known, &move, TRUE, 4.0, 8.0), ==, 0.0);
  g_assert_cmpfloat (talia_temper_liking (&moon, &known, &move, TRUE, 4.0, 8.0), ==, 4.0);
  g_assert_cmpfloat (talia_temper_liking (&moon, &known, &move, FALSE, 4.0, 8.0), ==, 0.0);
  g_assert_cmpfloat (talia_temper_liking (&safe, &known, &move, FALSE, 4.0, 8.0), ==, -2.0);
}

/* Rules of thumb give no margin of error: a much worse move is not preferred. */
static void
test_preference_is_among_what_is_alike (void)
{
  const TaliaTemper bold = { .bids = 0.1 };
  TaliaAdvice advice[3] = { { .points = 0.0 }, { .points = -4.0 }, { .points = -100.0 } };
  TaliaState seen;
  const TaliaKnowledge known = look (&seen);

  for (guint i = 0; i < 3; i++)
    advice[i].move = TALIA_BID ((uint8_t) (4 + i));
  talia_temper_prefer (&bold, &known, advice, 3);
  g_assert_cmpint (advice[0].move.value, ==, 5);
  g_assert_cmpint (advice[1].move.value, ==, 4);
  g_assert_cmpint (advice[2].move.value, ==, 6);
}

static gboolean
is_id (const char *id)
{
  return *id != '\0' && strspn (id, "abcdefghijklmnopqrstuvwxyz") == strlen (id) && strlen (id) <= 12;
}

static void
test_regulars (void)
{
  guint n = 0;

  for (const TaliaRegular *regular = talia_regulars_list (); regular->id != NULL; regular++, n++)
    {
      g_assert_true (is_id (regular->id));
      g_assert_true (talia_regulars_find (regular->id) == regular);
      g_assert_false (talia_temper_is_none (&regular->temper));
      g_assert_true (*regular->name != '\0' && g_str_has_suffix (regular->about, "."));
    }
  g_assert_cmpuint (n, >=, 8);
  g_assert_null (talia_regulars_find ("nobody"));
}

/* A regular plays at the chosen level, which itself does not change. */
static void
test_level_of_a_regular (void)
{
  for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
    {
      const TaliaLevel plain = talia_regulars_level (NULL, level),
                       other = talia_regulars_level (talia_regulars_list (), level);

      g_assert_true (talia_temper_is_none (&level->skill.temper));
      g_assert_true (talia_temper_is_none (&plain.skill.temper));
      g_assert_false (talia_temper_is_none (&other.skill.temper));
      g_assert_true (other.id == level->id && other.advise == level->advise);
      g_assert_cmpuint (other.budget.worlds, ==, level->budget.worlds);
      g_assert_cmpfloat (other.skill.slips, ==, level->skill.slips);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/temper/tastes", test_tastes);
  g_test_add_func ("/temper/shape-is-of-tricks", test_shape_is_of_tricks);
  g_test_add_func ("/temper/liking-counts-in-shares-of-the-spread", test_liking_counts_in_shares_of_the_spread);
  g_test_add_func ("/temper/preference-is-among-what-is-alike", test_preference_is_among_what_is_alike);
  g_test_add_func ("/temper/regulars", test_regulars);
  g_test_add_func ("/temper/level-of-a-regular", test_level_of_a_regular);
  return g_test_run ();
}
