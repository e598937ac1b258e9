/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the catalogs contain every rules page completely, that the pages explain everything the engine can refuse
 * or score, and that their numbers are right. */
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "book-play.h"
#include "book/talia-book-include.h"

/* The number of random matches of each game, enough to meet rare cases. */
#define MATCHES 150

static GPtrArray *pages; /* TaliaBookPage: the whole book */

static TaliaBookPage *
find_page (const char *id)
{
  for (guint i = 0; i < pages->len; i++)
    if (g_strcmp0 (((TaliaBookPage *) g_ptr_array_index (pages, i))->id, id) == 0)
      return g_ptr_array_index (pages, i);
  return NULL;
}

static TaliaBookPage *
load_page (const char *id, gpointer data)
{
  g_autofree char *name = g_strconcat (id, ".xml", NULL), *path = g_build_filename (RULES_DIR, name, NULL);
  g_autofree char *xml = NULL;
  g_autoptr (GError) error = NULL;
  TaliaBookPage *page;
  gsize length;

  g_file_get_contents (path, &xml, &length, &error);
  g_assert_no_error (error);
  page = talia_book_page_parse (xml, (gssize) length, &error);
  if (page == NULL)
    g_error ("%s: %s", name, error->message);
  g_assert_cmpstr (page->id, ==, id);
  return page;
}

static void
load_pages (void)
{
  g_autoptr (GDir) folder = g_dir_open (RULES_DIR, 0, NULL);
  const char *name;

  pages = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_book_page_free);
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *id = g_strndup (name, strlen (name) - strlen (".xml"));
      g_autoptr (GError) error = NULL;
      TaliaBookPage *page = load_page (id, NULL);

      talia_book_page_include (page, load_page, NULL, &error);
      if (error != NULL)
        g_error ("%s: %s", name, error->message);
      g_ptr_array_add (pages, page);
    }
}

/* Asserts that the catalog has a translation, and not just the msgid that gettext() returns otherwise. */
static void
assert_translated (const char *msgid)
{
  const char *text = dgettext ("talia", msgid);

  if (text == msgid)
    g_error ("not in the catalog of %s: %s", g_getenv ("LANGUAGE"), msgid);
  g_assert_cmpstr (text, !=, "");
}

static gboolean
choose_language (const char *language)
{
  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL && setlocale (LC_ALL, "en_US.UTF-8") == NULL)
    {
      g_test_skip ("no locale but C is installed, so the C library looks at no catalog");
      return FALSE;
    }
  g_setenv ("LANGUAGE", language, TRUE);
  bindtextdomain ("talia", LOCALE_DIR); /* this also makes gettext() forget the previous language */
  return TRUE;
}

static const char *const languages[] = { "pl", "en" };

static void
test_catalogs (gconstpointer data)
{
  const TaliaBookPage *page = data;

  for (guint l = 0; l < G_N_ELEMENTS (languages) && choose_language (languages[l]); l++)
    {
      for (guint i = 0; i < page->nodes->len; i++)
        if (talia_book_node_is_translated (g_ptr_array_index (page->nodes, i)))
          assert_translated (((const TaliaBookNode *) g_ptr_array_index (page->nodes, i))->text);
      if (g_str_equal (languages[l], "pl"))
        g_assert_cmpstr (dgettext ("talia", "American Hearts"), ==, "Kierki amerykańskie");
    }
}

/* Returns the targets of the links in a text, in alphabetical order. */
static GStrv
list_links (const char *text)
{
  g_autoptr (GRegex) link = g_regex_new ("<link to=\"([^\"]*)\">[^<]+</link>", G_REGEX_DEFAULT, 0, NULL);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (link, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    g_ptr_array_add (found, g_match_info_fetch (match, 1));
  g_ptr_array_sort_values (found, (GCompareFunc) strcmp);
  g_ptr_array_add (found, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&found), FALSE);
}

