/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the place in a rules page for a refusal, a line of the score, a phase of play or an option. */
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
  /* A table row that has the value of the line explains it without another text. */
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

/* Returns how well the section matches this moment; 0: not at all. */
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
