/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the text of moves, sets of moves, and the sentences of refusals. */
#include "engine/talia-game.h"
#include "engine/talia-moves.h"
#include "engine/talia-refusal.h"

static const struct
{
  const char *text;
  gboolean good;
} moves[] = {
  { "QS", TRUE },
  { "-", TRUE },
  { "pass:2C,QS,AS", TRUE },
  { "pass:2C", TRUE }, /* a valid move, though no game allows it */
  { "bid:0", TRUE },
  { "bid:13", TRUE },
  { "bid:blind", TRUE },
  { "look", TRUE },
  { "moon:add", TRUE },
  { "moon:subtract", TRUE },
  { "trail:5H", TRUE },
  { "take:9H:9D,4H,5S", TRUE },
  { "take:9H:4H,9D", FALSE }, /* not sorted */
  { "build:9:4H:5S", TRUE },
  { "build:14:4H:TS", TRUE },
  { "", FALSE },
  { "qs", FALSE },
  { "QS ", FALSE },
  { "pass:", FALSE },
  { "pass:-", FALSE },
  { "pass:QS,2C,AS", FALSE },
  { "bid:", FALSE },
  { "bid:-1", FALSE },
  { "bid:01", FALSE },
  { "bid:100", FALSE },
  { "moon:", FALSE },
  { "moon:half", FALSE },
  { "trail:", FALSE },
  { "trail:5H,6H", FALSE },
  { "take:9H", FALSE },
  { "take:9H:", FALSE },
  { "take:9H:-", FALSE },
  { "build:9:4H", FALSE },
  { "build::4H:5S", FALSE },
  { "build:9:4H:-", FALSE },
};

static void
test_text (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      TaliaMove move;
      gboolean good = talia_move_parse (moves[i].text, &move);

      g_test_message ("'%s'", moves[i].text);
      g_assert_cmpint (good, ==, moves[i].good);
      if (good)
        {
          g_autofree char *again = talia_move_to_text (&move);

          g_assert_cmpstr (again, ==, moves[i].text);
        }
    }
}

/* Fields that the kind of move does not use must be empty. */
static void
test_clean (void)
{
  TaliaMove skip = TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP), play = TALIA_PLAY (0), unknown = TALIA_PLAIN_MOVE (200);

  g_assert_true (talia_move_is_clean (&skip));
  g_assert_true (talia_move_is_clean (&play));
  g_assert_false (talia_move_is_clean (&unknown));
  skip.value = 1;
  g_assert_false (talia_move_is_clean (&skip));
  skip = TALIA_PLAY (0);
  skip.kind = TALIA_MOVE_SKIP;
  g_assert_false (talia_move_is_clean (&skip));
  play.cards = 1;
  g_assert_false (talia_move_is_clean (&play));
}

static void
assert_next (const TaliaMoves *sets, int *i, TaliaMove expected)
{
  TaliaMove move;

  talia_moves_get (sets, (*i)++, &move);
  g_assert_true (talia_move_equal (&move, &expected));
}

/* Each number gives the move at its place in a list made by loops. */
static void
test_sets (void)
{
  const TaliaCards all[] = { 0x7, TALIA_SUIT_CARDS (TALIA_CLUBS), TALIA_RANK_CARDS (TALIA_ACE),
                             TALIA_SUIT_CARDS (TALIA_SPADES) | TALIA_RANK_CARDS (TALIA_EIGHT) };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      const TaliaMoves sets = { .play = all[i], .pass = all[i], .bids = 3, .plain = 1u << TALIA_MOVE_SKIP };
      int n = 0;

      for (TaliaCards rest = all[i]; rest != 0;)
        assert_next (&sets, &n, TALIA_PLAY (talia_cards_pop (&rest)));
      for (TaliaCards first = all[i]; first != 0; first &= first - 1)
        for (TaliaCards second = first & (first - 1); second != 0; second &= second - 1)
          for (TaliaCards third = second & (second - 1); third != 0; third &= third - 1)
            assert_next (&sets, &n, TALIA_PASS ((first & -first) | (second & -second) | (third & -third)));
      for (uint8_t bid = 0; bid < 3; bid++)
        assert_next (&sets, &n, TALIA_BID (bid));
      assert_next (&sets, &n, TALIA_PLAIN_MOVE (TALIA_MOVE_SKIP));
      g_assert_cmpint (talia_moves_count (&sets), ==, n);
    }
}

static void
test_refusals (void)
{
  for (int rule = TALIA_RULE_NONE + 1; rule < TALIA_RULES_COUNT; rule++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_cmpint (talia_rule_from_id (talia_rule_id ((TaliaRuleId) rule)), ==, rule);
      for (int suit = 0; suit < TALIA_SUITS; suit++)
        g_assert_true (g_str_has_suffix (talia_refusal_text (TALIA_REFUSED_SUIT (rule, suit)), "."));
      talia_refusal_set_error (&error, TALIA_REFUSED (rule));
      g_assert_error (error, TALIA_RULE_ERROR, rule);
    }
  g_assert_cmpint (talia_rule_from_id ("nonsense"), ==, TALIA_RULE_NONE);
}

static const struct
{
  const char *game, *move;
  TaliaPhase phase;
  const char *said;
} moments[] = {
  { "hearts", "2C", TALIA_PHASE_PASS, "Pass three cards first; then play begins." },
  { "hearts", "2C", TALIA_PHASE_MOON, "First choose whether to add or subtract." },
  { "hearts", "bid:3", TALIA_PHASE_PLAY, "You cannot do that now." },
  { "spades", "2C", TALIA_PHASE_BID, "Bid first; play begins when everybody has bid." },
  { "spades", "bid:3", TALIA_PHASE_PLAY, "You cannot do that now." },
};

/* A move that belongs to another phase is refused with what has to be done first. */
static void
test_wrong_moves_say_what_comes_first (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      const TaliaState state = { .phase = (uint8_t) moments[i].phase, .seats = 4, .sides = 4 };
      TaliaRefusal refusal;
      TaliaMove move;

      g_assert_true (talia_move_parse (moments[i].move, &move));
      refusal = talia_game_check (talia_registry_find (moments[i].game), &state, &move);
      g_assert_cmpstr (talia_rule_id ((TaliaRuleId) refusal.rule), ==, "wrong-move");
      g_assert_cmpstr (talia_refusal_text (refusal), ==, moments[i].said);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/text", test_text);
  g_test_add_func ("/moves/unused-fields-are-empty", test_clean);
  g_test_add_func ("/moves/a-set-counts-and-numbers-what-it-holds", test_sets);
  g_test_add_func ("/refusals/wrong-moves-say-what-comes-first", test_wrong_moves_say_what_comes_first);
  g_test_add_func ("/refusals/every-rule-has-an-id-and-a-sentence", test_refusals);
  return g_test_run ();
}