static void
assert_leads_somewhere (const TaliaBookPage *page, const char *to)
{
  g_auto (GStrv) parts = g_strsplit (to, "#", 2);
  const TaliaBookPage *other = *parts[0] != '\0' ? find_page (parts[0]) : page;

  if (other == NULL || (parts[1] != NULL && talia_book_page_find (other, parts[1]) == NULL))
    g_error ("the page %s has a link to %s, which does not exist", page->id, to);
}

/* All targets of links exist, and a translation has the same ones. */
static void
test_links (gconstpointer data)
{
  const TaliaBookPage *page = data;

  if (!choose_language ("pl"))
    return;
  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (page->nodes, i);
      g_auto (GStrv) links = NULL, translated = NULL;

      if (!talia_book_node_is_translated (node))
        continue;
      links = list_links (node->text);
      translated = list_links (dgettext ("talia", node->text));
      for (guint l = 0; links[l] != NULL; l++)
        assert_leads_somewhere (page, links[l]);
      if (!g_strv_equal ((const char *const *) links, (const char *const *) translated))
        g_error ("other links in the translation of: %s", node->text);
    }
}

/* Every id is unique, so that a link has one target. */
static void
test_ids (gconstpointer data)
{
  const TaliaBookPage *page = data;
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (page->nodes, i);
      const char *id = node->attribute[TALIA_ATTRIBUTE_ID];

      if (node->element == TALIA_ELEMENT_SECTION && id == NULL)
        g_error ("a section of %s has no id", page->id);
      if (id != NULL && !g_hash_table_add (ids, (gpointer) id))
        g_error ("the id %s stands twice on the page %s", id, page->id);
    }
}

static void
test_names (gconstpointer data)
{
  const TaliaGame *game = data;
  const TaliaBookPage *page = find_page (game->id);
  TaliaOptions options;

  talia_game_init_options (game, &options);
  assert_translated (game->name);
  assert_translated (game->summary);
  for (guint i = 0; game->options[i].key != NULL; i++)
    if (talia_book_page_find_option (page, game->options[i].key) == NULL)
      g_error ("the page of %s does not explain the option %s", game->id, game->options[i].key);
  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (page->nodes, i);
      const char *key = node->attribute[TALIA_ATTRIBUTE_KEY], *condition = node->attribute[TALIA_ATTRIBUTE_IF];
      g_auto (GStrv) ids = g_strsplit (
          node->attribute[TALIA_ATTRIBUTE_RULE] != NULL ? node->attribute[TALIA_ATTRIBUTE_RULE] : "", " ", -1);

      if (key != NULL && talia_options_find (game->options, key, -1) < 0)
        g_error ("%s has no option %s", game->id, key);
      if (condition != NULL && talia_game_condition_holds (condition, game->options, &options) < 0)
        g_error ("%s has no options %s", game->id, condition);
      for (guint r = 0; ids[r] != NULL; r++)
        if (talia_rule_from_id (ids[r]) == TALIA_RULE_NONE)
          g_error ("the page of %s names the rule %s, which does not exist", game->id, ids[r]);
    }
}

/* What happened in random matches of a game. */
typedef struct
{
  TaliaRandom random;
  gboolean refuses[TALIA_RULES_COUNT];
  GHashTable *lines;   /* the subjects of its score lines */
  GHashTable *moments; /* the sections that F1 has found */
  const TaliaBookPage *page;
  gboolean always; /* F1 found a section at every moment of play */
} Experience;

static gboolean
experience_cb (const TaliaGame *game, const TaliaState *state, gpointer data)
{
  Experience *seen = data;
  const TaliaBookNode *now = talia_book_page_find_now (seen->page, game, state);
  TaliaMove moves[12];

  book_play_make_up (state, &seen->random, moves, G_N_ELEMENTS (moves));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    seen->refuses[talia_game_check (game, state, &moves[i]).rule] = TRUE;
  for (int side = 0; side < state->sides; side++)
    {
      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
      int n;

      talia_game_score (game, state, side, lines, &n);
      for (int i = 0; i < n; i++)
        g_hash_table_add (seen->lines, (gpointer) lines[i].what);
    }
  if (now != NULL)
    g_hash_table_add (seen->moments, (gpointer) now);
  else if (state->to_act >= 0)
    seen->always = FALSE;
  return FALSE;
}

