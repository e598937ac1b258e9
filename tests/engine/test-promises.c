/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that what summaries, presets and refusals say is true in the engine. Each such promise is a row of a table,
 * with its words and the condition that they state. */
#include <string.h>

#include "book/talia-book-page.h"
#include "casino-tables.h"
#include "engine/games/games.h"
#include "engine/games/spades.h"

/* --- presets --------------------------------------------------------------------------------- */

/* Each preset in the words of its description, with every option that they mention. */
static const struct
{
  const char *game, *preset, *label, *about, *so;
} presets[] = {
  { "hearts", "kurnik", "The usual rules", "As on Kurnik: after shooting the moon, you choose",
    "moon=ask jack-diamonds=off target=100 forced-lead-breaks=false" },
  { "hearts", "omnibus", "With the jack of diamonds", "Omnibus Hearts: the jack takes 10 points off",
    "jack-diamonds=bonus" },
  { "hearts", "windows", "The moon costs the others", "Much as in Windows Hearts", "moon=add jack-diamonds=off" },
  { "kierki", "wikibooks", "The usual rules", "As on Wikibooks: six deals and one Loteryjka",
    "robber=false lottery-deals=1" },
  { "kierki", "robber", "With the Robber", "Seven deals and four of Loteryjka", "robber=true lottery-deals=4" },
  { "kierki", "two-last", "Last two tricks", "75 points each in No Last Trick", "last-tricks=two players=4" },
  { "kierki", "three", "Balanced for three players", "The prizes exactly balance the penalties",
    "players=3 lottery-prizes=balanced robber=false lottery-deals=1" },
  { "kierki", "short", "Without Loteryjka", "Six deals, each over once its penalties are taken",
    "lottery-deals=0 robber=false end-early=true" },
  { "loteryjka", "wikibooks", "The usual rules", "As on Wikibooks: four deals for 200 and 125 points",
    "lottery-deals=4 lottery-prizes=classic" },
  { "loteryjka", "one", "A single deal", "For 800 and 500 points", "lottery-deals=1 lottery-prizes=classic" },
  { "loteryjka", "may-pass", "You may hold cards back", "Pass even if you can play", "lottery-may-pass=true" },
  { "punktowe", "alone", "A game of its own", "Everybody deals once", "scope=standalone end-mode=deals end-deals=0" },
  { "punktowe", "party", "Part of a Kierki match", "As Wikibooks has it, to the letter", "scope=party" },
  { "punktowe", "points", "To 300 points", "However many deals it takes", "end-mode=points end-points=300" },
  { "czarna-dama", "alone", "A game of its own", "Everybody deals once",
    "scope=standalone end-mode=deals end-deals=0" },
  { "czarna-dama", "party", "Part of a Kierki match", "As Wikibooks has it, to the letter", "scope=party" },
  { "czarna-dama", "points", "To 100 points", "However many deals it takes", "end-mode=points end-points=100" },
  { "czarna-dama", "strict", "Strict, 20 points a heart", "The queen must also go under the king or the ace",
    "heart-value=20 qs-force=strict" },
  { "greckie", "english", "Always pass left", "As English books have it", "greek-pass=every-left" },
  { "greckie", "wikibooks", "No passing in the first deal", "As Wikibooks has it, to the letter",
    "greek-pass=from-second-left" },
  { "greckie", "windows", "Like American Hearts", "Much as in Windows; to 300 points",
    "windows-rules=true end-mode=points end-points=300" },
  { "spades", "kurnik", "Failed nil: bags only", "As on Kurnik: the dealer bids and leads first",
    "nil-tricks=bags-only eldest=dealer" },
  { "spades", "world", "Failed nil: bags with points",
    "As in most of the world: the player on the dealer’s left begins", "nil-tricks=overtricks eldest=left" },
  { "spades", "short", "Short match", "To 250 points", "target=250" },
  { "casino", "standard", "The usual rules", "To 21 points, without sweeps", "target=21 sweeps=false" },
  { "casino", "sweeps", "With sweeps", "A point for clearing the table", "sweeps=true" },
  { "casino", "short", "Short match", "To 11 points", "target=11" },
  { "casino", "pairs", "Two pairs", "Four players; partners count their cards together", "players=4 partners=true" },
  { "royal", "standard", "The usual rules", "To 21 points, with sweeps", "target=21 sweeps=true" },
  { "royal", "1907", "Aces on the table count 1", "As in a rule book of 1907", "royal-table-ace=one" },
  { "royal", "short", "Short match", "To 11 points", "target=11" },
  { "royal", "pairs", "Two pairs", "Four players; partners count their cards together", "players=4 partners=true" },
};

