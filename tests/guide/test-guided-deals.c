/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays each guided deal to its end as its file says, and checks that the cards and the others' moves still match its
 * texts. */
#include "book/talia-book-include.h"
#include "guide/talia-guided-deal.h"
#include "matching.h"
#include "model/match/talia-number.h"
#include "playing.h"

#define LONGEST 200 /* the most characters in one text: four lines in a narrow window */

static char *
read_data (const char *folder, const char *id)
{
  g_autofree char *path = g_strdup_printf ("%s/%s/%s.xml", DATA_DIR, folder, id);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static TaliaBookPage *
load_page (const char *id, gpointer data)
{
  g_autofree char *text = read_data ("rules", id);
  g_autoptr (GError) error = NULL;
  TaliaBookPage *page = talia_book_page_parse (text, -1, &error);

  g_assert_no_error (error);
  return page;
}

static TaliaGuidedDeal *
load_deal (const TaliaGame *game)
{
  g_autofree char *text = read_data ("guided", game->id);
  g_autoptr (GError) error = NULL;
  TaliaGuidedDeal *deal;

  if (text == NULL)
    return NULL;
  deal = talia_guided_deal_parse (text, -1, &error);
  g_assert_no_error (error);
  g_assert_true (deal->game == game);
  return deal;
}

/* Calls `check` for each guided deal; every file must be in the list of a game. */
static void
for_each_deal (void (*check) (const TaliaGuidedDeal *deal))
{
  g_auto (GStrv) files = playing_list (DATA_DIR "/guided", "");
  guint n = 0;

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaGuidedDeal) deal = load_deal (*game);

      if (deal == NULL)
        continue;
      check (deal);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, ==, g_strv_length (files));
}

static void
assert_strays (const TaliaGame *game, const TaliaState *state, const TaliaGuidedStep *step)
{
  for (guint i = 0; i < step->strays->len; i++)
    {
      const TaliaGuidedStray *stray = &g_array_index (step->strays, TaliaGuidedStray, i);
      g_autofree char *move = talia_move_to_text (&stray->move);

      if (stray->any)
        g_assert_cmpuint (i, ==, step->strays->len - 1);
      else if (talia_move_equal (&stray->move, &step->move)
               || talia_game_check (game, state, &stray->move).rule != TALIA_RULE_NONE)
        g_error ("%s: %s cannot be played by mistake", game->id, move);
      else if (talia_guided_step_find_stray (step, &stray->move) != stray->text)
        g_error ("%s: two things are said of %s", game->id, move);
    }
}

static void
play_step (TaliaMatch *match, const TaliaGuidedDeal *deal, guint number)
{
  const TaliaGuidedStep *step = &g_array_index (deal->steps, TaliaGuidedStep, number);
  g_autofree char *move = talia_move_to_text (&step->move);
  g_autoptr (GError) error = NULL;

  playing_wait (matching_waits, match);
  if (!talia_match_get_own_turn (match))
    g_error ("%s: the deal is over before step %u, %s", deal->game->id, number + 1, move);
  assert_strays (deal->game, matching_get_state (match), step);
  if (!talia_match_play (match, &step->move, &error))
    g_error ("%s: step %u, %s: %s", deal->game->id, number + 1, move, error->message);
}

static void
play_deal (const TaliaGuidedDeal *deal)
{
  g_autoptr (TaliaTable) table = talia_table_new (deal->game, &deal->options, NULL);
  g_autoptr (TaliaMatch) match = NULL;

  g_assert_nonnull (table);
  g_assert_true (talia_number_set (table, deal->number, NULL));
  match = talia_match_new (table, talia_guided_deal_level ());
  g_assert_true (talia_match_deal (match, NULL, NULL));
  for (guint i = 0; i < deal->steps->len; i++)
    play_step (match, deal, i);
  playing_wait (matching_waits, match);
  g_test_message ("%s: %u steps", deal->game->id, deal->steps->len);
  g_assert_cmpint (matching_get_state (match)->to_act, ==, TALIA_NOBODY);
}

static void
test_every_step_comes_up (void)
{
  for_each_deal (play_deal);
}

