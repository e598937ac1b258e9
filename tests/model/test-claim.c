/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests claims: when a deal may end early, that playing on would change nothing, and that one undo takes a claim
 * back. */
#include "model/match/talia-claim.h"
#include "model/match/talia-match.h"
#include "model/record/talia-record.h"
#include "playing.h"

#define OWN 0

/* --- claims judged by the seat's hand and the cards still out --------------------------------- */

typedef struct
{
  const char *what;
  const char *game;
  const char *hand;   /* of the seat that claims */
  const char *others; /* unseen cards, which the other seats may hold; all others are taken */
  TaliaClaim expected;
  const char *leads; /* the order in which the tricks are taken */
  gboolean unbroken; /* the suit that may not be led is still banned */
  gboolean waiting;  /* it is another seat's turn */
} Position;

static const Position positions[] = {
  { "nobody has any of the suits", "spades", "2C,2D", "3H,4H", TALIA_CLAIM_REST, "2D 2C" },
  { "top trumps draw the last one", "spades", "2C,AS", "QH,3S", TALIA_CLAIM_REST, "AS 2C" },
  { "trumps may not be drawn yet", "spades", "2C,AS", "QH,3S", TALIA_CLAIM_NONE, .unbroken = TRUE },
  { "nothing but trumps may be led", "spades", "KS,AS", "QH,3S", TALIA_CLAIM_REST, "AS KS", .unbroken = TRUE },
  { "a trump is out", "spades", "KC,AC", "3C,2S", TALIA_CLAIM_NONE },
  { "a trump more than can be drawn", "spades", "AC,AS", "2S,3S", TALIA_CLAIM_NONE },
  { "the ace draws the king", "spades", "2C,AC", "KC,QH", TALIA_CLAIM_REST, "AC 2C" },
  { "the ace may not draw the king", "spades", "QC,AC", "2C,KC", TALIA_CLAIM_NONE },
  { "as many winners as cards are out", "spades", "2C,KC,AC", "JC,QC,4H", TALIA_CLAIM_REST, "AC KC 2C" },
  { "more are out than winners", "spades", "2C,KC,AC", "TC,JC,QC", TALIA_CLAIM_NONE },
  { "another seat leads", "spades", "2C,2D", "3H,4H", TALIA_CLAIM_NONE, .waiting = TRUE },
  { "a single card is left", "spades", "2C", "3H", TALIA_CLAIM_NONE },
  { "no card can lose", "hearts", "QC,AC", "JC,QH", TALIA_CLAIM_REST, "AC QC" },
  { "a card could still lose", "hearts", "2C,AC", "KC,QH", TALIA_CLAIM_NONE },
  { "no point is left", "hearts", "2C,AC", "3C,KC", TALIA_CLAIM_END },
  { "no point is left, whoever leads", "hearts", "2C,AC", "3C,KC", TALIA_CLAIM_END, .waiting = TRUE },
  { "a point is left in the hand of the seat", "hearts", "2C,2H", "AC,KD", TALIA_CLAIM_NONE },
  { "the queen of spades is left", "hearts", "2C,3C", "AC,QS", TALIA_CLAIM_NONE },
  { "a jack that counts nothing is left", "hearts", "2C,3C", "AC,JD", TALIA_CLAIM_END },
};

static TaliaCards
parse (const char *text)
{
  TaliaCards cards;

  g_assert_true (talia_cards_parse (text, -1, &cards));
  return cards;
}

/* Creates a state in which the seat that claims holds `hand`, and the next seat all of `others`. */
static TaliaState
make_state (const TaliaGame *game, const Position *position)
{
  TaliaState state;
  TaliaOptions options;
  TaliaPack pack;
  int dealer;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  talia_game_shuffle (game, &state, 1, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));

  memset (state.hand, 0, sizeof state.hand);
  state.hand[OWN] = parse (position->hand);
  state.hand[OWN + 1] = parse (position->others);
  state.taken[OWN + 1] = TALIA_ALL_CARDS & ~(state.hand[OWN] | state.hand[OWN + 1]);
  state.phase = TALIA_PHASE_PLAY;
  state.to_act = state.trick.leader = OWN + (position->waiting ? 1 : 0);
  state.trick.broken = !position->unbroken;
  state.trick.tricks = (uint8_t) (13 - talia_cards_count (state.hand[OWN]));
  return state;
}

static void
test_judged_from_the_view (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      const TaliaGame *game = talia_registry_find (positions[i].game);
      TaliaState state = make_state (game, &positions[i]);
      TaliaCard leads[TALIA_MAX_TRICKS];
      TaliaView view;

      g_test_message ("%s", positions[i].what);
      talia_game_view (game, &state, OWN, &view);
      g_assert_cmpint (talia_claim_judge (game, &view, leads), ==, positions[i].expected);
      if (positions[i].leads != NULL)
        {
          g_autoptr (GString) text = g_string_new (NULL);

          for (int card = 0; card < talia_cards_count (state.hand[OWN]); card++)
            {
              g_string_append (text, card > 0 ? " " : "");
              talia_cards_append (text, TALIA_BIT (leads[card]));
            }
          g_assert_cmpstr (text->str, ==, positions[i].leads);
        }
    }
}