static const TaliaPreset *
find_preset (const TaliaGame *game, const char *id)
{
  const TaliaPreset *preset = game->presets;

  while (preset->id != NULL && !g_str_equal (preset->id, id))
    preset++;
  g_assert_nonnull (preset->id);
  return preset;
}

static void
test_presets_are_what_they_say (void)
{
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      const TaliaGame *game = talia_registry_find (presets[i].game);
      const TaliaPreset *preset = find_preset (game, presets[i].preset);
      TaliaOptions options;

      g_test_message ("%s, %s", presets[i].game, presets[i].preset);
      g_assert_cmpstr (preset->label, ==, presets[i].label);
      g_assert_cmpstr (preset->about, ==, presets[i].about);
      talia_options_apply_preset (game->options, &options, preset);
      g_assert_cmpint (talia_game_condition_holds (presets[i].so, game->options, &options), ==, TRUE);
    }
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    for (const TaliaPreset *preset = (*game)->presets; preset->id != NULL; preset++)
      n++;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (presets));
}

/* --- passing --------------------------------------------------------------------------------- */

static TaliaState
deal_number (const char *id, const char *preset, guint number)
{
  const TaliaGame *game = talia_registry_find (id);
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_options_apply_preset (game->options, &options, find_preset (game, preset));
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  state.deals = number - 1;
  talia_game_shuffle (game, &state, number, &pack, &dealer);
  g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
  return state;
}

/* "Always pass left", "No passing in the first deal". */
static void
test_presets_pass_as_they_say (void)
{
  for (guint deal = 1; deal <= 4; deal++)
    {
      TaliaState always = deal_number ("greckie", "english", deal);
      TaliaState later = deal_number ("greckie", "wikibooks", deal);

      g_assert_cmpint (always.phase, ==, TALIA_PHASE_PASS);
      g_assert_cmpint (always.trick.pass_shift, ==, 1);
      g_assert_cmpint (later.phase == TALIA_PHASE_PASS, ==, deal > 1);
    }
}

/* --- summaries ------------------------------------------------------------------------------- */

static int
cost (const char *id, guint deal, int rank, int suit)
{
  const TaliaGame *game = talia_registry_find (id);
  TaliaOptions options;
  TaliaState state;
  TaliaDealPlan plan;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  talia_game_plan (game, &state, deal, &plan);
  return talia_deal_plan_cost (&plan, TALIA_CARD (rank, suit));
}

/* "From 1 for the ace to 13 for the king", "the high hearts and the queen of spades". */
static gboolean
hearts_have_prices (void)
{
  for (int rank = TALIA_TWO; rank <= TALIA_KING; rank++)
    if (cost ("punktowe", 1, rank, TALIA_HEARTS) != rank + 2 || cost ("greckie", 1, rank, TALIA_HEARTS) != rank + 2)
      return FALSE;
  return cost ("punktowe", 1, TALIA_ACE, TALIA_HEARTS) == 1 && cost ("punktowe", 1, TALIA_QUEEN, TALIA_SPADES) == 0
         && cost ("greckie", 1, TALIA_QUEEN, TALIA_SPADES) == 13;
}

static gboolean
greek_cards_are_passed (void)
{
  return deal_number ("greckie", "english", 1).phase == TALIA_PHASE_PASS && hearts_have_prices ();
}

