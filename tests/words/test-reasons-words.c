/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the sentences for a computer player's reasons. */
#include "words/talia-words-causes.h"
#include "words/talia-words-reasons.h"

/* Each reason has its own sentence. */
static void
test_reasons (void)
{
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TaliaReason none = talia_reason (TALIA_REASON_NONE);

  g_assert_null (talia_words_reason (&none));
  for (int id = TALIA_REASON_NONE + 1; id < TALIA_REASONS; id++)
    {
      TaliaReason reason = talia_reason ((TaliaReasonId) id);
      char *sentence = talia_words_reason (&reason);

      g_assert_nonnull (sentence);
      g_assert_true (g_str_has_suffix (sentence, "."));
      g_assert_true (g_hash_table_add (sentences, sentence));
    }
}

static const struct
{
  TaliaReasonId id;
  const char *others;
  TaliaGainId gain;
  const char *gained, *said, *why;
} betters[] = {
  { TALIA_REASON_BETTER, "-", TALIA_GAIN_NONE, "-", "About 2 points better than the next best move.", NULL },
  { TALIA_REASON_BETTER, "4D", TALIA_GAIN_NONE, "-",
    "About 2 points better than the next best move. Just as good: four of diamonds.", NULL },
  { TALIA_REASON_A_LITTLE_BETTER, "2C,3C", TALIA_GAIN_NONE, "-",
    "A little better than the next best move. Just as good: two of clubs and three of clubs.", NULL },
  { TALIA_REASON_A_LITTLE_BETTER, "2C,3C,5C", TALIA_GAIN_NONE, "-",
    "A little better than the next best move. Just as good: 3 other cards.", NULL },
  { TALIA_REASON_A_LITTLE_BETTER, "-", TALIA_GAIN_CARDS_LEFT, "QS",
    "A little better. You are less likely to take the queen of spades.",
    "You are less likely to take the queen of spades." },
  { TALIA_REASON_A_LITTLE_BETTER, "-", TALIA_GAIN_CARDS_TAKEN, "JD",
    "A little better. You are more likely to take the jack of diamonds.",
    "You are more likely to take the jack of diamonds." },
  { TALIA_REASON_A_LITTLE_BETTER, "-", TALIA_GAIN_CARDS_LEFT, "2H,KH,AH",
    "A little better. You can expect fewer hearts.", "You can expect fewer hearts." },
  { TALIA_REASON_A_LITTLE_BETTER, "-", TALIA_GAIN_CARDS_LEFT, "QC,QD,QH,QS",
    "A little better. You can expect fewer queens.", "You can expect fewer queens." },
  { TALIA_REASON_A_LITTLE_BETTER, "-", TALIA_GAIN_CARDS_LEFT, "JC,KC,JH,KH",
    "A little better. You can expect fewer kings and jacks.", "You can expect fewer kings and jacks." },
  { TALIA_REASON_A_LITTLE_BETTER, "-", TALIA_GAIN_CARDS_LEFT, "JC,QS",
    "A little better. You can expect fewer penalty cards.", "You can expect fewer penalty cards." },
  { TALIA_REASON_BETTER, "4D", TALIA_GAIN_BID_THEIRS, "-",
    "About 2 points better. Your opponents are less likely to make their bids. Just as good: four of diamonds.",
    "Your opponents are less likely to make their bids." },
  { TALIA_REASON_BETTER, "2C,4D", TALIA_GAIN_TRICKS_LEFT, "-",
    "About 2 points better. You can expect fewer tricks. Just as good: 2 other cards.",
    "You can expect fewer tricks." },
  { TALIA_REASON_A_LITTLE_BETTER, "-", TALIA_GAIN_MOST_LIKELY_NOT, "-",
    "A little better. Somebody else most likely takes the trick.", "Somebody else most likely takes the trick." },
  { TALIA_REASON_AS_GOOD, "4D", TALIA_GAIN_NONE, "-", "About as good: four of diamonds.", NULL },
  { TALIA_REASON_AS_GOOD, "2C,3C,5C", TALIA_GAIN_NONE, "-", "Another move would be about as good.", NULL },
};