/* --- playing on after a claim ---------------------------------------------------------------- */

/* Games to play at random, and claims that each must offer at least once in this number of deals. */
static const struct
{
  const char *game, *settings;
  int deals;
  gboolean rest, end;
} games[] = {
  { "hearts", "target=200", 300, TRUE, TRUE },
  { "hearts", "target=200 jack-diamonds=bonus", 300, TRUE, TRUE },
  { "spades", "", 300, TRUE, FALSE },
  { "kierki", "lottery-deals=0", 300, TRUE, TRUE },
  { "kierki", "lottery-deals=0 players=3 last-tricks=seventh-last", 300, TRUE, TRUE },
  { "kierki", "lottery-deals=0 players=6 aside-6=last-trick", 300, TRUE, TRUE },
  { "kierki", "lottery-deals=0 players=6", 300, TRUE, TRUE },
  { "punktowe", "", 300, TRUE, TRUE },
  { "czarna-dama", "", 300, TRUE, TRUE },
  { "greckie", "windows-rules=true", 300, TRUE, TRUE },
  { "loteryjka", "", 50, FALSE, FALSE },
};

static void
set_options (const TaliaGame *game, const char *settings, TaliaOptions *options)
{
  g_auto (GStrv) words = g_strsplit (settings, " ", 0);
  g_autoptr (GError) error = NULL;

  talia_game_init_options (game, options);
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      talia_options_set (game->options, options, words[i], &error);
      g_assert_no_error (error);
    }
}

static void
play_at_random (const TaliaGame *game, TaliaState *state, TaliaRandom *random)
{
  g_auto (TaliaMoves) legal = { 0 };
  TaliaMove any;

  g_assert_cmpint (talia_game_moves (game, state, &legal), >, 0);
  talia_moves_get (&legal, (int) talia_random_below (random, (uint64_t) legal.n), &any);
  g_assert_cmpint (talia_game_apply (game, state, &any, state, NULL).rule, ==, TALIA_RULE_NONE);
}

static void
assert_same_scores (const TaliaGame *game, const TaliaState *a, const TaliaState *b)
{
  for (int side = 0; side < a->sides; side++)
    g_assert_cmpint (talia_game_score (game, a, side, NULL, NULL), ==, talia_game_score (game, b, side, NULL, NULL));
}

/* Returns the state after the claim was played as the model does it. */
static TaliaState
play_out (const TaliaGame *game, const TaliaState *state, int seat)
{
  TaliaMove moves[TALIA_MAX_PACK];
  TaliaState end = *state;
  guint n = talia_claim_play_out (game, state, seat, moves);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (talia_game_apply (game, &end, &moves[i], &end, NULL).rule, ==, TALIA_RULE_NONE);
  g_assert_cmpint (end.phase, !=, TALIA_PHASE_PLAY);
  return end;
}

/* Plays the deal differently: the others at random, and the claimer too unless the order of leads is part of the
 * claim. */
static void
check_claim (const TaliaGame *game, const TaliaState *state, int seat, TaliaClaim claim, const TaliaCard *leads,
             TaliaRandom *random)
{
  TaliaState end = play_out (game, state, seat), other = *state;
  gboolean any_order = claim == TALIA_CLAIM_END || game->lowest_wins;

  while (other.phase == TALIA_PHASE_PLAY)
    {
      TaliaMove lead = TALIA_PLAY (*leads);

      if (other.to_act != seat || any_order)
        {
          play_at_random (game, &other, random);
          continue;
        }
      g_assert_cmpint (talia_game_apply (game, &other, &lead, &other, NULL).rule, ==, TALIA_RULE_NONE);
      leads++;
    }
  assert_same_scores (game, &end, &other);
  if (claim == TALIA_CLAIM_REST)
    for (int trick = state->trick.tricks; trick < other.trick.tricks; trick++)
      g_assert_cmpint (other.trick.winner[trick], ==, seat);
}

static void
deal (const TaliaGame *game, TaliaState *state, TaliaRandom *random)
{
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, state, talia_random_next (random), &pack, &dealer);
  g_assert_true (talia_game_deal (game, state, &pack, dealer, state, NULL, NULL));
}

static void
test_playing_on_changes_nothing (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  const TaliaGame *game = talia_registry_find (games[row].game);
  int claims[] = { [TALIA_CLAIM_REST] = 0, [TALIA_CLAIM_END] = 0 };
  TaliaOptions options;
  TaliaRandom random;
  TaliaState state;

  talia_random_init (&random, row);
  set_options (game, games[row].settings, &options);
  state.phase = TALIA_PHASE_OVER;
  for (int deals = 0; deals < games[row].deals;)
    {
      if (state.phase == TALIA_PHASE_OVER)
        g_assert_true (talia_game_start (game, &options, &state, NULL));
      if (state.phase == TALIA_PHASE_DEAL)
        {
          deal (game, &state, &random);
          deals++;
        }
      for (int seat = 0; seat < state.seats; seat++)
        {
          TaliaCard leads[TALIA_MAX_TRICKS];
          TaliaClaim claim;
          TaliaView view;

          talia_game_view (game, &state, seat, &view);
          claim = talia_claim_judge (game, &view, leads);
          if (claim == TALIA_CLAIM_NONE)
            continue;
          claims[claim]++;
          check_claim (game, &state, seat, claim, leads, &random);
        }
      play_at_random (game, &state, &random);
    }
  g_test_message ("%d times the rest, %d times the end", claims[TALIA_CLAIM_REST], claims[TALIA_CLAIM_END]);
  g_assert_true ((claims[TALIA_CLAIM_REST] > 0) == games[row].rest);
  g_assert_true ((claims[TALIA_CLAIM_END] > 0) == games[row].end);
}