/* "The queen of spades, which cannot be held back". */
static gboolean
queen_must_go (void)
{
  const TaliaGame *game = talia_registry_find ("czarna-dama");
  TaliaState state = deal_number ("czarna-dama", "alone", 1);
  TaliaMove lead = TALIA_PLAY (TALIA_CARD (TALIA_TEN, TALIA_CLUBS));
  TaliaMove other = TALIA_PLAY (TALIA_CARD (TALIA_ACE, TALIA_HEARTS));
  TaliaMove queen = TALIA_PLAY (TALIA_CARD (TALIA_QUEEN, TALIA_SPADES));
  int leader = state.to_act, next = (leader + 1) % state.seats;

  memset (state.hand, 0, sizeof state.hand);
  state.hand[leader] = TALIA_BIT (lead.card);
  state.hand[next] = TALIA_BIT (other.card) | TALIA_BIT (queen.card);
  g_assert_cmpint (talia_game_apply (game, &state, &lead, &state, NULL).rule, ==, TALIA_RULE_NONE);
  return talia_game_check (game, &state, &other).rule == TALIA_RULE_FORCED_CARD
         && talia_game_check (game, &state, &queen).rule == TALIA_RULE_NONE
         && cost ("czarna-dama", 1, TALIA_TWO, TALIA_HEARTS) == 1;
}

/* "Six deals, each with something different to avoid, then a race for prizes". */
static gboolean
six_deals_and_a_race (void)
{
  const TaliaGame *game = talia_registry_find ("kierki");
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (game, &options);
  g_assert_true (talia_game_start (game, &options, &state, NULL));
  for (guint deal = 1; deal <= 7; deal++)
    {
      TaliaDealPlan plan;

      if (talia_game_plan (game, &state, deal, &plan) != 7)
        return FALSE;
      g_hash_table_add (titles, (gpointer) plan.title);
    }
  return g_hash_table_size (titles) == 7 && g_hash_table_contains (titles, "Loteryjka");
}

static gboolean
casino_takes (const TaliaGame *game, const char *hand, const char *loose, const char *move, TaliaRuleId rule)
{
  TaliaState state = casino_table (game, "", hand, loose, "");
  TaliaMove made = casino_move (move);

  return talia_game_check (game, &state, &made).rule == rule;
}

/* "Take cards from the table that match yours or add up to it", and in Royal Casino jacks, queens and kings as well. */
static gboolean
cards_are_taken_by_value (void)
{
  return casino_takes (&talia_game_casino, "9H", "9D,4H,5S,2S", "take:9H:9D", TALIA_RULE_NONE)
         && casino_takes (&talia_game_casino, "9H", "9D,4H,5S,2S", "take:9H:4H,5S", TALIA_RULE_NONE)
         && casino_takes (&talia_game_casino, "9H", "9D,4H,5S,2S", "take:9H:4H,2S", TALIA_RULE_CAPTURE_SUM)
         && !casino_takes (&talia_game_casino, "KH", "9D,4H", "take:KH:9D,4H", TALIA_RULE_NONE)
         && casino_takes (&talia_game_royal, "KH", "9D,4H", "take:KH:9D,4H", TALIA_RULE_NONE);
}

/* Plays the last trick of a deal in which the first pair bids 4 and 3 and takes this number of tricks. */
static int
score_spades (int own, int partner, int *bags)
{
  TaliaState state = deal_number ("spades", "kurnik", 1);

  for (int i = 0; i < 4; i++)
    talia_game_apply (&talia_game_spades, &state, &TALIA_BID (3), &state, NULL);
  state.trick.bid[0] = 4;
  state.trick.won[0] = (uint8_t) own;
  state.trick.won[2] = (uint8_t) partner;
  state.trick.won[1] = (uint8_t) (12 - own - partner);
  for (int seat = 0; seat < 4; seat++)
    state.hand[seat] = TALIA_CARD_BIT (TALIA_THREE + (seat == 1 ? 9 : seat), TALIA_CLUBS);
  state.trick.tricks = 12;
  state.trick.n_played = 48;
  state.trick.leader = 1;
  state.to_act = 1;
  for (int i = 0; i < 4; i++)
    talia_game_apply (&talia_game_spades, &state, &TALIA_PLAY (talia_cards_first (state.hand[state.to_act])), &state,
                      NULL);
  *bags = talia_spades_memory (&state)->bags[0];
  return state.total[0];
}

/* "Bid your tricks, then take at least that many, with few bags": more is allowed, and the bids of partners are
 * added. */
static gboolean
bids_are_kept_together (void)
{
  int bags;

  return score_spades (4, 3, &bags) == 70 && bags == 0 && score_spades (7, 2, &bags) == 72 && bags == 2
         && score_spades (0, 7, &bags) == 70 && score_spades (4, 2, &bags) == -70;
}