/* The sentences say in what a card is better than the next one, and name equally good cards. */
static void
test_comparisons_are_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (betters); i++)
    {
      TaliaReason reason = talia_reason (betters[i].id);
      g_autofree char *sentence = NULL, *why = NULL;

      reason.number = 2;
      reason.gain = (guint8) betters[i].gain;
      g_assert_true (talia_cards_parse (betters[i].others, -1, &reason.cards));
      g_assert_true (talia_cards_parse (betters[i].gained, -1, &reason.gained));
      sentence = talia_words_reason (&reason);
      g_assert_cmpstr (sentence, ==, betters[i].said);
      why = talia_words_why (&reason);
      g_assert_cmpstr (why, ==, betters[i].why);
    }
}

static const struct
{
  TaliaReasonId id;
  const char *cards, *said;
} rows[] = {
  { TALIA_REASON_ROW_OWN_WAY, "TD", "That opens the way for the ten of diamonds in your hand." },
  { TALIA_REASON_ROW_WAITS, "TD,JD",
    "This row has to grow before you can lay the ten of diamonds and jack of diamonds." },
  { TALIA_REASON_ROW_WAITS, "TD,JD,KD", "This row has to grow before you can lay your other cards in it." },
  { TALIA_REASON_ROW_SPARE, "AC", "Keep the ace of clubs: it lets nothing out, so you can lay it on any turn." },
  { TALIA_REASON_ROW_SPARE, "AC,2S",
    "Keep the ace of clubs and two of spades: they let nothing out, so you can lay them on any turn." },
  { TALIA_REASON_ROW_LEAST, "KC",
    "Of the cards that fit, it helps the others least: it lets out only the king of clubs." },
};

/* The sentences about a row name the cards, as long as there are few. */
static void
test_rows_name_cards (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TaliaReason reason = talia_reason (rows[i].id);
      g_autofree char *sentence = NULL;

      g_assert_true (talia_cards_parse (rows[i].cards, -1, &reason.cards));
      sentence = talia_words_reason (&reason);
      g_assert_cmpstr (sentence, ==, rows[i].said);
    }
}

/* There is a sentence for each way in which a move can be better. */
static void
test_gains_differ (void)
{
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int id = TALIA_GAIN_NONE + 1; id < TALIA_GAINS; id++)
    {
      TaliaReason reason = talia_reason (TALIA_REASON_A_LITTLE_BETTER);

      reason.gain = (guint8) id;
      if (id == TALIA_GAIN_CARDS_LEFT || id == TALIA_GAIN_CARDS_TAKEN)
        reason.gained = TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES);
      g_assert_true (g_hash_table_add (sentences, talia_words_reason (&reason)));
    }
}

static TaliaCause
make_cause (TaliaCauseId id, int number)
{
  return (TaliaCause) { .id = (guint8) id,
                        .number = (gint16) number,
                        .cards = TALIA_CARD_BIT (TALIA_KING, TALIA_CLUBS),
                        .beside = TALIA_CARD_BIT (TALIA_ACE, TALIA_SPADES) };
}

/* Each cause has its own sentence, in which no card is missing. Where tricks cost no points, none speaks of points. */
static void
test_causes_differ (void)
{
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int id = TALIA_CAUSE_NONE + 1; id < TALIA_CAUSES; id++)
    {
      const TaliaCause cause = make_cause ((TaliaCauseId) id, 2), unwanted = make_cause ((TaliaCauseId) id, 1);
      g_autofree char *plain = talia_words_cause (&unwanted);
      char *sentence = talia_words_cause (&cause);

      g_assert_nonnull (sentence);
      g_assert_true (g_str_has_suffix (sentence, "."));
      g_assert_null (strchr (sentence, '%'));
      if (id < TALIA_CAUSE_KEEP_BREAKER && id != TALIA_CAUSE_KEEP_PENALTY && id != TALIA_CAUSE_KEPT_DEARER)
        g_assert_null (strstr (plain, "points"));
      g_assert_true (g_hash_table_add (sentences, sentence));
    }
}

