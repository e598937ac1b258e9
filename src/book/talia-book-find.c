/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds in a rules page what a refusal, a line of the score, a moment or the options are about. */
#include <string.h>

#include "talia-book-page.h"

/* --- finding ------------------------------------------------------------------------------ */

static gboolean
list_has (const char *list, const char *separator, const char *word)
{
  g_auto (GStrv) words = list != NULL ? g_strsplit (list, separator, -1) : NULL;

  return words != NULL && g_strv_contains ((const char *const *) words, word);
}

static const TaliaBookNode *
find_attribute (const TaliaBookPage *page, TaliaBookAttribute attribute, const char *separator, const char *word)
{
  for (guint i = 0; i < page->nodes->len; i++)
    if (list_has (((const TaliaBookNode *) g_ptr_array_index (page->nodes, i))->attribute[attribute], separator, word))
      return g_ptr_array_index (page->nodes, i);
  return NULL;
}

static const TaliaBookNode *
find_line (const TaliaBookPage *page, const char *what)
{
  const TaliaBookNode *found = find_attribute (page, TALIA_ATTRIBUTE_LINE, "|", what);

  if (found != NULL)
    return found;
  /* A table row that says what the line is worth explains it by itself. */
  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (page->nodes, i);
      const char *of = node->attribute[TALIA_ATTRIBUTE_OF];

      if (of != NULL && (g_str_has_prefix (of, "line:") || g_str_has_prefix (of, "each:"))
          && g_str_equal (of + strlen ("line:"), what))
        return node->parent;
    }
  return NULL;
}

const TaliaBookNode *
talia_book_page_find (const TaliaBookPage *page, const char *id)
{
  const TaliaBookNode *found;

  g_return_val_if_fail (page != NULL && id != NULL, NULL);

  if (g_str_has_prefix (id, "score/"))
    return find_line (page, id + strlen ("score/"));
  found = find_attribute (page, TALIA_ATTRIBUTE_RULE, " ", id);
  return found != NULL ? found : find_attribute (page, TALIA_ATTRIBUTE_ID, " ", id);
}

const TaliaBookNode *
talia_book_page_find_option (const TaliaBookPage *page, const char *key)
{
  g_return_val_if_fail (page != NULL && key != NULL, NULL);

  return find_attribute (page, TALIA_ATTRIBUTE_KEY, " ", key);
}

/* How much the section says about this moment; 0: nothing, or something else. */
static int
agreement (const TaliaBookNode *section, const TaliaGame *game, const TaliaState *state)
{
  static const char *const phases[] = {
    [TALIA_PHASE_DEAL] = "deal", [TALIA_PHASE_PASS] = "pass", [TALIA_PHASE_BID] = "bid",
    [TALIA_PHASE_PLAY] = "play", [TALIA_PHASE_MOON] = "moon", [TALIA_PHASE_OVER] = "over",
  };
  static const char *const boards[] = {
    [TALIA_BOARD_TRICK] = "trick",
    [TALIA_BOARD_ROWS] = "rows",
    [TALIA_BOARD_FISHING] = "fishing",
  };
  const char *title = game->title != NULL && state->deals > 0 ? game->title (state) : NULL;
  const struct
  {
    const char *wanted;
    const char *present;
  } parts[] = {
    { section->attribute[TALIA_ATTRIBUTE_PHASE], phases[state->phase] },
    { section->attribute[TALIA_ATTRIBUTE_BOARD], boards[state->board] },
    { section->attribute[TALIA_ATTRIBUTE_DEAL], title },
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

const TaliaBookNode *
talia_book_page_find_now (const TaliaBookPage *page, const TaliaGame *game, const TaliaState *state)
{
  const TaliaBookNode *best = NULL;
  int most = 0;

  g_return_val_if_fail (page != NULL && game != NULL && state != NULL, NULL);

  for (guint i = 0; i < page->nodes->len; i++)
    {
      const TaliaBookNode *node = g_ptr_array_index (page->nodes, i);
      int agreed = node->element == TALIA_ELEMENT_SECTION ? agreement (node, game, state) : 0;

      if (agreed > most)
        {
          best = node;
          most = agreed;
        }
    }
  return best;
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
talia_game_condition_holds (const char *condition, const TaliaOption *schema, const TaliaOptions *options)
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

int
talia_game_condition_is_usual (const char *condition, const TaliaOption *schema)
{
  g_auto (GStrv) parts = NULL;
  TaliaOptions usual;
  int holds = -1;

  g_return_val_if_fail (condition != NULL && schema != NULL, -1);

  talia_options_init (schema, &usual);
  parts = g_strsplit (condition, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int index = talia_options_find (schema, parts[i], (gssize) strcspn (parts[i], "!="));
      int part = part_holds (parts[i], schema, &usual);

      if (part < 0)
        return -1;
      if (schema[index].type != TALIA_OPTION_INT)
        holds = holds != FALSE && part;
    }
  return holds;
}
