/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rule book as it is written in data/rules (docs/RULES-PAGES.md), without widgets. */
#include "talia-rules-page.h"

#include <string.h>

#define BIT(n) (1u << (n))

/* The blocks that sections hold; examples hold them too. */
#define BLOCKS                                                                                                         \
  (BIT (TALIA_RULES_TITLE) | BIT (TALIA_RULES_PARAGRAPH) | BIT (TALIA_RULES_LIST) | BIT (TALIA_RULES_NOTE)             \
   | BIT (TALIA_RULES_CARDS) | BIT (TALIA_RULES_TABLE))
#define PLACE (BIT (TALIA_RULES_ID) | BIT (TALIA_RULES_RULE) | BIT (TALIA_RULES_LINE) | BIT (TALIA_RULES_IF))

typedef enum
{
  HOLDS_ELEMENTS,
  HOLDS_TEXT,  /* a msgid, perhaps with links */
  HOLDS_LABEL, /* text that is no msgid */
  HOLDS_CARDS
} Content;

/* The vocabulary: docs/RULES-PAGES.md. */
static const struct
{
  const char *name;
  Content content;
  guint children;   /* bits of TaliaRulesElement */
  guint attributes; /* bits of TaliaRulesAttribute */
} elements[TALIA_RULES_ELEMENTS] = {
  [TALIA_RULES_PAGE] = { "rules", HOLDS_ELEMENTS, BIT (TALIA_RULES_TITLE) | BIT (TALIA_RULES_SECTION),
                         BIT (TALIA_RULES_GAME) | BIT (TALIA_RULES_NAME) },
  [TALIA_RULES_SECTION] = { "section", HOLDS_ELEMENTS,
                            BLOCKS | BIT (TALIA_RULES_OPTION) | BIT (TALIA_RULES_TERM) | BIT (TALIA_RULES_EXAMPLE),
                            BIT (TALIA_RULES_ID) | BIT (TALIA_RULES_IF) | BIT (TALIA_RULES_PHASE)
                                | BIT (TALIA_RULES_BOARD) | BIT (TALIA_RULES_DEAL) },
  [TALIA_RULES_TITLE] = { "title", HOLDS_TEXT },
  [TALIA_RULES_PARAGRAPH] = { "p", HOLDS_TEXT, 0, PLACE },
  [TALIA_RULES_LIST] = { "list", HOLDS_ELEMENTS, BIT (TALIA_RULES_ITEM), 0 },
  [TALIA_RULES_ITEM] = { "item", HOLDS_TEXT, 0, PLACE },
  [TALIA_RULES_NOTE] = { "note", HOLDS_TEXT, 0, PLACE },
  [TALIA_RULES_OPTION] = { "option", HOLDS_TEXT, 0,
                           BIT (TALIA_RULES_KEY) | BIT (TALIA_RULES_ID) | BIT (TALIA_RULES_RULE)
                               | BIT (TALIA_RULES_LINE) },
  [TALIA_RULES_TERM] = { "term", HOLDS_TEXT, 0, BIT (TALIA_RULES_ID) },
  [TALIA_RULES_CARDS] = { "cards", HOLDS_CARDS, 0, BIT (TALIA_RULES_IF) },
  [TALIA_RULES_TABLE] = { "table", HOLDS_ELEMENTS, BIT (TALIA_RULES_HEAD) | BIT (TALIA_RULES_ROW),
                          BIT (TALIA_RULES_ID) | BIT (TALIA_RULES_IF) },
  [TALIA_RULES_HEAD] = { "head", HOLDS_ELEMENTS, BIT (TALIA_RULES_CELL) | BIT (TALIA_RULES_LABEL), 0 },
  [TALIA_RULES_ROW] = { "row", HOLDS_ELEMENTS,
                        BIT (TALIA_RULES_CELL) | BIT (TALIA_RULES_LABEL) | BIT (TALIA_RULES_VALUE)
                            | BIT (TALIA_RULES_CARDS),
                        PLACE },
  [TALIA_RULES_CELL] = { "cell", HOLDS_TEXT },
  [TALIA_RULES_LABEL] = { "label", HOLDS_LABEL },
  [TALIA_RULES_VALUE] = { "value", HOLDS_LABEL, 0,
                          BIT (TALIA_RULES_OF) | BIT (TALIA_RULES_WITH) | BIT (TALIA_RULES_DEAL)
                              | BIT (TALIA_RULES_PIECES) },
  [TALIA_RULES_EXAMPLE] = { "example", HOLDS_ELEMENTS, BLOCKS, BIT (TALIA_RULES_ID) | BIT (TALIA_RULES_IF) },
};

