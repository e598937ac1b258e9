/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the collections of exercises: that each exercise is possible by the rules, has a reason for its answer, and
 * shows no hidden card; and that the expert still gives the same answers in the exercises that were set aside for
 * tests. */
#include "bots/easy/easy.h"
#include "bots/talia-bot.h"
#include "bots/talia-knowledge.h"
#include "bots/talia-reason-text.h"
#include "model/exercise/talia-collection.h"
#include "model/table/talia-table-private.h"
#include "words/talia-words-reasons.h"

/* The folders of the exercises that are shipped, and of those that are not. */
static const char *const folders[] = { DATA_DIR, ASIDE_DIR };

#define SHIPPED 0

/* The least number of exercises of a game that are shipped, and the greatest number from one match. */
#define LEAST 40
#define A_MATCH 4

static TaliaCollection *
load (const TaliaGame *game, guint folder)
{
  g_autofree char *name = g_strconcat (game->id, ".txt", NULL), *text = NULL;
  g_autofree char *path = g_build_filename (folders[folder], name, NULL);
  g_autoptr (GError) error = NULL;
  TaliaCollection *self;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  self = talia_collection_parse (game, text);
  g_assert_nonnull (self);
  return self;
}

static void
free_trial (TaliaTrial *trial)
{
  g_object_unref (trial);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* --- what is in the files ------------------------------------------------------------------------ */

static gboolean
is_legal (const TaliaGame *game, const TaliaView *view, const TaliaMove *move)
{
  return talia_game_check (game, &view->seen, move).rule == TALIA_RULE_NONE;
}

/* Answers with the best move and with the easy level's. */
static void
answer (TaliaTrial *trial)
{
  const TaliaJudgement *verdict = talia_trial_get_verdict (trial);
  TaliaTable *table = talia_match_get_table (talia_trial_get_match (trial));

  g_assert_true (talia_table_play (table, &verdict->made, NULL));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_WRONG);
  g_assert_cmpfloat (talia_trial_get_answer (trial)->loss, ==, verdict->loss);
  talia_trial_try_again (trial);
  g_assert_true (talia_table_play (table, &verdict->best, NULL));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_RIGHT);
}

/* The reason is not one that the easy level has for its own move, unless it is about other cards, about the least or
 * the worst card, or a bid. */
static void
check_reason (const TaliaGame *game, const TaliaView *view, const TaliaJudgement *verdict)
{
  TaliaThinking thinking = { 0 };
  g_autoptr (GArray) easy = talia_level_advise (talia_level_find (TALIA_LEVEL_EASY), game, view, &thinking);

  g_assert_true (talia_move_equal (&g_array_index (easy, TaliaAdvice, 0).move, &verdict->made));
  g_assert_true (verdict->reason.id == TALIA_REASON_ROW_LEAST || verdict->reason.id == TALIA_REASON_TRAIL_LEAST
                 || verdict->reason.id == TALIA_REASON_PASS_DANGEROUS || verdict->reason.id == TALIA_REASON_BID_TRICKS
                 || g_array_index (easy, TaliaAdvice, 0).reason.id != verdict->reason.id
                 || g_array_index (easy, TaliaAdvice, 0).reason.cards != verdict->reason.cards);
}

/* Returns the cards of others that could be laid after this one. */
static TaliaCards
list_let_out (const TaliaView *view, TaliaCard card)
{
  TaliaRows after = view->seen.rows;

  talia_rows_add (&after, view->seat, card);
  return talia_rows_open (&after) & ~talia_rows_open (&view->seen.rows) & ~view->seen.hand[view->seat];
}

/* Whether every other card that the player could lay lets out more cards of others. */
static gboolean
lets_out_least (const TaliaGame *game, const TaliaView *view, TaliaCard card)
{
  TaliaKnowledge known;

  talia_knowledge_init (&known, game, view);
  for (TaliaCards rest = known.hand & talia_rows_open (&view->seen.rows) & ~TALIA_BIT (card); rest != 0;)
    if (talia_cards_count (talia_easy_let_out (&known, talia_cards_pop (&rest)))
        <= talia_cards_count (talia_easy_let_out (&known, card)))
      return FALSE;
  return TRUE;
}

