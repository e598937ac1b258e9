/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game as they are written in data/rules: sections of blocks, without widgets. */
#include "talia-rules-page.h"

#include <string.h>

typedef struct
{
  TaliaRulesPage *page;
  TaliaBlock *block; /* the one being read, owned by the page */
  GPtrArray *row;    /* the table row being read, owned by its block */
  TaliaCell *cell;   /* the cell being read, owned by its row */
  GString *text;     /* of the innermost element with text, NULL outside of one */
} Parser;

static void
free_cell (gpointer data)
{
  TaliaCell *cell = data;

  g_free (cell->text);
  g_clear_pointer (&cell->cards, g_array_unref);
  g_free (cell);
}

static void
free_block (gpointer data)
{
  TaliaBlock *block = data;

  g_free (block->text);
  g_strfreev (block->rules);
  g_free (block->option);
  g_clear_pointer (&block->cards, g_array_unref);
  g_clear_pointer (&block->rows, g_ptr_array_unref);
  g_free (block);
}

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

static gboolean
block_kind (const char *element, TaliaBlockKind *kind)
{
  static const struct
  {
    const char *element;
    TaliaBlockKind kind;
  } kinds[] = {
    { "title", TALIA_BLOCK_TITLE }, { "p", TALIA_BLOCK_PARAGRAPH },   { "item", TALIA_BLOCK_ITEM },
    { "note", TALIA_BLOCK_NOTE },   { "option", TALIA_BLOCK_OPTION }, { "cards", TALIA_BLOCK_CARDS },
    { "table", TALIA_BLOCK_TABLE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (element, kinds[i].element))
      {
        *kind = kinds[i].kind;
        return TRUE;
      }
  return FALSE;
}

static gboolean
cell_kind (const char *element, TaliaCellKind *kind)
{
  if (g_str_equal (element, "cell"))
    *kind = TALIA_CELL_TEXT;
  else if (g_str_equal (element, "value"))
    *kind = TALIA_CELL_VALUE;
  else if (g_str_equal (element, "cards"))
    *kind = TALIA_CELL_CARDS;
  else
    return FALSE;
  return TRUE;
}

static void
start_block (Parser *parser, TaliaBlockKind kind, const char **names, const char **values)
{
  parser->block = g_new0 (TaliaBlock, 1);
  parser->block->kind = kind;
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "rule"))
      parser->block->rules = g_strsplit (values[i], " ", -1);
    else if (g_str_equal (names[i], "key"))
      parser->block->option = g_strdup (values[i]);
  if (kind == TALIA_BLOCK_TABLE)
    parser->block->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  else
    parser->text = g_string_new (NULL);
  g_ptr_array_add (parser->page->blocks, parser->block);
}

static void
start_element_cb (GMarkupParseContext *context, const char *element, const char **names, const char **values,
                  gpointer data, GError **error)
{
  Parser *parser = data;
  TaliaBlockKind kind;
  TaliaCellKind cell;

  if (parser->row != NULL && parser->cell == NULL && cell_kind (element, &cell))
    {
      parser->cell = g_new0 (TaliaCell, 1);
      parser->cell->kind = cell;
      parser->text = g_string_new (NULL);
      g_ptr_array_add (parser->row, parser->cell);
    }
  else if (parser->block != NULL && parser->block->rows != NULL && parser->row == NULL
           && (g_str_equal (element, "row") || g_str_equal (element, "head")))
    {
      parser->row = g_ptr_array_new_with_free_func (free_cell);
      g_ptr_array_add (parser->block->rows, parser->row);
    }
  else if (parser->block == NULL && block_kind (element, &kind))
    start_block (parser, kind, names, values);
  else if (parser->block == NULL && g_str_equal (element, "rules"))
    {
      for (guint i = 0; names[i] != NULL; i++)
        if (g_str_equal (names[i], "game"))
          g_set_str (&parser->page->game, values[i]);
    }
  else if (parser->block != NULL || !(g_str_equal (element, "section") || g_str_equal (element, "list")))
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "No place for <%s> here", element);
}

static void
end_element_cb (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Parser *parser = data;
  g_autofree char *text = NULL;

  if (parser->text != NULL)
    {
      text = normalize (parser->text->str);
      g_string_free (g_steal_pointer (&parser->text), TRUE);
    }

  if (parser->cell != NULL)
    {
      if (parser->cell->kind == TALIA_CELL_CARDS)
        parser->cell->cards = parse_cards (text, error);
      else
        parser->cell->text = g_steal_pointer (&text);
      parser->cell = NULL;
    }
  else if (parser->row != NULL)
    parser->row = NULL;
  else if (parser->block != NULL)
    {
      if (parser->block->kind == TALIA_BLOCK_CARDS)
        parser->block->cards = parse_cards (text, error);
      else
        parser->block->text = g_steal_pointer (&text);
      parser->block = NULL;
    }
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  Parser *parser = data;

  if (parser->text != NULL)
    g_string_append_len (parser->text, text, (gssize) length);
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
  gboolean read;

  g_return_val_if_fail (xml != NULL, NULL);

  page->blocks = g_ptr_array_new_with_free_func (free_block);
  context = g_markup_parse_context_new (&callbacks, G_MARKUP_PREFIX_ERROR_POSITION, &parser, NULL);
  read =
      g_markup_parse_context_parse (context, xml, length, error) && g_markup_parse_context_end_parse (context, error);
  if (parser.text != NULL)
    g_string_free (parser.text, TRUE);
  return read ? g_steal_pointer (&page) : NULL;
}

void
talia_rules_page_free (TaliaRulesPage *page)
{
  g_free (page->game);
  g_ptr_array_unref (page->blocks);
  g_free (page);
}

const TaliaBlock *
talia_rules_page_find_rule (const TaliaRulesPage *page, const char *rule_id)
{
  g_return_val_if_fail (page != NULL && rule_id != NULL, NULL);

  for (guint i = 0; i < page->blocks->len; i++)
    {
      const TaliaBlock *block = g_ptr_array_index (page->blocks, i);

      if (block->rules != NULL && g_strv_contains ((const char *const *) block->rules, rule_id))
        return block;
    }
  return NULL;
}