static const char *const attributes[TALIA_RULES_ATTRIBUTES] = {
  [TALIA_RULES_ID] = "id",       [TALIA_RULES_GAME] = "game",   [TALIA_RULES_NAME] = "page",
  [TALIA_RULES_RULE] = "rule",   [TALIA_RULES_LINE] = "line",   [TALIA_RULES_IF] = "if",
  [TALIA_RULES_KEY] = "key",     [TALIA_RULES_PHASE] = "phase", [TALIA_RULES_BOARD] = "board",
  [TALIA_RULES_DEAL] = "deal",   [TALIA_RULES_OF] = "of",       [TALIA_RULES_WITH] = "with",
  [TALIA_RULES_PIECES] = "cards"
};

static void
free_node (gpointer data)
{
  TaliaRulesNode *node = data;

  for (guint i = 0; i < TALIA_RULES_ATTRIBUTES; i++)
    g_free (node->attribute[i]);
  g_clear_pointer (&node->cards, g_array_unref);
  g_ptr_array_unref (node->children);
  g_free (node->text);
  g_free (node);
}

/* --- reading ----------------------------------------------------------------------------- */

typedef struct
{
  TaliaRulesPage *page;
  TaliaRulesNode *open; /* the innermost element */
  GString *text;        /* of `open`, NULL where it holds elements */
  gboolean in_link;
} Parser;

/* Runs of white space become one space, as in the msgids that xgettext makes. */
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
set_attribute (TaliaRulesNode *node, const char *name, const char *value, GError **error)
{
  for (guint i = 0; i < TALIA_RULES_ATTRIBUTES; i++)
    if (g_str_equal (name, attributes[i]) && (elements[node->element].attributes & BIT (i)))
      {
        node->attribute[i] = normalize (value);
        if (i == TALIA_RULES_PIECES)
          node->cards = parse_cards (value, error);
        return;
      }
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE, "<%s> has no %s", elements[node->element].name,
               name);
}

/* The element of that name that may stand in `parent` (NULL: at the top); TALIA_RULES_ELEMENTS when there is none. */
static TaliaRulesElement
find_element (const char *name, const TaliaRulesNode *parent)
{
  guint allowed = parent != NULL ? elements[parent->element].children : BIT (TALIA_RULES_PAGE);

  for (guint i = 0; i < TALIA_RULES_ELEMENTS; i++)
    if (g_str_equal (elements[i].name, name) && (allowed & BIT (i)))
      return (TaliaRulesElement) i;
  return TALIA_RULES_ELEMENTS;
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
  TaliaRulesElement element = find_element (name, parser->open);
  TaliaRulesNode *node;

  if (g_str_equal (name, "link") && parser->open != NULL && elements[parser->open->element].content == HOLDS_TEXT
      && !parser->in_link)
    {
      start_link (parser, names, values, error);
      return;
    }
  if (element == TALIA_RULES_ELEMENTS || parser->in_link)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "No place for <%s> here", name);
      return;
    }

  node = g_new0 (TaliaRulesNode, 1);
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
  TaliaRulesNode *node = parser->open;

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