/* What is said of cards in rows is so: whose they are, and that they are let out, or wait for the row, or let nothing
 * out. */
static void
check_rows (const TaliaGame *game, const TaliaView *view, const TaliaJudgement *verdict)
{
  const TaliaCards hand = view->seen.hand[view->seat], cards = verdict->reason.cards;
  const TaliaReasonId id = verdict->reason.id;

  if (id == TALIA_REASON_ROW_WAITS || id == TALIA_REASON_ROW_OWN_WAY)
    g_assert_true (cards != 0 && (cards & ~(hand & TALIA_SUIT_CARDS (talia_card_suit (verdict->best.card)))) == 0);
  if (id == TALIA_REASON_ROW_WAITS)
    g_assert_cmphex (list_let_out (view, verdict->best.card), !=, 0);
  if (id == TALIA_REASON_ROW_LEAST)
    g_assert_true (lets_out_least (game, view, verdict->best.card));
  if (id == TALIA_REASON_ROW_LEAST && cards != 0)
    g_assert_cmphex (cards, ==, list_let_out (view, verdict->best.card));
  if (id == TALIA_REASON_ROW_SPARE)
    for (TaliaCards rest = cards; rest != 0;)
      {
        const TaliaCard spare = talia_cards_pop (&rest);

        g_assert_true (hand & talia_rows_open (&view->seen.rows) & TALIA_BIT (spare));
        g_assert_cmphex (list_let_out (view, spare), ==, 0);
      }
}

/* Whether the reason only says what comes of the move, or that it is good. */
static gboolean
is_effect (const TaliaReason *reason)
{
  return reason->gain != TALIA_GAIN_NONE || reason->id == TALIA_REASON_BETTER
         || reason->id == TALIA_REASON_A_LITTLE_BETTER || reason->id == TALIA_REASON_BID_TRICKS
         || reason->id == TALIA_REASON_BID_NIL || reason->id == TALIA_REASON_DISCARD_DANGEROUS
         || reason->id == TALIA_REASON_TAKE_ALL;
}

/* What only repeats the result, or could be said of nearly any other card. */
static const TaliaCauseId weak[] = {
  TALIA_CAUSE_LESS,       TALIA_CAUSE_MORE,    TALIA_CAUSE_SIDE_TAKES,  TALIA_CAUSE_KEPT_RISK,
  TALIA_CAUSE_OTHER_MORE, TALIA_CAUSE_HIGHEST, TALIA_CAUSE_KEEP_CHANCE, TALIA_CAUSE_PARTNER_HAD,
};

/* An effect is told with its cause, and what the cause says of the player's cards and of those still out is so. */
static void
check_cause (const TaliaGame *game, const TaliaView *view, const TaliaJudgement *verdict)
{
  const TaliaCause *cause = &verdict->reason.cause;
  const TaliaCard card = verdict->best.card; /* TALIA_NO_CARD if the best move is no card */
  const gboolean plays = verdict->best.kind == TALIA_MOVE_PLAY && card != TALIA_NO_CARD;
  const TaliaCards bit = plays ? TALIA_BIT (card) : 0, above = plays ? talia_cards_above (card) : 0,
                   suit = plays ? TALIA_SUIT_CARDS (talia_card_suit (card)) : 0;
  TaliaKnowledge known;

  talia_knowledge_init (&known, game, view);
  for (guint i = 0; i < G_N_ELEMENTS (weak); i++)
    g_assert_cmpint (cause->id, !=, weak[i]);
  if (is_effect (&verdict->reason))
    g_assert_cmpint (cause->id, !=, TALIA_CAUSE_NONE);
  if (cause->id < TALIA_CAUSE_CAN_WAIT)
    g_assert_cmphex ((cause->cards | cause->beside) & ~known.hand, ==, 0);
  if (cause->id == TALIA_CAUSE_KEPT_HIGH || cause->id == TALIA_CAUSE_HIGHEST)
    g_assert_cmphex (above & known.unseen, ==, 0);
  if (cause->id == TALIA_CAUSE_KEPT_HIGH || cause->id == TALIA_CAUSE_KEPT_TAKES || cause->id == TALIA_CAUSE_KEPT_MAY
      || cause->id == TALIA_CAUSE_KEPT_DEARER || cause->id == TALIA_CAUSE_NOT_LATER || cause->id == TALIA_CAUSE_HIGHEST)
    g_assert_cmphex (cause->cards, ==, bit);
  if (cause->id == TALIA_CAUSE_EMPTIES || cause->id == TALIA_CAUSE_RUFFS)
    g_assert_cmphex (known.hand & suit, ==, bit);
  if (cause->id == TALIA_CAUSE_GUARD)
    g_assert_cmphex (cause->beside & ~talia_cards_above (talia_cards_first (cause->cards)), ==, 0);
  if (cause->id == TALIA_CAUSE_BEATEN)
    g_assert_cmpint (cause->number, ==, talia_cards_count (above & known.unseen));
}

