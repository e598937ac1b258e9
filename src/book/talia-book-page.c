/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rule book, read from data/rules (docs/RULES-PAGES.md), without widgets. */
#include "talia-book-page.h"

#include <string.h>

#define BIT(n) (1u << (n))

/* The blocks that sections contain; examples contain them, too. */
#define BLOCKS                                                                                                         \
  (BIT (TALIA_ELEMENT_TITLE) | BIT (TALIA_ELEMENT_PARAGRAPH) | BIT (TALIA_ELEMENT_LIST) | BIT (TALIA_ELEMENT_NOTE)     \
   | BIT (TALIA_ELEMENT_CARDS) | BIT (TALIA_ELEMENT_TABLE))
#define PLACE                                                                                                          \
  (BIT (TALIA_ATTRIBUTE_ID) | BIT (TALIA_ATTRIBUTE_RULE) | BIT (TALIA_ATTRIBUTE_LINE) | BIT (TALIA_ATTRIBUTE_IF))

typedef enum
{
  HOLDS_ELEMENTS,
  HOLDS_TEXT,  /* the text is a msgid, perhaps with links */
  HOLDS_LABEL, /* the text is not a msgid */
  HOLDS_CARDS
} Content;

/* The vocabulary: docs/RULES-PAGES.md. */
static const struct
{
  const char *name;
  Content content;
  guint children;   /* bits of TaliaBookElement */
  guint attributes; /* bits of TaliaBookAttribute */
} elements[TALIA_ELEMENTS] = {
  [TALIA_ELEMENT_PAGE] = { "rules", HOLDS_ELEMENTS,
                           BIT (TALIA_ELEMENT_TITLE) | BIT (TALIA_ELEMENT_SECTION) | BIT (TALIA_ELEMENT_INCLUDE),
                           BIT (TALIA_ATTRIBUTE_GAME) | BIT (TALIA_ATTRIBUTE_NAME) },
  [TALIA_ELEMENT_SECTION] = { "section", HOLDS_ELEMENTS,
                              BLOCKS | BIT (TALIA_ELEMENT_OPTION) | BIT (TALIA_ELEMENT_TERM)
                                  | BIT (TALIA_ELEMENT_EXAMPLE),
                              BIT (TALIA_ATTRIBUTE_ID) | BIT (TALIA_ATTRIBUTE_IF) | BIT (TALIA_ATTRIBUTE_PHASE)
                                  | BIT (TALIA_ATTRIBUTE_BOARD) | BIT (TALIA_ATTRIBUTE_DEAL) },
  [TALIA_ELEMENT_INCLUDE] = { "include", HOLDS_ELEMENTS, 0, BIT (TALIA_ATTRIBUTE_FROM) | BIT (TALIA_ATTRIBUTE_IF) },
  [TALIA_ELEMENT_TITLE] = { "title", HOLDS_TEXT },
  [TALIA_ELEMENT_PARAGRAPH] = { "p", HOLDS_TEXT, 0, PLACE },
  [TALIA_ELEMENT_LIST] = { "list", HOLDS_ELEMENTS, BIT (TALIA_ELEMENT_ITEM), 0 },
  [TALIA_ELEMENT_ITEM] = { "item", HOLDS_TEXT, 0, PLACE },
  [TALIA_ELEMENT_NOTE] = { "note", HOLDS_TEXT, 0, PLACE },
  [TALIA_ELEMENT_OPTION] = { "option", HOLDS_TEXT, 0,
                             BIT (TALIA_ATTRIBUTE_KEY) | BIT (TALIA_ATTRIBUTE_ID) | BIT (TALIA_ATTRIBUTE_RULE)
                                 | BIT (TALIA_ATTRIBUTE_LINE) },
  [TALIA_ELEMENT_TERM] = { "term", HOLDS_TEXT, 0, BIT (TALIA_ATTRIBUTE_ID) },
  [TALIA_ELEMENT_CARDS] = { "cards", HOLDS_CARDS, 0, BIT (TALIA_ATTRIBUTE_IF) },
  [TALIA_ELEMENT_TABLE] = { "table", HOLDS_ELEMENTS, BIT (TALIA_ELEMENT_HEAD) | BIT (TALIA_ELEMENT_ROW),
                            BIT (TALIA_ATTRIBUTE_ID) | BIT (TALIA_ATTRIBUTE_IF) },
  [TALIA_ELEMENT_HEAD] = { "head", HOLDS_ELEMENTS, BIT (TALIA_ELEMENT_CELL) | BIT (TALIA_ELEMENT_LABEL), 0 },
  [TALIA_ELEMENT_ROW] = { "row", HOLDS_ELEMENTS,
                          BIT (TALIA_ELEMENT_CELL) | BIT (TALIA_ELEMENT_LABEL) | BIT (TALIA_ELEMENT_VALUE)
                              | BIT (TALIA_ELEMENT_CARDS),
                          PLACE },
  [TALIA_ELEMENT_CELL] = { "cell", HOLDS_TEXT },
  [TALIA_ELEMENT_LABEL] = { "label", HOLDS_LABEL },
  [TALIA_ELEMENT_VALUE] = { "value", HOLDS_LABEL, 0,
                            BIT (TALIA_ATTRIBUTE_OF) | BIT (TALIA_ATTRIBUTE_WITH) | BIT (TALIA_ATTRIBUTE_DEAL)
                                | BIT (TALIA_ATTRIBUTE_PIECES) },
  [TALIA_ELEMENT_EXAMPLE] = { "example", HOLDS_ELEMENTS, BLOCKS, BIT (TALIA_ATTRIBUTE_ID) | BIT (TALIA_ATTRIBUTE_IF) },
};