TaliaRulesPage *
talia_rules_page_parse (const char *xml, gssize length, GError **error)
{
  static const GMarkupParser callbacks = { .start_element = start_element_cb,
                                           .end_element = end_element_cb,
                                           .text = text_cb };
  g_autoptr (TaliaRulesPage) page = g_new0 (TaliaRulesPage, 1);
  Parser parser = { .page = page };
  g_autoptr (GMarkupParseContext) context = NULL;
  const TaliaRulesNode *root;
  gboolean read;

  g_return_val_if_fail (xml != NULL, NULL);

  page->nodes = g_ptr_array_new_with_free_func (free_node);
  context = g_markup_parse_context_new (&callbacks, G_MARKUP_PREFIX_ERROR_POSITION, &parser, NULL);
  read =
      g_markup_parse_context_parse (context, xml, length, error) && g_markup_parse_context_end_parse (context, error);
  if (parser.text != NULL)
    g_string_free (parser.text, TRUE);
  if (!read)
    return NULL;
  root = g_ptr_array_index (page->nodes, 0);
  page->id = g_strdup (root->attribute[TALIA_RULES_GAME] != NULL ? root->attribute[TALIA_RULES_GAME]
                                                                 : root->attribute[TALIA_RULES_NAME]);
  return g_steal_pointer (&page);
}

void
talia_rules_page_free (TaliaRulesPage *page)
{
  g_free (page->id);
  g_ptr_array_unref (page->nodes);
  g_free (page);
}

/* --- finding ------------------------------------------------------------------------------ */

static gboolean
list_has (const char *list, const char *separator, const char *word)
{
  g_auto (GStrv) words = list != NULL ? g_strsplit (list, separator, -1) : NULL;

  return words != NULL && g_strv_contains ((const char *const *) words, word);
}

static const TaliaRulesNode *
find_attribute (const TaliaRulesPage *page, TaliaRulesAttribute attribute, const char *separator, const char *word)
{
  for (guint i = 0; i < page->nodes->len; i++)
    if (list_has (((const TaliaRulesNode *) g_ptr_array_index (page->nodes, i))->attribute[attribute], separator, word))
      return g_ptr_array_index (page->nodes, i);
  return NULL;
}

static const TaliaRulesNode *
find_line (const TaliaRulesPage *page, const char *what)
{
  const TaliaRulesNode *found = find_attribute (page, TALIA_RULES_LINE, "|", what);

  if (found != NULL)
    return found;
  /* A table row that says what the line is worth explains it by itself. */
  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaRulesNode *node = g_ptr_array_index (page->nodes, i);
      const char *of = node->attribute[TALIA_RULES_OF];

      if (of != NULL && (g_str_has_prefix (of, "line:") || g_str_has_prefix (of, "each:"))
          && g_str_equal (of + strlen ("line:"), what))
        return node->parent;
    }
  return NULL;
}

const TaliaRulesNode *
talia_rules_page_find (const TaliaRulesPage *page, const char *id)
{
  const TaliaRulesNode *found;

  g_return_val_if_fail (page != NULL && id != NULL, NULL);

  if (g_str_has_prefix (id, "score/"))
    return find_line (page, id + strlen ("score/"));
  found = find_attribute (page, TALIA_RULES_RULE, " ", id);
  return found != NULL ? found : find_attribute (page, TALIA_RULES_ID, " ", id);
}

const TaliaRulesNode *
talia_rules_page_find_option (const TaliaRulesPage *page, const char *key)
{
  g_return_val_if_fail (page != NULL && key != NULL, NULL);

  return find_attribute (page, TALIA_RULES_KEY, " ", key);
}