/* The position is one that the person has to answer, and shows nobody else's cards. */
static void
check (const TaliaGame *game, const TaliaCollection *collection, const TaliaLoss *exercise)
{
  TaliaTrial *trial = talia_collection_open (collection, exercise);
  const TaliaJudgement *verdict;
  g_autofree char *why = NULL;
  TaliaMatch *match;
  TaliaView view;

  g_assert_nonnull (trial);
  g_assert_false (talia_trial_is_own (trial));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_ASKS);
  match = talia_trial_get_match (trial);
  view = *talia_match_get_view (match);
  g_assert_cmpint (view.seat, ==, view.seen.to_act);
  for (int seat = 0; seat < view.seen.seats; seat++)
    if (seat != view.seat)
      g_assert_cmpuint (view.seen.hand[seat], ==, 0);
  verdict = talia_trial_get_verdict (trial);
  g_assert_true (talia_trial_is_clear (verdict->loss, verdict->error));
  g_assert_true (is_legal (game, &view, &verdict->best));
  g_assert_true (is_legal (game, &view, &verdict->made));
  why = talia_words_why (&verdict->reason);
  g_assert_nonnull (why);
  check_reason (game, &view, verdict);
  if (view.seen.board == TALIA_BOARD_ROWS)
    check_rows (game, &view, verdict);
  check_cause (game, &view, verdict);
  answer (trial);
  free_trial (trial);
}

static void
test_fits (gconstpointer data)
{
  const TaliaGame *game = data;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint shipped = 0, here = 0;

  for (guint folder = 0; folder < G_N_ELEMENTS (folders); folder++)
    {
      g_autoptr (TaliaCollection) collection = load (game, folder);
      g_autoptr (GPtrArray) list = talia_collection_list (collection, 0);

      for (guint i = 0; i < list->len; i++)
        {
          const TaliaLoss *it = list->pdata[i], *last = i > 0 ? list->pdata[i - 1] : NULL;

          here = last != NULL && g_str_equal (last->match, it->match) ? here + 1 : 1;
          g_assert_cmpuint (here, <=, A_MATCH);
          g_assert_true (g_hash_table_add (seen, g_strdup_printf ("%s %u %u", it->match, it->deal, it->step)));
          check (game, collection, it);
        }
      shipped += folder == SHIPPED ? list->len : 0;
    }
  g_assert_cmpuint (shipped, >=, LEAST);
}

/* Each exercise has one of the grades. */
static void
test_grades (gconstpointer data)
{
  g_autoptr (TaliaCollection) collection = load (data, 0);
  g_autoptr (GPtrArray) all = talia_collection_list (collection, 0);
  guint n = 0;

  for (guint grade = 1; grade <= TALIA_COLLECTION_GRADES; grade++)
    {
      g_autoptr (GPtrArray) list = talia_collection_list (collection, grade);

      n += list->len;
    }
  g_assert_cmpuint (n, ==, all->len);
}

/* --- damage ---------------------------------------------------------------------------------------- */

#define BEGINNING "match\ndeal 1\n"