static const char *const attributes[TALIA_ATTRIBUTES] = {
  [TALIA_ATTRIBUTE_ID] = "id",        [TALIA_ATTRIBUTE_GAME] = "game",   [TALIA_ATTRIBUTE_NAME] = "page",
  [TALIA_ATTRIBUTE_RULE] = "rule",    [TALIA_ATTRIBUTE_LINE] = "line",   [TALIA_ATTRIBUTE_IF] = "if",
  [TALIA_ATTRIBUTE_KEY] = "key",      [TALIA_ATTRIBUTE_PHASE] = "phase", [TALIA_ATTRIBUTE_BOARD] = "board",
  [TALIA_ATTRIBUTE_DEAL] = "deal",    [TALIA_ATTRIBUTE_OF] = "of",       [TALIA_ATTRIBUTE_WITH] = "with",
  [TALIA_ATTRIBUTE_PIECES] = "cards", [TALIA_ATTRIBUTE_FROM] = "from"
};

void
talia_book_node_free (TaliaBookNode *node)
{
  for (guint i = 0; i < TALIA_ATTRIBUTES; i++)
    g_free (node->attribute[i]);
  g_clear_pointer (&node->cards, g_array_unref);
  g_ptr_array_unref (node->children);
  g_free (node->text);
  g_free (node);
}

/* --- reading ----------------------------------------------------------------------------- */

typedef struct
{
  TaliaBookPage *page;
  TaliaBookNode *open; /* the innermost element */
  GString *text;       /* the text of `open`, NULL if it contains elements */
  gboolean in_link;
} Parser;

/* Replaces white space by one space, as xgettext does in msgids. */
static char *
normalize (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n\r", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_strv_builder_add (builder, words[i]);
  kept = g_strv_builder_end (builder);
  return g_strjoinv (" ", kept);
}

static GArray *
parse_cards (const char *text, GError **error)
{
  g_autofree char *list = normalize (text);
  g_auto (GStrv) words = g_strsplit (list, " ", -1);
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (TaliaCard));

  for (guint i = 0; words[i] != NULL; i++)
    {
      TaliaCard card = strlen (words[i]) == 2 ? talia_card_parse (words[i]) : TALIA_NO_CARD;

      if (card == TALIA_NO_CARD)
        {
          g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "“%s” is no card", words[i]);
          return NULL;
        }
      g_array_append_val (cards, card);
    }
  return g_steal_pointer (&cards);
}

static void
set_attribute (TaliaBookNode *node, const char *name, const char *value, GError **error)
{
  for (guint i = 0; i < TALIA_ATTRIBUTES; i++)
    if (g_str_equal (name, attributes[i]) && (elements[node->element].attributes & BIT (i)))
      {
        node->attribute[i] = normalize (value);
        if (i == TALIA_ATTRIBUTE_PIECES)
          node->cards = parse_cards (value, error);
        return;
      }
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE, "<%s> has no %s", elements[node->element].name,
               name);
}

/* Finds the element of that name that may be in `parent` (NULL: at the top); TALIA_ELEMENTS if there is none. */
static TaliaBookElement
find_element (const char *name, const TaliaBookNode *parent)
{
  guint allowed = parent != NULL ? elements[parent->element].children : BIT (TALIA_ELEMENT_PAGE);

  for (guint i = 0; i < TALIA_ELEMENTS; i++)
    if (g_str_equal (elements[i].name, name) && (allowed & BIT (i)))
      return (TaliaBookElement) i;
  return TALIA_ELEMENTS;
}

static void
start_link (Parser *parser, const char **names, const char **values, GError **error)
{
  if (names[0] == NULL || !g_str_equal (names[0], "to") || names[1] != NULL)
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_MISSING_ATTRIBUTE, "<link> has just a “to”");
      return;
    }
  parser->in_link = TRUE;
  g_string_append_printf (parser->text, "<link to=\"%s\">", values[0]);
}