static void
assert_text (const TaliaBookPage *page, const char *text, const char *rule)
{
  if (text == NULL || *text == '\0' || g_utf8_strlen (text, -1) > LONGEST)
    g_error ("%s: too much or nothing is said: %s", page->id, text);
  if (rule != NULL && talia_book_page_find (page, rule) == NULL)
    g_error ("%s: the rules have no place “%s”", page->id, rule);
}

static void
assert_texts (const TaliaBookPage *page, const GArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    assert_text (page, g_array_index (texts, TaliaGuidedText, i).text, g_array_index (texts, TaliaGuidedText, i).rule);
}

static void
read_deal (const TaliaGuidedDeal *deal)
{
  g_autoptr (TaliaBookPage) page = load_page (deal->game->id, NULL);

  g_assert_true (talia_book_page_include (page, load_page, NULL, NULL));
  g_assert_cmpuint (deal->begin->len, >, 0);
  g_assert_cmpuint (deal->end->len, >, 0);
  assert_texts (page, deal->begin);
  assert_texts (page, deal->result);
  assert_texts (page, deal->end);
  for (guint i = 0; i < deal->steps->len; i++)
    {
      const TaliaGuidedStep *step = &g_array_index (deal->steps, TaliaGuidedStep, i);

      assert_text (page, step->say.text, step->say.rule);
      for (guint j = 0; j < step->strays->len; j++)
        assert_text (page, g_array_index (step->strays, TaliaGuidedStray, j).text, NULL);
    }
}

static void
test_texts_are_short_and_lead_to_the_rules (void)
{
  for_each_deal (read_deal);
}

/* Texts that are no guided deal. */
static const char *const broken[] = {
  "<rules game='hearts'/>",
  "<guide game='hearts'/>",
  "<guide game='nonsense' number='1'/>",
  "<guide game='hearts' number='0'/>",
  "<guide game='hearts' number='1' options='target=nonsense'/>",
  "<guide game='hearts' number='1'>words</guide>",
  "<guide game='hearts' number='1'><say>words</say></guide>",
  "<guide game='hearts' number='1'><step><say>words</say></step></guide>",
  "<guide game='hearts' number='1'><step move='1X'><say>words</say></step></guide>",
  "<guide game='hearts' number='1'><step move='2C'><say>words</say><say>words</say></step></guide>",
  "<guide game='hearts' number='1'><step move='2C'><stray move='1X'>words</stray></step></guide>",
  "<guide game='hearts' number='1'><step move='2C'><stray move='3C 1X'>words</stray></step></guide>",
  "<guide game='hearts' number='1'><step move='2C'><stray move=''>words</stray></step></guide>",
  "<guide game='hearts' number='1'><begin rule='a' rule='b'>words</begin></guide>",
  "<guide game='hearts' number='1'><begin>words",
};

static void
test_broken_files_are_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", broken[i]);
      g_assert_null (talia_guided_deal_parse (broken[i], -1, &error));
      g_assert_nonnull (error);
    }
}

/* A text for a move is said of that move alone; another text may be for all the others. */
static void
test_a_text_is_said_of_the_moves_it_names (void)
{
  static const char xml[] = "<guide game='hearts' number='1'><step move='2C'><say>words</say>"
                            "<stray move='3C 4C'>some</stray><stray>rest</stray></step></guide>";
  static const struct
  {
    const char *move, *said;
  } rows[] = { { "3C", "some" }, { "4C", "some" }, { "5C", "rest" } };
  g_autoptr (TaliaGuidedDeal) deal = talia_guided_deal_parse (xml, -1, NULL);

  g_assert_nonnull (deal);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TaliaMove move;

      g_assert_true (talia_move_parse (rows[i].move, &move));
      g_assert_cmpstr (talia_guided_step_find_stray (&g_array_index (deal->steps, TaliaGuidedStep, 0), &move), ==,
                       rows[i].said);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guided-deals/every-step-comes-up", test_every_step_comes_up);
  g_test_add_func ("/guided-deals/texts", test_texts_are_short_and_lead_to_the_rules);
  g_test_add_func ("/guided-deals/strays", test_a_text_is_said_of_the_moves_it_names);
  g_test_add_func ("/guided-deals/broken", test_broken_files_are_refused);
  return g_test_run ();
}