static const struct
{
  const char *text;
  gboolean good;  /* it can be read */
  gboolean opens; /* and its first exercise can be opened */
} texts[] = {
  { "", TRUE, FALSE },
  { BEGINNING "ask 1 bid bid:3 bid-tricks\nbut bid:4 5.00 1.00\n", TRUE, TRUE },
  { BEGINNING "bid:2\nask 1 bid bid:3 bid-tricks\nbut bid:4 5.00 1.00\n", TRUE, TRUE },
  { BEGINNING "ask 0 bid bid:3 bid-tricks\nbut bid:4 5.00 1.00\n", FALSE },
  { BEGINNING "ask 4 bid bid:3 bid-tricks\nbut bid:4 5.00 1.00\n", FALSE },
  { BEGINNING "ask 1 bid bid:3\nbut bid:4 5.00 1.00\n", FALSE },
  { BEGINNING "ask 1 bid bid:3 bid-tricks\n", FALSE },
  { BEGINNING "ask 1 bid bid:3 bid-tricks", FALSE },
  { "match\nask 1 bid bid:3 bid-tricks\nbut bid:4 5.00 1.00\n", FALSE },
  { "match\ndeal x\nask 1 bid bid:3 bid-tricks\nbut bid:4 5.00 1.00\n", FALSE },
  { BEGINNING "ask 1 bid bid:3 nonsense\nbut bid:4 5.00 1.00\n", TRUE, FALSE },
  { BEGINNING "ask 1 bid bid:3 bid-tricks seat=9\nbut bid:4 5.00 1.00\n", TRUE, FALSE },
  { BEGINNING "ask 1 bid what bid-tricks\nbut bid:4 5.00 1.00\n", TRUE, FALSE },
  { BEGINNING "ask 1 bid bid:3 bid-tricks\nbut 2C 5.00 1.00\n", TRUE, FALSE },
  { BEGINNING "2C\nask 1 bid bid:3 bid-tricks\nbut bid:4 5.00 1.00\n", TRUE, FALSE },
};

static void
test_damage (void)
{
  const TaliaGame *game = talia_registry_find ("spades");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TaliaCollection) collection = talia_collection_parse (game, texts[i].text);
      g_autoptr (GPtrArray) list = collection != NULL ? talia_collection_list (collection, 0) : NULL;
      TaliaTrial *trial = list != NULL && list->len > 0 ? talia_collection_open (collection, list->pdata[0]) : NULL;

      g_test_message ("text %u", i);
      g_assert_cmpint (collection != NULL, ==, texts[i].good);
      g_assert_cmpint (trial != NULL, ==, texts[i].opens);
      if (trial != NULL)
        free_trial (trial);
    }
}

/* An answer that the expert has not considered. */
static void
test_unknown (void)
{
  g_autoptr (TaliaCollection) collection = talia_collection_parse (talia_registry_find ("spades"), texts[1].text);
  g_autoptr (GPtrArray) list = talia_collection_list (collection, 1);
  TaliaTrial *trial = talia_collection_open (collection, list->pdata[0]);

  g_assert_true (talia_table_play (talia_match_get_table (talia_trial_get_match (trial)), &TALIA_BID (9), NULL));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_UNKNOWN);
  free_trial (trial);
}

/* Whoever gives another answer is told why it is not the best, whoever gives the best one, why it is better than what
 * the rule of thumb proposes. */
static void
test_answers (void)
{
  g_autoptr (TaliaCollection) collection = talia_collection_parse (
      talia_registry_find ("spades"), BEGINNING "ask 1 bid bid:3 bid-tricks cause=bid-cards count=31\n"
                                                "but bid:4 5.00 1.00 better number=5 cause=bid-below count=31\n"
                                                "but bid:2 3.00 1.00\n");
  g_autoptr (GPtrArray) list = talia_collection_list (collection, 1);
  TaliaTrial *trial = talia_collection_open (collection, list->pdata[0]);
  static const struct
  {
    int bid;
    TaliaCauseId cause;
  } answers[] = { { 4, TALIA_CAUSE_BID_BELOW }, { 2, TALIA_CAUSE_BID_CARDS }, { 3, TALIA_CAUSE_BID_BELOW } };

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_assert_true (
          talia_table_play (talia_match_get_table (talia_trial_get_match (trial)), &TALIA_BID (answers[i].bid), NULL));
      g_assert_cmpint (talia_trial_get_reason (trial)->id, ==, TALIA_REASON_BID_TRICKS);
      g_assert_cmpint (talia_trial_get_reason (trial)->cause.id, ==, answers[i].cause);
      talia_trial_try_again (trial);
    }
  free_trial (trial);
}