/* "Avoid ..., or take them all". */
static gboolean
all_may_be_taken (void)
{
  TaliaState state = deal_number ("hearts", "kurnik", 4);
  const TaliaCards all = TALIA_SUIT_CARDS (TALIA_HEARTS) | TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES);

  state.taken[0] = all;
  if (talia_game_score (&talia_game_hearts, &state, 0, NULL, NULL) > 0)
    return FALSE;
  state.taken[0] = all & ~TALIA_CARD_BIT (TALIA_TWO, TALIA_HEARTS);
  return talia_game_score (&talia_game_hearts, &state, 0, NULL, NULL) == 25;
}

/* "Build rows out from the eights". */
static gboolean
rows_begin_with_eights (void)
{
  const TaliaGame *game = talia_registry_find ("loteryjka");
  TaliaState state = deal_number ("loteryjka", "wikibooks", 1);
  g_auto (TaliaMoves) moves = { 0 };
  int n = talia_game_moves (game, &state, &moves);

  for (int i = 0; i < n; i++)
    {
      TaliaMove move;

      talia_moves_get (&moves, i, &move);
      if (move.kind == TALIA_MOVE_PLAY && talia_card_rank (move.card) != TALIA_EIGHT)
        return FALSE;
    }
  return n > 0;
}

static const struct
{
  const char *game, *summary;
  gboolean (*holds) (void);
} summaries[] = {
  { "hearts", "Avoid the hearts and the queen of spades, or take them all", all_may_be_taken },
  { "spades", "Bid your tricks, then take at least that many, with few bags", bids_are_kept_together },
  { "kierki", "Six deals, each with something different to avoid, then a race for prizes", six_deals_and_a_race },
  { "loteryjka", "Build rows out from the eights and be the first out of cards", rows_begin_with_eights },
  { "punktowe", "Every heart costs points: from 1 for the ace to 13 for the king", hearts_have_prices },
  { "czarna-dama", "Avoid the hearts and the queen of spades; the queen cannot be held back", queen_must_go },
  { "greckie", "Pass three cards, then avoid the high hearts and the queen of spades", greek_cards_are_passed },
  { "casino", "Take cards from the table that match yours or add up to it", cards_are_taken_by_value },
  { "royal", "Casino in which jacks, queens and kings have values too", cards_are_taken_by_value },
};

static void
test_summaries_hold (void)
{
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (summaries); i++)
    {
      g_test_message ("%s", summaries[i].summary);
      g_assert_cmpstr (talia_registry_find (summaries[i].game)->summary, ==, summaries[i].summary);
      g_assert_true (summaries[i].holds ());
    }
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    n++;
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (summaries));
}

/* --- refusals --------------------------------------------------------------------------------- */

/* "For each value you have built, keep a card that takes it": one card for each value, even if it has several
 * builds. */
static void
test_guard_is_one_card_a_value (void)
{
  static const struct
  {
    const char *move;
    TaliaRuleId rule;
  } cases[] = {
    { "trail:6H", TALIA_RULE_GUARD },
    { "trail:8H", TALIA_RULE_GUARD },
    { "trail:3H", TALIA_RULE_NONE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      /* Two builds of six and one of eight, all of them the player's. */
      TaliaState state =
          casino_table (&talia_game_casino, "trail-with-build=true", "6H,8H,3H", "KD", "6:0:2C,4C 6:0:AC,5C 8:0:AD,7D");
      TaliaMove move = casino_move (cases[i].move);
      TaliaRefusal refusal = talia_game_check (&talia_game_casino, &state, &move);

      g_assert_cmpint (refusal.rule, ==, cases[i].rule);
      if (refusal.rule != TALIA_RULE_NONE)
        g_assert_cmpstr (talia_refusal_text (refusal), ==, "For each value you have built, keep a card that takes it.");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/promises/presets", test_presets_are_what_they_say);
  g_test_add_func ("/promises/passing", test_presets_pass_as_they_say);
  g_test_add_func ("/promises/summaries", test_summaries_hold);
  g_test_add_func ("/promises/guard", test_guard_is_one_card_a_value);
  return g_test_run ();
}
