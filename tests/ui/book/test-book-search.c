/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the search in the rules finds terms that people use elsewhere, in both languages. */
#include <libintl.h>
#include <locale.h>

#include "book/talia-book.h"

/* Terms that are used elsewhere, or that the rules write with a non-breaking space or in another form. */
static const struct
{
  const char *language;
  const char *words;
} cases[] = {
  { "en", "discard" },
  { "en", "revoke" },
  { "en", "sandbags" },
  { "en", "Black Maria" },
  { "en", "no boys" },
  { "pl", "chłopcy" },
  { "pl", "bez siódmej i ostatniej" },
  { "pl", "zamach" },
  { "pl", "worki" },
  { "pl", "kontrakt" },
  { "pl", "licytacja" },
  { "pl", "nil" },
  { "pl", "odgrywka" },
  { "pl", "w kiery" },
  { "pl", "13 punktow" },
};

static gboolean
choose_language (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C"); /* changing the locale makes gettext() forget the last language */
  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL)
    {
      g_test_skip ("there is no Polish locale here");
      return FALSE;
    }
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
  return TRUE;
}

static void
test_other_words_are_found (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) hits = NULL;

      if (!choose_language (cases[i].language))
        return;
      hits = talia_book_search (cases[i].words, NULL);
      g_test_message ("%s: %u", cases[i].words, hits->len);
      g_assert_cmpuint (hits->len, >, 0);
    }
}

/* Every alias has to find something. */
static void
test_aliases_lead_somewhere (void)
{
  static const char *const languages[] = { "en", "pl" };

  for (gsize l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_auto (GStrv) aliases = NULL;

      if (!choose_language (languages[l]))
        return;
      aliases = talia_book_list_aliases ();
      g_assert_cmpuint (g_strv_length (aliases), >, 2);
      for (guint i = 0; aliases[i] != NULL; i++)
        {
          g_auto (GStrv) parts = g_strsplit (aliases[i], "=", 2);
          g_autoptr (GArray) hits = NULL;

          g_assert_cmpuint (g_strv_length (parts), ==, 2);
          hits = talia_book_search (parts[1], NULL);
          g_test_message ("%s", aliases[i]);
          g_assert_cmpuint (hits->len, >, 0);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  textdomain ("talia");
  g_test_add_func ("/book-search/other-words", test_other_words_are_found);
  g_test_add_func ("/book-search/aliases", test_aliases_lead_somewhere);
  return g_test_run ();
}
