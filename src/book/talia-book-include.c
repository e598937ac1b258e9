/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Includes sections of one page of the rule book in others. */
#include "talia-book-include.h"

static gboolean
is_within (const TaliaBookNode *node, const TaliaBookNode *section)
{
  while (node != NULL && node != section)
    node = node->parent;
  return node != NULL;
}

static TaliaBookNode *
find_section (const TaliaBookPage *page, const char *id)
{
  const TaliaBookNode *root = g_ptr_array_index (page->nodes, 0);

  for (guint i = 0; i < root->children->len; i++)
    {
      TaliaBookNode *section = g_ptr_array_index (root->children, i);

      if (section->element == TALIA_ELEMENT_SECTION && g_strcmp0 (section->attribute[TALIA_ATTRIBUTE_ID], id) == 0)
        return section;
    }
  return NULL;
}

/* Moves the included section out of its page, which is loaded for that. */
static gboolean
include_section (GPtrArray *nodes, TaliaBookNode *root, const TaliaBookNode *include, TaliaBookLoad load, gpointer data,
                 GError **error)
{
  const char *from = include->attribute[TALIA_ATTRIBUTE_FROM], *condition = include->attribute[TALIA_ATTRIBUTE_IF];
  g_auto (GStrv) parts = g_strsplit (from != NULL ? from : "", "#", 2);
  g_autoptr (TaliaBookPage) other = g_strv_length (parts) == 2 ? load (parts[0], data) : NULL;
  TaliaBookNode *section = other != NULL ? find_section (other, parts[1]) : NULL;
  int at = (int) nodes->len;

  if (section == NULL)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "There is no section “%s” to include", from);
      return FALSE;
    }
  g_ptr_array_set_free_func (other->nodes, NULL);
  for (guint i = other->nodes->len; i > 0; i--) /* from the end: the parents of a node show whether it is inside */
    {
      gpointer node = g_ptr_array_index (other->nodes, i - 1);

      if (is_within (node, section))
        g_ptr_array_insert (nodes, at, node);
      else
        talia_book_node_free (node);
    }
  section->parent = root;
  g_ptr_array_add (root->children, section);
  if (condition != NULL && section->attribute[TALIA_ATTRIBUTE_IF] == NULL)
    section->attribute[TALIA_ATTRIBUTE_IF] = g_strdup (condition);
  else if (condition != NULL)
    {
      g_autofree char *own = section->attribute[TALIA_ATTRIBUTE_IF];

      section->attribute[TALIA_ATTRIBUTE_IF] = g_strjoin (" ", condition, own, NULL);
    }
  return TRUE;
}

gboolean
talia_book_page_include (TaliaBookPage *page, TaliaBookLoad load, gpointer data, GError **error)
{
  g_autoptr (GPtrArray) old = NULL;
  TaliaBookNode *root;
  gboolean included = TRUE;

  g_return_val_if_fail (page != NULL && load != NULL, FALSE);

  old = g_steal_pointer (&page->nodes);
  page->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_book_node_free);
  root = g_ptr_array_index (old, 0);
  g_ptr_array_set_size (root->children, 0);
  g_ptr_array_set_free_func (old, NULL);
  for (guint i = 0; i < old->len; i++)
    {
      TaliaBookNode *node = g_ptr_array_index (old, i);

      if (node->element == TALIA_ELEMENT_INCLUDE)
        {
          included = included && include_section (page->nodes, root, node, load, data, error);
          talia_book_node_free (node);
          continue;
        }
      g_ptr_array_add (page->nodes, node);
      if (node->parent == root)
        g_ptr_array_add (root->children, node);
    }
  return included;
}