static void
start_element_cb (GMarkupParseContext *context, const char *name, const char **names, const char **values,
                  gpointer data, GError **error)
{
  Parser *parser = data;
  TaliaBookElement element = find_element (name, parser->open);
  TaliaBookNode *node;

  if (g_str_equal (name, "link") && parser->open != NULL && elements[parser->open->element].content == HOLDS_TEXT
      && !parser->in_link)
    {
      start_link (parser, names, values, error);
      return;
    }
  if (element == TALIA_ELEMENTS || parser->in_link)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "No place for <%s> here", name);
      return;
    }

  node = g_new0 (TaliaBookNode, 1);
  node->element = element;
  node->parent = parser->open;
  node->children = g_ptr_array_new ();
  g_ptr_array_add (parser->page->nodes, node);
  if (parser->open != NULL)
    g_ptr_array_add (parser->open->children, node);
  parser->open = node;
  if (elements[element].content != HOLDS_ELEMENTS)
    parser->text = g_string_new (NULL);
  for (guint i = 0; names[i] != NULL && *error == NULL; i++)
    set_attribute (node, names[i], values[i], error);
}

static void
end_element_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Parser *parser = data;
  TaliaBookNode *node = parser->open;

  if (parser->in_link)
    {
      g_string_append (parser->text, "</link>");
      parser->in_link = FALSE;
      return;
    }
  parser->open = node->parent;
  if (parser->text == NULL)
    return;
  node->text = normalize (parser->text->str);
  g_string_free (g_steal_pointer (&parser->text), TRUE);
  if (elements[node->element].content == HOLDS_CARDS)
    node->cards = parse_cards (node->text, error);
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  Parser *parser = data;
  g_autofree char *stray = NULL;

  if (parser->text != NULL)
    {
      g_string_append_len (parser->text, text, (gssize) length);
      return;
    }
  stray = g_strndup (text, length);
  if (*g_strstrip (stray) != '\0')
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "No place for “%s” here", stray);
}

TaliaBookPage *
talia_book_page_parse (const char *xml, gssize length, GError **error)
{
  static const GMarkupParser callbacks = { .start_element = start_element_cb,
                                           .end_element = end_element_cb,
                                           .text = text_cb };
  g_autoptr (TaliaBookPage) page = g_new0 (TaliaBookPage, 1);
  Parser parser = { .page = page };
  g_autoptr (GMarkupParseContext) context = NULL;
  const TaliaBookNode *root;
  gboolean read;

  g_return_val_if_fail (xml != NULL, NULL);

  page->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_book_node_free);
  context = g_markup_parse_context_new (&callbacks, G_MARKUP_PREFIX_ERROR_POSITION, &parser, NULL);
  read =
      g_markup_parse_context_parse (context, xml, length, error) && g_markup_parse_context_end_parse (context, error);
  if (parser.text != NULL)
    g_string_free (parser.text, TRUE);
  if (!read)
    return NULL;
  root = g_ptr_array_index (page->nodes, 0);
  page->id = g_strdup (root->attribute[TALIA_ATTRIBUTE_GAME] != NULL ? root->attribute[TALIA_ATTRIBUTE_GAME]
                                                                     : root->attribute[TALIA_ATTRIBUTE_NAME]);
  return g_steal_pointer (&page);
}

void
talia_book_page_free (TaliaBookPage *page)
{
  g_free (page->id);
  g_ptr_array_unref (page->nodes);
  g_free (page);
}

/* --- asking -------------------------------------------------------------------------------- */

const TaliaBookNode *
talia_book_node_child (const TaliaBookNode *node, TaliaBookElement element)
{
  g_return_val_if_fail (node != NULL, NULL);

  for (guint i = 0; i < node->children->len; i++)
    if (((const TaliaBookNode *) g_ptr_array_index (node->children, i))->element == element)
      return g_ptr_array_index (node->children, i);
  return NULL;
}

gboolean
talia_book_node_is_translated (const TaliaBookNode *node)
{
  return elements[node->element].content == HOLDS_TEXT;
}

/* --- texts --------------------------------------------------------------------------------- */

static void
append_escaped (GString *markup, GString *plain, const char *text, gssize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, length);

  g_string_append (markup, escaped);
  g_string_append_len (plain, text, length);
}

char *
talia_book_text_to_markup (const char *text, char **plain)
{
  g_autoptr (GRegex) link = g_regex_new ("<link to=\"([^\"]*)\">(.*?)</link>", G_REGEX_DEFAULT, 0, NULL);
  g_autoptr (GString) markup = g_string_new (NULL), stripped = g_string_new (NULL);
  g_autoptr (GMatchInfo) match = NULL;
  int done = 0;

  g_return_val_if_fail (text != NULL, NULL);

  for (g_regex_match (link, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *to = g_match_info_fetch (match, 1), *words = g_match_info_fetch (match, 2);
      g_autofree char *target = g_markup_escape_text (to, -1);
      int start, end;

      g_match_info_fetch_pos (match, 0, &start, &end);
      append_escaped (markup, stripped, text + done, start - done);
      g_string_append_printf (markup, "<a href=\"%s\">", target);
      append_escaped (markup, stripped, words, (gssize) strlen (words));
      g_string_append (markup, "</a>");
      done = end;
    }
  append_escaped (markup, stripped, text + done, (gssize) strlen (text + done));
  if (plain != NULL)
    *plain = g_string_free (g_steal_pointer (&stripped), FALSE);
  return g_string_free (g_steal_pointer (&markup), FALSE);
}
