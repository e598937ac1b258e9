/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every rules page is found whole in the catalogs, explains every option and every refusal. */
#include <libintl.h>
#include <locale.h>

#include "talia-games.h"
#include "talia-rules-page.h"
#include "talia-rules.h"

static TaliaRulesPage *
load_page (const TaliaRules *rules)
{
  g_autofree char *name = g_strconcat (rules->id, ".xml", NULL);
  g_autofree char *path = g_build_filename (RULES_DIR, name, NULL);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  TaliaRulesPage *page;
  gsize length;

  g_file_get_contents (path, &xml, &length, &error);
  g_assert_no_error (error);
  page = talia_rules_page_parse (xml, (gssize) length, &error);
  g_assert_no_error (error);
  return page;
}

static gboolean
page_has_option (const TaliaRulesPage *page, const char *key)
{
  for (guint i = 0; i < page->blocks->len; i++)
    if (g_strcmp0 (((const TaliaBlock *) g_ptr_array_index (page->blocks, i))->option, key) == 0)
      return TRUE;
  return FALSE;
}

static void
test_parse_broken (void)
{
  static const char *const broken[] = {
    "",
    "<rules><section><p>a</section></rules>",
    "<rules><section><p>a <b>c</b></p></section></rules>",
    "<rules><section><cards>1X</cards></section></rules>",
    "<rules><section><cell>a</cell></section></rules>",
    "<rules><section><table><row><p>a</p></row></table></section></rules>",
    "<rules><section><table><row><cards>2C 2</cards></row></table></section></rules>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (talia_rules_page_parse (broken[i], -1, &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == G_MARKUP_ERROR);
    }
}

static void
test_parse (void)
{
  g_autoptr (TaliaRulesPage) page = talia_rules_page_parse ("<rules game='x'><section><title> A\n  title </title>"
                                                            "<p rule='one two'>Text &amp; more</p>"
                                                            "<table><row><cell>a</cell><value>1</value></row></table>"
                                                            "<cards>QS 2C</cards></section></rules>",
                                                            -1, NULL);
  const TaliaBlock *block;

  g_assert_nonnull (page);
  g_assert_cmpstr (page->game, ==, "x");
  g_assert_cmpuint (page->blocks->len, ==, 4);
  g_assert_cmpstr (((TaliaBlock *) g_ptr_array_index (page->blocks, 0))->text, ==, "A title");
  block = talia_rules_page_find_rule (page, "two");
  g_assert_nonnull (block);
  g_assert_cmpstr (block->text, ==, "Text & more");
  g_assert_null (talia_rules_page_find_rule (page, "three"));
  block = g_ptr_array_index (page->blocks, 3);
  g_assert_cmpint (g_array_index (block->cards, TaliaCard, 0), ==, TALIA_CARD (TALIA_QUEEN, TALIA_SPADES));
}

/* The catalog's own text, not the msgid that gettext() hands back where it finds none. */
static void
assert_translated (const char *msgid)
{
  const char *text = dgettext ("talia", msgid);

  if (text == msgid)
    g_error ("not in the catalog of %s: %s", g_getenv ("LANGUAGE"), msgid);
  g_assert_cmpstr (text, !=, "");
}

static void
test_catalogs (gconstpointer data)
{
  const TaliaRules *rules = data;
  static const char *const languages[] = { "pl", "en" };
  g_autoptr (TaliaRulesPage) page = load_page (rules);

  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL && setlocale (LC_ALL, "en_US.UTF-8") == NULL)
    {
      g_test_skip ("no locale but C is installed, so the C library looks at no catalog");
      return;
    }
  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_setenv ("LANGUAGE", languages[l], TRUE);
      bindtextdomain ("talia", LOCALE_DIR); /* also forgets what the last language had */
      for (guint i = 0; i < page->blocks->len; i++)
        {
          const TaliaBlock *block = g_ptr_array_index (page->blocks, i);

          if (block->text != NULL && *block->text != '\0')
            assert_translated (block->text);
          for (guint y = 0; block->rows != NULL && y < block->rows->len; y++)
            {
              GPtrArray *row = g_ptr_array_index (block->rows, y);

              for (guint x = 0; x < row->len; x++)
                if (((TaliaCell *) g_ptr_array_index (row, x))->kind == TALIA_CELL_TEXT)
                  assert_translated (((TaliaCell *) g_ptr_array_index (row, x))->text);
            }
        }
      assert_translated (rules->name);
      assert_translated (rules->summary);
      if (g_str_equal (languages[l], "pl"))
        g_assert_cmpstr (dgettext ("talia", "queen of spades"), ==, "dama pik");
    }
}