/* --- at the table -------------------------------------------------------------------------------- */

/* Returns a match in which it is the person's turn and the deal may be ended by a claim. */
static TaliaMatch *
match_to_claim (void)
{
  g_autoptr (TaliaTable) table = playing_table_to_claim (TALIA_CLAIM_NONE);
  TaliaMatch *match = talia_match_new (table, TALIA_LEVEL_EASY);

  talia_match_hold (match);
  return match;
}

static void
count_cb (TaliaTable *table, const TaliaEvents *events, guint *counted)
{
  for (guint i = 0; i < events->n; i++)
    if (events->at[i].kind == TALIA_EVENT_CLAIMED)
      counted[0]++;
    else
      counted[1]++;
}

static void
test_a_claim_is_one_step_to_undo (void)
{
  g_autoptr (TaliaMatch) match = match_to_claim ();
  TaliaTable *table = talia_match_get_table (match);
  TaliaState before = *talia_table_get_state (table), after;
  guint n = talia_table_get_n_steps (table), events[2] = { 0 };

  g_signal_connect (table, "happened", G_CALLBACK (count_cb), events);
  g_assert_true (talia_match_claim (match));
  after = *talia_table_get_state (table);
  g_assert_cmpint (after.phase, ==, TALIA_PHASE_DEAL);
  g_assert_cmpint (after.trick.tricks, ==, 13);
  g_assert_cmpuint (talia_table_get_n_steps (table), >, n + 1);
  g_assert_cmpuint (events[0], ==, 1);
  g_assert_cmpuint (events[1], ==, 1); /* undo of the end of the deal */
  g_assert_cmpint (talia_match_get_claim (match), ==, TALIA_CLAIM_NONE);
  g_assert_false (talia_match_claim (match));

  g_assert_true (talia_match_undo (match));
  g_assert_true (talia_state_equal (talia_table_get_state (table), &before));
  g_assert_true (talia_match_redo (match));
  g_assert_true (talia_state_equal (talia_table_get_state (table), &after));
}

/* A claim that is undone and then played by hand is undone card by card. */
static void
test_cards_played_by_hand_are_steps (void)
{
  g_autoptr (TaliaMatch) match = match_to_claim ();
  TaliaTable *table = talia_match_get_table (match);
  g_autoptr (GError) error = NULL;
  TaliaState mine;
  guint own = 0;

  g_assert_true (talia_match_claim (match));
  g_assert_true (talia_match_undo (match));
  while (talia_table_get_n_redo (table) > 0)
    {
      TaliaMove move = talia_table_get_redo_step (table, 0)->move;

      if (talia_match_get_own_turn (match) && own++ == 1)
        mine = *talia_table_get_state (table);
      talia_table_play (table, &move, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpuint (own, >=, 2);
  for (guint i = 1; i < own; i++)
    g_assert_true (talia_match_undo (match));
  g_assert_true (talia_state_equal (talia_table_get_state (table), &mine));
}

static void
test_the_record_is_a_list_of_moves (void)
{
  g_autoptr (TaliaMatch) match = match_to_claim ();
  TaliaTable *table = talia_match_get_table (match);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *before = talia_record_write (table), *after = NULL, *again = NULL;
  g_autoptr (TaliaTable) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_signal_connect_swapped (table, "recorded", G_CALLBACK (g_string_append), lines);
  g_assert_true (talia_match_claim (match));
  after = talia_record_write (table);
  loaded = talia_record_parse (after, -1, &error);
  g_assert_no_error (error);
  again = talia_record_write (loaded);
  g_assert_cmpstr (again, ==, after);
  g_assert_true (g_str_has_prefix (after, before));
  g_string_append_c (lines, '\n');
  g_assert_cmpstr (after + strlen (before), ==, lines->str);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/claim/judged-from-the-view", test_judged_from_the_view);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_strdup_printf ("/claim/playing-on-changes-nothing/%s/%u", games[i].game, i);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_playing_on_changes_nothing);
    }
  g_test_add_func ("/claim/one-step-to-undo", test_a_claim_is_one_step_to_undo);
  g_test_add_func ("/claim/cards-played-by-hand-are-steps", test_cards_played_by_hand_are_steps);
  g_test_add_func ("/claim/the-record-is-a-list-of-moves", test_the_record_is_a_list_of_moves);

  return g_test_run ();
}
