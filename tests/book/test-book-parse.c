/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests how a page of the rule book is read: its parts, sections included from other pages, and conditions on
 * options. */
#include "book-play.h"
#include "book/talia-book-include.h"

static void
test_parse_broken (void)
{
  static const char *const broken[] = {
    "",
    "<rules><section><p>a</section></rules>",
    "<rules><section><p>a <b>c</b></p></section></rules>",
    "<rules><section><p>a <link>c</link></p></section></rules>",
    "<rules><section><p>a <link to='b'><link to='d'>c</link></link></p></section></rules>",
    "<rules><section><p phase='play'>a</p></section></rules>",
    "<rules><section>stray</section></rules>",
    "<rules><section><cards>1X</cards></section></rules>",
    "<rules><section><cell>a</cell></section></rules>",
    "<rules><section><example><option key='a'>b</option></example></section></rules>",
    "<rules><section><table><row><p>a</p></row></table></section></rules>",
    "<rules><section><table><row><cards>2C 2</cards></row></table></section></rules>",
    "<rules><section><table><row><value cards='2'>2</value></row></table></section></rules>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (talia_book_page_parse (broken[i], -1, &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == G_MARKUP_ERROR);
    }
}

static void
test_parse (void)
{
  g_autoptr (TaliaBookPage) page =
      talia_book_page_parse ("<rules game='x'><section id='s'><title> A\n  title </title>"
                             "<p rule='one two'>Text &amp; <link to='y#z'>more\n of it</link></p>"
                             "<table><row><cell>a</cell><value of='each:Hearts'>1</value></row></table>"
                             "<p line='Queens|King of hearts'>b</p><cards>QS 2C</cards></section></rules>",
                             -1, NULL);
  g_autofree char *markup = NULL, *plain = NULL;
  const TaliaBookNode *node;

  g_assert_nonnull (page);
  g_assert_cmpstr (page->id, ==, "x");
  node = talia_book_page_find (page, "s");
  g_assert_cmpstr (talia_book_node_child (node, TALIA_ELEMENT_TITLE)->text, ==, "A title");
  g_assert_cmpint (g_array_index (talia_book_node_child (node, TALIA_ELEMENT_CARDS)->cards, TaliaCard, 0), ==,
                   TALIA_CARD (TALIA_QUEEN, TALIA_SPADES));
  node = talia_book_page_find (page, "two");
  g_assert_cmpstr (node->text, ==, "Text & <link to=\"y#z\">more of it</link>");
  markup = talia_book_text_to_markup (node->text, &plain);
  g_assert_cmpstr (markup, ==, "Text &amp; <a href=\"y#z\">more of it</a>");
  g_assert_cmpstr (plain, ==, "Text & more of it");
  g_assert_null (talia_book_page_find (page, "three"));
  g_assert_cmpint (talia_book_page_find (page, "score/Hearts")->element, ==, TALIA_ELEMENT_ROW);
  g_assert_cmpstr (talia_book_page_find (page, "score/King of hearts")->text, ==, "b");
  g_assert_null (talia_book_page_find (page, "score/King"));
}

static TaliaBookPage *
load_other (const char *id, gpointer data)
{
  return talia_book_page_parse ("<rules game='y'><section id='a'><p id='c'>A</p></section>"
                                "<section id='b' if='target=50'><p>B</p></section></rules>",
                                -1, NULL);
}