/* --- reasons as words ------------------------------------------------------------------------------ */

static TaliaCause
make_cause (guint id)
{
  if (id == TALIA_CAUSE_NONE)
    return (TaliaCause) { 0 };
  return (TaliaCause) { .id = (uint8_t) id,
                        .number = (int16_t) (id * 3),
                        .cards = TALIA_BIT (id % 12),
                        .beside = TALIA_BIT (id % 12) | TALIA_BIT (20) };
}

static void
test_reasons (void)
{
  for (guint id = 0; id < TALIA_REASONS; id++)
    for (guint gain = 0; gain < TALIA_GAINS; gain++)
      {
        const TaliaReason reason = { .cards = TALIA_BIT (id % 12),
                                     .gained = TALIA_BIT (gain % 12) | TALIA_BIT (20),
                                     .id = (uint8_t) id,
                                     .suit = (int8_t) (gain % 4),
                                     .gain = (uint8_t) gain,
                                     .number = (int32_t) id - 9,
                                     .cause = make_cause ((id + gain) % TALIA_CAUSES) };
        g_autofree char *text = talia_reason_to_text (&reason);
        g_auto (GStrv) words = g_strsplit (text, " ", -1);
        TaliaReason again;

        g_assert_true (talia_reason_parse (words, &again));
        g_assert_cmpmem (&again, sizeof again, &reason, sizeof reason);
      }
}

/* --- the machine ----------------------------------------------------------------------------------- */

/* The exercises of each game that are asked, and the worlds. */
#define ASKED 5
#define WORLDS 1000

static void
hold (const TaliaGame *game, const TaliaCollection *collection, const TaliaLoss *exercise)
{
  TaliaTrial *trial = talia_collection_open (collection, exercise);
  const TaliaJudgement *verdict = talia_trial_get_verdict (trial);
  TaliaThinking thinking = { .worlds = WORLDS, .thorough = TRUE };
  g_autoptr (GArray) advice = NULL;

  talia_random_init (&thinking.random, 7);
  advice = talia_level_advise (talia_level_for_hints (), game, talia_match_get_view (talia_trial_get_before (trial)),
                               &thinking);
  g_test_message ("%s, deal %u, step %u", exercise->match, exercise->deal, exercise->step);
  g_assert_true (talia_move_equal (&g_array_index (advice, TaliaAdvice, 0).move, &verdict->best));
  g_assert_false (talia_move_equal (&g_array_index (advice, TaliaAdvice, 0).move, &verdict->made));
  free_trial (trial);
}

static void
test_machine (gconstpointer data)
{
  g_autoptr (TaliaCollection) aside = load (data, 1);
  g_autoptr (GPtrArray) list = talia_collection_list (aside, 0);

  for (guint i = 0; i < ASKED; i++)
    hold (data, aside, list->pdata[i * list->len / ASKED]);
}

int
main (int argc, char **argv)
{
  const TaliaGame *const *games = talia_registry_list ();

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; games[i] != NULL; i++)
    {
      g_autofree char *fits = g_strdup_printf ("/collections/fits-%s", games[i]->id);
      g_autofree char *grades = g_strdup_printf ("/collections/grades-%s", games[i]->id);
      g_autofree char *machine = g_strdup_printf ("/machine/%s", games[i]->id);

      g_test_add_data_func (fits, games[i], test_fits);
      g_test_add_data_func (grades, games[i], test_grades);
      if (g_test_slow ())
        g_test_add_data_func (machine, games[i], test_machine);
    }
  g_test_add_func ("/collections/damage", test_damage);
  g_test_add_func ("/collections/unknown", test_unknown);
  g_test_add_func ("/collections/answers", test_answers);
  g_test_add_func ("/collections/reasons", test_reasons);
  return g_test_run ();
}
