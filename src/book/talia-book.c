/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book: all its pages, and a search in them. */
#include "talia-book.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <string.h>

#include "talia-book-include.h"

/* A page that is not about a game. */
static const char *const other_pages[] = { "glossary", "computer" };

static TaliaBookPage *
load_page (const char *id, gpointer data)
{
  g_autofree char *path = g_strdup_printf ("/io/github/taliacards/Talia/rules/%s.xml", id);
  g_autoptr (GBytes) xml = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  TaliaBookPage *page;

  if (xml == NULL)
    return NULL;
  page = talia_book_page_parse (g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), &error);
  if (page == NULL)
    g_critical ("The rules page %s cannot be read: %s", id, error->message);
  return page;
}

const TaliaBookPage *
talia_book_get (const char *id)
{
  static GHashTable *pages; /* indexed by id */
  g_autoptr (TaliaBookPage) page = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  if (pages == NULL)
    pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) talia_book_page_free);
  if (!g_hash_table_contains (pages, id) && (page = load_page (id, NULL)) != NULL)
    {
      if (!talia_book_page_include (page, load_page, NULL, &error))
        {
          g_critical ("The rules page %s cannot be read: %s", id, error->message);
          return NULL;
        }
      g_hash_table_insert (pages, g_strdup (id), g_steal_pointer (&page));
    }
  return g_hash_table_lookup (pages, id);
}

const char *const *
talia_book_list (void)
{
  static GPtrArray *ids;

  if (ids == NULL)
    {
      ids = g_ptr_array_new_null_terminated (16, NULL, TRUE);
      for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
        if (talia_book_get ((*game)->id) != NULL)
          g_ptr_array_add (ids, (gpointer) (*game)->id);
      for (guint i = 0; i < G_N_ELEMENTS (other_pages); i++)
        if (talia_book_get (other_pages[i]) != NULL)
          g_ptr_array_add (ids, (gpointer) other_pages[i]);
    }
  return (const char *const *) ids->pdata;
}

const char *
talia_book_title (const char *id)
{
  const TaliaGame *game = talia_registry_find (id);
  const TaliaBookPage *page = talia_book_get (id);
  const TaliaBookNode *title;

  if (game != NULL)
    return _ (game->name);
  title = page != NULL ? talia_book_node_child (g_ptr_array_index (page->nodes, 0), TALIA_ELEMENT_TITLE) : NULL;
  return title != NULL ? _ (title->text) : NULL;
}

/* --- searching ----------------------------------------------------------------------------- */

/* Returns the lower-case letter without its accent. */
static gunichar
plain_letter (gunichar letter)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];

  letter = g_unichar_tolower (letter);
  if (letter == 0x142) /* according to Unicode, ł is not an l with an accent */
    return 'l';
  if (letter == 0xa0) /* nobody types a non-breaking space */
    return ' ';
  g_unichar_fully_decompose (letter, FALSE, parts, G_N_ELEMENTS (parts));
  return parts[0];
}

/* Returns the end of the words if `text` begins with them; otherwise NULL. */
static const char *
match_at (const char *text, const char *words)
{
  while (*words != '\0')
    {
      if (*text == '\0' || plain_letter (g_utf8_get_char (text)) != plain_letter (g_utf8_get_char (words)))
        return NULL;
      text = g_utf8_next_char (text);
      words = g_utf8_next_char (words);
    }
  return text;
}

GStrv
talia_book_list_aliases (void)
{
  /* Translators: words that people may search the rules for and that are not in them, each with the word (or a part of
   * one) that the rules use; the first may be the beginning of a word as well */
  return g_strsplit (C_ ("search", "discard=throw;revoke=follow suit;trump suit=trumps;cassino=casino"), ";", -1);
}

/* Returns the word that the rules use instead of one that people know from elsewhere; NULL if there is none. A new
 * string. */
static char *
find_alias (const char *words)
{
  g_auto (GStrv) aliases = talia_book_list_aliases ();

  for (guint i = 0; aliases[i] != NULL; i++)
    {
      char *equals = strchr (aliases[i], '=');

      if (equals == NULL)
        continue;
      *equals = '\0';
      if (match_at (words, aliases[i]) != NULL)
        return g_strdup (equals + 1);
    }
  return NULL;
}

static void
search_node (const TaliaBookPage *page, const TaliaBookNode *node, const char *words, GArray *hits)
{
  g_autofree char *plain = NULL, *markup = talia_book_text_to_markup (_ (node->text), &plain);

  for (const char *at = plain; *at != '\0';)
    {
      const char *end = match_at (at, words);

      if (end != NULL)
        g_array_append_vals (hits, &(TaliaBookHit) { page, node, (guint) (at - plain), (guint) (end - plain) }, 1);
      at = end != NULL ? end : g_utf8_next_char (at);
    }
}

static void
search_page (const TaliaBookPage *page, const char *words, GArray *hits)
{
  for (guint i = 1; i < page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (page->nodes, i);

      if (talia_book_node_is_translated (node) && node->parent->element != TALIA_ELEMENT_PAGE)
        search_node (page, node, words, hits);
    }
}

static void
search_pages (const char *words, const char *first, GArray *hits)
{
  const char *const *ids = talia_book_list ();
  guint n = g_strv_length ((GStrv) ids), start = 0;

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (ids[i], first) == 0)
      start = i;
  for (guint i = 0; i < n; i++)
    search_page (talia_book_get (ids[(start + i) % n]), words, hits);
}

GArray *
talia_book_search (const char *words, const char *first)
{
  GArray *hits = g_array_new (FALSE, FALSE, sizeof (TaliaBookHit));
  g_autofree char *trimmed = NULL, *alias = NULL;

  g_return_val_if_fail (words != NULL, hits);

  trimmed = g_strstrip (g_strdup (words));
  if (*trimmed == '\0')
    return hits;
  search_pages (trimmed, first, hits);
  if (hits->len == 0 && (alias = find_alias (trimmed)) != NULL)
    search_pages (alias, first, hits);
  return hits;
}