static void
test_include (void)
{
  g_autoptr (TaliaBookPage) page = talia_book_page_parse (
      "<rules game='x'><include from='y#b' if='moon=ask'/><section id='s'/><include from='y#a' if='moon=add'/></rules>",
      -1, NULL);
  g_autoptr (TaliaBookPage) broken = talia_book_page_parse ("<rules><include from='y#c'/></rules>", -1, NULL);
  g_autoptr (GError) error = NULL;
  const TaliaBookNode *root;

  g_assert_true (talia_book_page_include (page, load_other, NULL, NULL));
  g_assert_cmpuint (page->nodes->len, ==, 6);
  root = g_ptr_array_index (page->nodes, 0);
  g_assert_cmpuint (root->children->len, ==, 3);
  g_assert_true (g_ptr_array_index (root->children, 0) == g_ptr_array_index (page->nodes, 1));
  g_assert_cmpstr (talia_book_page_find (page, "c")->text, ==, "A");
  g_assert_true (talia_book_page_find (page, "a")->parent == root);
  g_assert_cmpstr (talia_book_page_find (page, "a")->attribute[TALIA_ATTRIBUTE_IF], ==, "moon=add");
  g_assert_cmpstr (talia_book_page_find (page, "b")->attribute[TALIA_ATTRIBUTE_IF], ==, "moon=ask target=50");

  g_assert_false (talia_book_page_include (broken, load_other, NULL, &error));
  g_assert_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT);
}

static void
test_conditions (void)
{
  static const struct
  {
    const char *condition;
    int holds;
  } cases[] = {
    { "target=100", TRUE },
    { "target=90", FALSE },
    { "target=50|100", TRUE },
    { "moon!=ask", FALSE },
    { "moon!=add|subtract", TRUE },
    { "moon=ask target!=100", FALSE },
    { "moon=ask jack-diamonds=off", TRUE },
    { "forced-lead-breaks=false", TRUE },
    { "moon", -1 },
    { "moon=never", -1 },
    { "sun=ask", -1 },
    { "moon=add|never", -1 },
  };
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaOptions options;

  talia_game_init_options (game, &options);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (talia_game_condition_holds (cases[i].condition, game->options, &options), ==, cases[i].holds);
}

static void
test_usual (void)
{
  static const struct
  {
    const char *game, *condition;
    int usual;
  } cases[] = {
    { "casino", "raise=any", TRUE },
    { "casino", "raise=others|off", FALSE },
    { "casino", "sweeps=true", FALSE },
    { "royal", "sweeps=true", TRUE },
    { "kierki", "players=6", -1 },
    { "kierki", "players=6 aside-6=out", TRUE },
    { "kierki", "players=6 aside-6=last-trick", FALSE },
    { "kierki", "ban-hearts-7=true robber=true", FALSE },
    { "kierki", "ban-hearts-7=true robber=perhaps", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (talia_game_condition_is_usual (cases[i].condition, talia_registry_find (cases[i].game)->options),
                     ==, cases[i].usual);
}

/* The check of numbers finds wrong ones. */
static void
test_wrong_numbers (void)
{
  static const char *const wrong[] = {
    "<value>1</value>",
    "<value of='each:Hearts'>2</value>",
    "<value of='each:Hearts'>−1</value>",
    "<value of='each:Hearts'>one</value>",
    "<value of='each:Spades'>1</value>",
    "<value of='line:Queen of spades'>12</value>",
    "<value of='line:Jack of diamonds'>−10</value>",
    "<value of='line:Jack of diamonds' with='jack-diamonds=bonus'>+10</value>",
    "<value of='each:Hearts' with='jack=on'>1</value>",
    "<value of='option:target'>99</value>",
    "<value of='option:goal'>99</value>",
    "<value of='deal'>25</value>",
    "<value of='hand'>12</value>",
    "<value of='something'>12</value>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *xml =
          g_strdup_printf ("<rules><section><table><row>%s</row></table></section></rules>", wrong[i]);
      g_autoptr (TaliaBookPage) page = talia_book_page_parse (xml, -1, NULL);
      g_autofree char *complaint = NULL;

      g_assert_nonnull (page);
      complaint = book_numbers_check (talia_registry_find ("hearts"), g_ptr_array_index (page->nodes, 4));
      g_assert_nonnull (complaint);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/book-parse/parse", test_parse);
  g_test_add_func ("/book-parse/broken", test_parse_broken);
  g_test_add_func ("/book-parse/include", test_include);
  g_test_add_func ("/book-parse/conditions", test_conditions);
  g_test_add_func ("/book-parse/usual", test_usual);
  g_test_add_func ("/book-parse/wrong-numbers", test_wrong_numbers);
  return g_test_run ();
}
