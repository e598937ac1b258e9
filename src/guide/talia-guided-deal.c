/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a guided deal from data/guided (docs/GUIDED-DEALS.md). */
#include "talia-guided-deal.h"

#include <gio/gio.h>

#include "bots/talia-bot.h"

static void
clear_text (gpointer data)
{
  TaliaGuidedText *text = data;

  g_free (text->text);
  g_free (text->rule);
}

static void
clear_stray (gpointer data)
{
  g_free (((TaliaGuidedStray *) data)->text);
}

static void
clear_step (gpointer data)
{
  TaliaGuidedStep *step = data;

  clear_text (&step->say);
  g_array_unref (step->strays);
}

static GArray *
new_array (guint size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, size);

  g_array_set_clear_func (array, clear);
  return array;
}

void
talia_guided_deal_free (TaliaGuidedDeal *self)
{
  g_array_unref (self->begin);
  g_array_unref (self->steps);
  g_array_unref (self->result);
  g_array_unref (self->end);
  g_free (self);
}

/* --- reading ----------------------------------------------------------------------------- */

typedef struct
{
  TaliaGuidedDeal *deal;
  GString *text; /* the text of the innermost element, NULL if it contains elements */
  char *rule;    /* its attributes, if it has them */
  char *move;
} Parser;

static gboolean
parse_move (const char *text, TaliaMove *move, GError **error)
{
  if (talia_move_parse (text, move))
    return TRUE;
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "“%s” is no move", text);
  return FALSE;
}

static void
set_options (TaliaGuidedDeal *deal, const char *settings, GError **error)
{
  g_auto (GStrv) words = g_strsplit (settings, " ", -1);

  for (guint i = 0; words[i] != NULL && *error == NULL; i++)
    if (*words[i] != '\0')
      talia_options_set (deal->game->options, &deal->options, words[i], error);
}

static void
start_guide (TaliaGuidedDeal *deal, const char **names, const char **values, GError **error)
{
  const char *game, *number, *options = NULL;

  if (!g_markup_collect_attributes (
          "guide", names, values, error, G_MARKUP_COLLECT_STRING, "game", &game, G_MARKUP_COLLECT_STRING, "number",
          &number, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "options", &options, G_MARKUP_COLLECT_INVALID))
    return;
  deal->game = talia_registry_find (game);
  if (deal->game == NULL || !g_ascii_string_to_unsigned (number, 10, 1, G_MAXINT64, &deal->number, NULL))
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "No deal %s of a game “%s”", number, game);
      return;
    }
  talia_game_init_options (deal->game, &deal->options);
  set_options (deal, options != NULL ? options : "", error);
}

static void
start_step (TaliaGuidedDeal *deal, const char **names, const char **values, GError **error)
{
  TaliaGuidedStep step = { 0 };
  const char *move;

  if (!g_markup_collect_attributes ("step", names, values, error, G_MARKUP_COLLECT_STRING, "move", &move,
                                    G_MARKUP_COLLECT_INVALID)
      || !parse_move (move, &step.move, error))
    return;
  step.strays = new_array (sizeof (TaliaGuidedStray), clear_stray);
  g_array_append_val (deal->steps, step);
}

/* Where an element may be, and what it contains. */
static const struct
{
  const char *name, *parent; /* NULL: at the top */
  const char *attribute;     /* the attribute of an element that contains text, may be NULL */
  gboolean has_text;
} elements[] = {
  { "guide", NULL, NULL, FALSE },   { "begin", "guide", "rule", TRUE }, { "step", "guide", NULL, FALSE },
  { "say", "step", "rule", TRUE },  { "stray", "step", "move", TRUE },  { "result", "guide", "rule", TRUE },
  { "end", "guide", "rule", TRUE },
};

static void
start_element_cb (GMarkupParseContext *context, const char *name, const char **names, const char **values,
                  gpointer data, GError **error)
{
  Parser *parser = data;
  const GSList *open = g_markup_parse_context_get_element_stack (context);
  const char *parent = open->next != NULL ? open->next->data : NULL;
  const char *value = NULL;
  guint at = 0;

  while (at < G_N_ELEMENTS (elements)
         && (!g_str_equal (elements[at].name, name) || g_strcmp0 (elements[at].parent, parent) != 0))
    at++;
  if (at == G_N_ELEMENTS (elements))
    g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "No place for <%s> here", name);
  else if (g_str_equal (name, "guide"))
    start_guide (parser->deal, names, values, error);
  else if (g_str_equal (name, "step"))
    start_step (parser->deal, names, values, error);
  else if (g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL,
                                        elements[at].attribute, &value, G_MARKUP_COLLECT_INVALID))
    {
      parser->text = g_string_new (NULL);
      g_set_str (g_str_equal (elements[at].attribute, "move") ? &parser->move : &parser->rule, value);
    }
}

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

/* Adds a text about another move; `move` is NULL if it is about all others. */
static gboolean
add_stray (GArray *strays, const char *move, const char *text, GError **error)
{
  TaliaGuidedStray stray = { .any = move == NULL };

  if (move != NULL && !parse_move (move, &stray.move, error))
    return FALSE;
  stray.text = g_strdup (text);
  g_array_append_val (strays, stray);
  return TRUE;
}