/* How much the section says about this moment; 0: nothing, or something else. */
static int
agreement (const TaliaRulesNode *section, const TaliaRules *rules, const TaliaState *state)
{
  static const char *const phases[] = {
    [TALIA_PHASE_DEAL] = "deal", [TALIA_PHASE_PASS] = "pass", [TALIA_PHASE_BID] = "bid",
    [TALIA_PHASE_PLAY] = "play", [TALIA_PHASE_MOON] = "moon", [TALIA_PHASE_OVER] = "over",
  };
  static const char *const boards[] = {
    [TALIA_BOARD_TRICK] = "trick",
    [TALIA_BOARD_LAYOUT] = "layout",
    [TALIA_BOARD_FISHING] = "fishing",
  };
  const char *title = rules->title != NULL && state->deals > 0 ? rules->title (state) : NULL;
  const struct
  {
    const char *wanted;
    const char *present;
  } parts[] = {
    { section->attribute[TALIA_RULES_PHASE], phases[state->phase] },
    { section->attribute[TALIA_RULES_BOARD], boards[state->board] },
    { section->attribute[TALIA_RULES_DEAL], title },
  };
  int agreed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i].wanted != NULL)
      {
        if (parts[i].present == NULL || !list_has (parts[i].wanted, "|", parts[i].present))
          return 0;
        agreed++;
      }
  return agreed;
}

const TaliaRulesNode *
talia_rules_page_find_now (const TaliaRulesPage *page, const TaliaRules *rules, const TaliaState *state)
{
  const TaliaRulesNode *best = NULL;
  int most = 0;

  g_return_val_if_fail (page != NULL && rules != NULL && state != NULL, NULL);

  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaRulesNode *node = g_ptr_array_index (page->nodes, i);
      int agreed = node->element == TALIA_RULES_SECTION ? agreement (node, rules, state) : 0;

      if (agreed > most)
        {
          best = node;
          most = agreed;
        }
    }
  return best;
}

const TaliaRulesNode *
talia_rules_node_child (const TaliaRulesNode *node, TaliaRulesElement element)
{
  g_return_val_if_fail (node != NULL, NULL);

  for (guint i = 0; i < node->children->len; i++)
    if (((const TaliaRulesNode *) g_ptr_array_index (node->children, i))->element == element)
      return g_ptr_array_index (node->children, i);
  return NULL;
}

gboolean
talia_rules_node_is_translated (const TaliaRulesNode *node)
{
  return elements[node->element].content == HOLDS_TEXT;
}

/* --- conditions ---------------------------------------------------------------------------- */

/* Whether the option is set to that value; -1 when it has no such value. */
static int
is_set_to (const char *key, const char *value, const TaliaOption *schema, const TaliaOptions *options)
{
  g_autofree char *setting = g_strdup_printf ("%s=%s", key, value);
  int index = talia_options_find (schema, key, -1);
  TaliaOptions other = *options;

  if (index < 0 || !talia_options_set (schema, &other, setting, NULL))
    return -1;
  return other.value[index] == options->value[index];
}

static int
part_holds (const char *part, const TaliaOption *schema, const TaliaOptions *options)
{
  const char *equals = strchr (part, '=');
  gboolean not = equals != NULL && equals > part && equals[-1] == '!';
  g_autofree char *key = equals != NULL ? g_strndup (part, (gsize) (equals - part - not)) : NULL;
  g_auto (GStrv) values = equals != NULL ? g_strsplit (equals + 1, "|", -1) : NULL;
  int holds = FALSE;

  if (equals == NULL)
    return -1;
  for (guint i = 0; values[i] != NULL; i++)
    {
      int is = is_set_to (key, values[i], schema, options);

      if (is < 0)
        return -1;
      holds |= is;
    }
  return holds != not;
}

int
talia_rules_condition_holds (const char *condition, const TaliaOption *schema, const TaliaOptions *options)
{
  g_auto (GStrv) parts = NULL;
  int holds = TRUE;

  g_return_val_if_fail (condition != NULL && schema != NULL && options != NULL, -1);

  parts = g_strsplit (condition, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int part = part_holds (parts[i], schema, options);

      if (part < 0)
        return -1;
      holds &= part;
    }
  return holds;
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
talia_rules_text_to_markup (const char *text, char **plain)
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