static void
test_options (gconstpointer data)
{
  const TaliaRules *rules = data;
  g_autoptr (TaliaRulesPage) page = load_page (rules);

  g_assert_cmpstr (page->game, ==, rules->id);
  for (guint i = 0; rules->options[i].key != NULL; i++)
    if (!page_has_option (page, rules->options[i].key))
      g_error ("the page of %s does not explain the option %s", rules->id, rules->options[i].key);
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const TaliaBlock *block = g_ptr_array_index (page->blocks, i);

      if (block->option != NULL)
        g_assert_cmpint (talia_options_find (rules->options, block->option, -1), >=, 0);
      for (guint r = 0; block->rules != NULL && block->rules[r] != NULL; r++)
        g_assert_cmpint (talia_rule_from_id (block->rules[r]), !=, TALIA_RULE_NONE);
    }
}

/* Notes the rules that refuse every card, every choice and a short pass in this state. */
static void
note_refusals (const TaliaRules *rules, const TaliaState *state, gboolean refuses[TALIA_RULES_COUNT])
{
  static const TaliaMove others[] = {
    { .kind = TALIA_MOVE_SKIP, .card = TALIA_NO_CARD },
    { .kind = TALIA_MOVE_PASS, .card = TALIA_NO_CARD, .cards = 1 },
    { .kind = TALIA_MOVE_BID, .card = TALIA_NO_CARD },
    { .kind = TALIA_MOVE_BLIND, .card = TALIA_NO_CARD },
    { .kind = TALIA_MOVE_LOOK, .card = TALIA_NO_CARD },
    { .kind = TALIA_MOVE_ADD, .card = TALIA_NO_CARD },
    { .kind = TALIA_MOVE_SUBTRACT, .card = TALIA_NO_CARD },
  };
  TaliaCards cards = TALIA_ALL_CARDS;

  while (cards != 0)
    {
      TaliaMove move = TALIA_PLAY (talia_cards_pop (&cards));

      refuses[talia_rules_check (rules, state, &move).rule] = TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    refuses[talia_rules_check (rules, state, &others[i]).rule] = TRUE;
}

static void
test_refusals (gconstpointer data)
{
  const TaliaRules *rules = data;
  g_autoptr (TaliaRulesPage) page = load_page (rules);
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  gboolean refuses[TALIA_RULES_COUNT] = { FALSE };
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (int match = 0; match < 20; match++)
    {
      TaliaOptions options;
      TaliaState state;

      talia_rules_init_options (rules, &options);
      g_assert_true (talia_rules_start (rules, &options, &state, NULL));
      while (state.phase != TALIA_PHASE_OVER)
        {
          TaliaPack pack;
          int dealer, n;

          note_refusals (rules, &state, refuses);
          talia_rules_shuffle (rules, &state, talia_random_next (&random), &pack, &dealer);
          g_assert_true (talia_rules_deal (rules, &state, &pack, dealer, &state, NULL, NULL));
          while ((n = talia_rules_legal (rules, &state, moves, TALIA_MAX_LEGAL)) > 0)
            {
              note_refusals (rules, &state, refuses);
              talia_rules_apply (rules, &state, &moves[talia_random_below (&random, (uint64_t) n)], &state, NULL);
            }
        }
      note_refusals (rules, &state, refuses);
    }

  /* Told by the match of a person's move out of turn, in every game. */
  refuses[TALIA_RULE_NOT_YOUR_TURN] = TRUE;
  for (int rule = TALIA_RULE_NONE + 1; rule < TALIA_RULES_COUNT; rule++)
    if (refuses[rule] && talia_rules_page_find_rule (page, talia_rule_id ((TaliaRuleId) rule)) == NULL)
      g_error ("the page of %s does not explain the rule %s", rules->id, talia_rule_id ((TaliaRuleId) rule));
  g_assert_true (refuses[TALIA_RULE_WRONG_MOVE]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules-pages/parse", test_parse);
  g_test_add_func ("/rules-pages/parse-broken", test_parse_broken);
  for (const TaliaRules *const *rules = talia_games_list (); *rules != NULL; rules++)
    {
      g_autofree char *catalogs = g_strdup_printf ("/rules-pages/%s/catalogs", (*rules)->id);
      g_autofree char *options = g_strdup_printf ("/rules-pages/%s/options", (*rules)->id);
      g_autofree char *refusals = g_strdup_printf ("/rules-pages/%s/refusals", (*rules)->id);

      g_test_add_data_func (catalogs, *rules, test_catalogs);
      g_test_add_data_func (options, *rules, test_options);
      g_test_add_data_func (refusals, *rules, test_refusals);
    }
  return g_test_run ();
}