/* Adds a text about other moves; `moves` are separated by spaces. */
static void
add_strays (GArray *strays, const char *moves, const char *text, GError **error)
{
  g_auto (GStrv) words = moves != NULL && *moves != '\0' ? g_strsplit (moves, " ", -1) : NULL;

  if (words == NULL)
    add_stray (strays, moves, text, error);
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    if (!add_stray (strays, words[i], text, error))
      return;
}

/* Stores the text that has just been read at the place for the element `name`. */
static void
take_text (Parser *parser, const char *name, GError **error)
{
  TaliaGuidedDeal *deal = parser->deal;
  TaliaGuidedStep *step =
      deal->steps->len > 0 ? &g_array_index (deal->steps, TaliaGuidedStep, deal->steps->len - 1) : NULL;
  TaliaGuidedText text = { normalize (parser->text->str), g_steal_pointer (&parser->rule) };

  if (g_str_equal (name, "begin"))
    g_array_append_val (deal->begin, text);
  else if (g_str_equal (name, "result"))
    g_array_append_val (deal->result, text);
  else if (g_str_equal (name, "end"))
    g_array_append_val (deal->end, text);
  else if (g_str_equal (name, "say") && step->say.text == NULL)
    step->say = text;
  else if (g_str_equal (name, "stray"))
    {
      add_strays (step->strays, parser->move, text.text, error);
      g_free (text.text);
    }
  else
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "A step says one thing: <say>");
      clear_text (&text);
    }
  g_clear_pointer (&parser->move, g_free);
}

static void
end_element_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Parser *parser = data;

  if (parser->text == NULL)
    return;
  take_text (parser, name, error);
  g_string_free (g_steal_pointer (&parser->text), TRUE);
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

TaliaGuidedDeal *
talia_guided_deal_parse (const char *xml, gssize length, GError **error)
{
  static const GMarkupParser callbacks = { .start_element = start_element_cb,
                                           .end_element = end_element_cb,
                                           .text = text_cb };
  g_autoptr (TaliaGuidedDeal) deal = g_new0 (TaliaGuidedDeal, 1);
  g_autoptr (GMarkupParseContext) context = NULL;
  Parser parser = { .deal = deal };
  gboolean read;

  g_return_val_if_fail (xml != NULL, NULL);

  deal->begin = new_array (sizeof (TaliaGuidedText), clear_text);
  deal->steps = new_array (sizeof (TaliaGuidedStep), clear_step);
  deal->result = new_array (sizeof (TaliaGuidedText), clear_text);
  deal->end = new_array (sizeof (TaliaGuidedText), clear_text);
  context = g_markup_parse_context_new (&callbacks, G_MARKUP_PREFIX_ERROR_POSITION, &parser, NULL);
  read =
      g_markup_parse_context_parse (context, xml, length, error) && g_markup_parse_context_end_parse (context, error);
  if (parser.text != NULL)
    g_string_free (parser.text, TRUE);
  g_free (parser.rule);
  g_free (parser.move);
  return read ? g_steal_pointer (&deal) : NULL;
}

/* --- asking -------------------------------------------------------------------------------- */

static char *
get_path (const TaliaGame *game)
{
  return g_strdup_printf ("/io/github/taliacards/Talia/guided/%s.xml", game->id);
}

gboolean
talia_guided_deal_exists (const TaliaGame *game)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (game != NULL, FALSE);

  path = get_path (game);
  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

const TaliaGuidedDeal *
talia_guided_deal_get (const TaliaGame *game)
{
  static GHashTable *deals; /* indexed by id */
  g_autofree char *path = NULL;
  g_autoptr (GBytes) xml = NULL;
  g_autoptr (GError) error = NULL;
  TaliaGuidedDeal *deal;

  g_return_val_if_fail (game != NULL, NULL);

  if (deals == NULL)
    deals = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) talia_guided_deal_free);
  if (g_hash_table_contains (deals, game->id))
    return g_hash_table_lookup (deals, game->id);
  path = get_path (game);
  xml = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (xml == NULL)
    return NULL;
  deal = talia_guided_deal_parse (g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), &error);
  if (deal == NULL)
    g_critical ("The guided deal of %s cannot be read: %s", game->id, error->message);
  else
    g_hash_table_insert (deals, (gpointer) game->id, deal);
  return deal;
}

const char *
talia_guided_deal_level (void)
{
  return TALIA_LEVEL_EASY;
}

const char *
talia_guided_step_find_stray (const TaliaGuidedStep *step, const TaliaMove *move)
{
  g_return_val_if_fail (step != NULL && move != NULL, NULL);

  for (guint i = 0; i < step->strays->len; i++)
    {
      const TaliaGuidedStray *stray = &g_array_index (step->strays, TaliaGuidedStray, i);

      if (stray->any || talia_move_equal (&stray->move, move))
        return stray->text;
    }
  return NULL;
}