/* Every refusal, every score line and every moment is explained on the page, and every section for a moment is used. */
static void
test_experience (gconstpointer data)
{
  const TaliaGame *game = data;
  Experience seen = { .lines = g_hash_table_new (g_str_hash, g_str_equal),
                      .moments = g_hash_table_new (NULL, NULL),
                      .page = find_page (game->id),
                      .always = TRUE };
  GHashTableIter iter;
  gpointer what;

  talia_random_init (&seen.random, 1);
  for (int match = 0; match < MATCHES; match++)
    {
      TaliaOptions options;

      book_play_random_options (game, &seen.random, &options);
      book_play_match (game, &options, &seen.random, experience_cb, &seen);
    }

  /* This refusal comes from the match, in every game, if a person moves out of turn. */
  seen.refuses[TALIA_RULE_NOT_YOUR_TURN] = TRUE;
  for (int rule = TALIA_RULE_NONE + 1; rule < TALIA_RULES_COUNT; rule++)
    if (seen.refuses[rule] && talia_book_page_find (seen.page, talia_rule_id ((TaliaRuleId) rule)) == NULL)
      g_error ("the page of %s does not explain the rule %s", game->id, talia_rule_id ((TaliaRuleId) rule));
  g_assert_true (seen.refuses[TALIA_RULE_WRONG_MOVE]);

  g_hash_table_iter_init (&iter, seen.lines);
  while (g_hash_table_iter_next (&iter, &what, NULL))
    {
      g_autofree char *id = g_strconcat ("score/", what, NULL);

      if (talia_book_page_find (seen.page, id) == NULL)
        g_error ("the page of %s does not explain the score line “%s”", game->id, (const char *) what);
    }

  if (!seen.always)
    g_error ("the page of %s has no section for some moment of the play", game->id);
  for (guint i = 0; i < seen.page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (seen.page->nodes, i);

      if (node->element == TALIA_ELEMENT_SECTION && node->attribute[TALIA_ATTRIBUTE_PHASE] != NULL
          && !g_hash_table_contains (seen.moments, node))
        g_error ("the moment of the section %s of %s never comes", node->attribute[TALIA_ATTRIBUTE_ID], game->id);
    }
  g_hash_table_unref (seen.lines);
  g_hash_table_unref (seen.moments);
}

/* No number in a table is typed by hand: the page shows what the engine counts. */
static void
test_numbers (gconstpointer data)
{
  const TaliaGame *game = data;
  const TaliaBookPage *page = find_page (game->id);

  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (page->nodes, i);
      g_autofree char *complaint = node->element == TALIA_ELEMENT_VALUE ? book_numbers_check (game, node) : NULL;

      if (complaint != NULL)
        g_error ("%s: %s, said to be %s: %s", game->id, node->text, node->attribute[TALIA_ATTRIBUTE_OF], complaint);
    }
}

static void
add_test (const char *page, const char *name, gconstpointer data, GTestDataFunc func)
{
  g_autofree char *path = g_strdup_printf ("/book-pages/%s/%s", page, name);

  g_test_add_data_func (path, data, func);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  load_pages ();

  for (guint i = 0; i < pages->len; i++)
    {
      const TaliaBookPage *page = g_ptr_array_index (pages, i);
      const TaliaGame *game = talia_registry_find (page->id);

      add_test (page->id, "catalogs", page, test_catalogs);
      add_test (page->id, "links", page, test_links);
      add_test (page->id, "ids", page, test_ids);
      if (game == NULL)
        continue;
      add_test (page->id, "names", game, test_names);
      add_test (page->id, "numbers", game, test_numbers);
      add_test (page->id, "experience", game, test_experience);
    }
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    g_assert_nonnull (find_page ((*game)->id));
  return g_test_run ();
}