static const struct
{
  TaliaCauseId id;
  const char *cards, *beside;
  int number;
  const char *said;
  int otherwise;
  guint facts;
} causes[] = {
  { TALIA_CAUSE_KEPT_TAKES, "KS", "-", 0,
    "If you keep the king of spades, you most likely take points with it later." },
  { TALIA_CAUSE_KEPT_DEARER, "KS", "-", 0,
    "You most likely take a trick with the king of spades in any case: now it costs you fewer points than later." },
  { TALIA_CAUSE_GUARD, "3H", "QH,KH", 0,
    "Keep the three of hearts: when its suit is led, you can play low instead of taking the trick with the queen of "
    "hearts and king of hearts." },
  { TALIA_CAUSE_BEATEN, "-", "-", 1,
    "1 higher card of that suit is still out, so somebody else most likely takes the trick." },
  { TALIA_CAUSE_BID_CARDS, "AC,AD", "-", 34,
    "Most likely worth a trick: ace of clubs and ace of diamonds. In all, expect about 3.4 tricks." },
  { TALIA_CAUSE_BID_CARDS, "AC", "KD,4S,JS", 34,
    "Most likely worth a trick: ace of clubs. Not certain, because somebody may beat or trump them: king of diamonds and "
    "jack of spades. Not certain, because you must be able to trump with them: four of spades. In all, expect about 3.4 "
    "tricks." },
  { TALIA_CAUSE_BID_CARDS, "-", "-", 18, "No card is sure of a trick. In all, expect about 1.8 tricks." },
  { TALIA_CAUSE_BUILD_RISK, "9D", "-", 2, "2 cards still out can take a build with the nine of diamonds." },
  { TALIA_CAUSE_TAKERS, "9D", "TD", 2,
    "Only 2 cards still out can take the nine of diamonds, but 4 can take the ten of diamonds.", 4 },
  { TALIA_CAUSE_TAKERS, "9D", "TD", 0,
    "No card still out can take the nine of diamonds, but 4 can take the ten of diamonds.", 4 },
  { TALIA_CAUSE_LETS_OUT, "9D", "-", 2,
    "If you lay the nine of diamonds, others can lay 2 cards, one after the other; after this card, none." },
  { TALIA_CAUSE_LETS_OUT, "9D", "TC", 2,
    "If you lay the nine of diamonds, others can lay 2 cards, one after the other; after this card, only 1." },
  { TALIA_CAUSE_OWN_WAITS, "9D", "-", 2,
    "Behind this card 2 of your cards wait for others to lay theirs, behind the nine of diamonds none." },
  { TALIA_CAUSE_OWN_WAITS, "9D", "KD", 2,
    "Behind this card 2 of your cards wait for others to lay theirs, behind the nine of diamonds only 1." },
  { TALIA_CAUSE_THEN_TAKES, "4D,6S", "TS", 0,
    "If both of you play well, you then take the four of diamonds and six of spades with the ten of spades." },
  { TALIA_CAUSE_THEN_LOSES, "AC", "5D", 0,
    "Otherwise your opponent can take the ace of clubs with the five of diamonds." },
  { TALIA_CAUSE_BELOW_ALL, "-", "-", 1,
    "The only card of that suit that is still out is higher: whoever has it has to take the trick." },
  { TALIA_CAUSE_BELOW_ALL, "-", "-", 3,
    "The 3 cards of that suit that are still out are all higher: somebody else has to take the trick." },
  { TALIA_CAUSE_NIL_RISK, "9D", "-", 0, "The greatest risk: nine of diamonds." },
  { TALIA_CAUSE_LEAVES, "-", "-", 0, "No card still out can take anything then; otherwise 3 could.", 3 },
  { TALIA_CAUSE_LEAVES, "-", "-", 1, "Only 1 card still out can take anything then; otherwise 3 could.", 3 },
  { TALIA_CAUSE_TAKERS, "9D", "-", 0, "No card still out can take the nine of diamonds." },
  { TALIA_CAUSE_AT_RISK, "9D", "-", 2, "Otherwise 2 cards still out can take the nine of diamonds." },
  { TALIA_CAUSE_OWNER_TAKES, "-", "-", 9, "The owner of the build of 9 holds a card that takes it." },
  { TALIA_CAUSE_LETS_SWEEP, "-", "-", 1, "Otherwise 1 card still out can sweep the table." },
  { TALIA_CAUSE_OTHER_TAKES, "9D", "-", 0, "If you play the nine of diamonds, you take this trick, and points with it.",
    0, TALIA_FACT_SURE },
  { TALIA_CAUSE_OTHER_TAKES, "9D", "-", 1, "If you play the nine of diamonds, you take this trick.", 0,
    TALIA_FACT_SURE },
  { TALIA_CAUSE_TAKES, "-", "-", 0, "You take this trick.", 0, TALIA_FACT_SURE },
  { TALIA_CAUSE_KEPT_MAY, "9D", "-", 0,
    "This trick most likely costs you nothing. If you keep the nine of diamonds, you may well take points with it "
    "later.",
    0, TALIA_FACT_FREE },
  { TALIA_CAUSE_KEPT_MAY, "9D", "-", 0,
    "This trick costs you nothing. If you keep the nine of diamonds, you may well take points with it later.", 0,
    TALIA_FACT_FREE | TALIA_FACT_SURE },
  { TALIA_CAUSE_NOT_LATER, "9D", "-", 0,
    "An opponent is out of that suit, and may trump it. You are more likely to take a trick with the nine of "
    "diamonds now than later.",
    0, TALIA_FACT_TRUMP },
  { TALIA_CAUSE_NEXT_LEAD, "9D", "TD,QD", 0,
    "If you take this trick with the nine of diamonds, you have to lead next, and risk points. Nobody can beat the ten "
    "of diamonds and queen of diamonds." },
  { TALIA_CAUSE_EXIT, "9D", "TD,QD,KD", 0,
    "Keep the nine of diamonds: you can lead it later, and let somebody else take the trick. Nobody can beat your other "
    "cards." },
};

/* The sentences name the cards and the numbers. */
static void
test_causes_are_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (causes); i++)
    {
      TaliaCause cause = make_cause (causes[i].id, causes[i].number);
      g_autofree char *sentence = NULL;

      cause.otherwise = (int16_t) causes[i].otherwise;
      cause.facts = (uint8_t) causes[i].facts;
      g_assert_true (talia_cards_parse (causes[i].cards, -1, &cause.cards));
      g_assert_true (talia_cards_parse (causes[i].beside, -1, &cause.beside));
      sentence = talia_words_cause (&cause);
      g_assert_cmpstr (sentence, ==, causes[i].said);
    }
}

/* The cause follows what it is the cause of; if nothing else is said of the move, it stands alone, and a hint names
 * only the cause. */
static void
test_causes_follow (void)
{
  TaliaReason reason = talia_reason (TALIA_REASON_BETTER), bid = talia_reason (TALIA_REASON_BID_TRICKS);
  g_autofree char *said = NULL, *why = NULL, *brief = NULL, *alone = NULL, *why_bid = NULL;

  reason.number = 2;
  reason.gain = TALIA_GAIN_TRICKS_LEFT;
  reason.cause = make_cause (TALIA_CAUSE_ALL_SO_FAR, 0);
  said = talia_words_reason (&reason);
  g_assert_cmpstr (said, ==,
                   "About 2 points better. You can expect fewer tricks. So far, one player has taken all the penalty "
                   "cards.");
  why = talia_words_why (&reason);
  g_assert_cmpstr (why, ==, "You can expect fewer tricks. So far, one player has taken all the penalty cards.");
  brief = talia_words_reason_brief (&reason);
  g_assert_cmpstr (brief, ==, "About 2 points better. So far, one player has taken all the penalty cards.");
  reason.gain = TALIA_GAIN_NONE;
  bid.cause = make_cause (TALIA_CAUSE_BID_CARDS, 14);
  why_bid = talia_words_why (&bid);
  g_assert_cmpstr (
      why_bid, ==,
      "Most likely worth a trick: king of clubs. Not certain, because somebody may beat or trump them: ace of spades. In all, expect about 1.4 tricks.");
  alone = talia_words_why (&reason);
  g_assert_cmpstr (alone, ==, "So far, one player has taken all the penalty cards.");
}

/* What the reason has said is not said again. */
static void
test_free_tricks_are_told_once (void)
{
  TaliaReason reason = talia_reason (TALIA_REASON_FOLLOW_TAKES_FREE);
  g_autofree char *why = NULL;

  reason.cause = (TaliaCause) { .id = TALIA_CAUSE_KEPT_MAY, .cards = TALIA_BIT (talia_card_parse ("9D")) };
  reason.cause.facts = TALIA_FACT_FREE | TALIA_FACT_SURE;
  why = talia_words_why (&reason);
  g_assert_cmpstr (why, ==,
                   "There are no points in this trick: play your highest card. If you keep the nine of diamonds, you "
                   "may well take points with it later.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasons/differ", test_reasons);
  g_test_add_func ("/reasons/comparisons-are-told", test_comparisons_are_told);
  g_test_add_func ("/reasons/rows-name-cards", test_rows_name_cards);
  g_test_add_func ("/reasons/gains-differ", test_gains_differ);
  g_test_add_func ("/reasons/causes-differ", test_causes_differ);
  g_test_add_func ("/reasons/causes-are-told", test_causes_are_told);
  g_test_add_func ("/reasons/causes-follow", test_causes_follow);
  g_test_add_func ("/reasons/free-tricks-are-told-once", test_free_tricks_are_told_once);
  return g_test_run ();
}
