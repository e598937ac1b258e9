/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of levels of play to choose from, each with a sentence about it. */
#include "talia-level-list.h"

#include <glib/gi18n.h>

#include "talia-two-lines.h"
#include "words/talia-words-levels.h"

GtkStringList *
talia_level_list_new (GPtrArray *levels)
{
  GtkStringList *labels = gtk_string_list_new (NULL);

  g_return_val_if_fail (levels != NULL, NULL);

  for (guint i = 0; i < levels->len; i++)
    {
      const TaliaLevel *level = g_ptr_array_index (levels, i);

      gtk_string_list_append (labels, level->label != NULL ? _ (level->label) : level->id);
    }
  return labels;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *label = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), label);
  gtk_list_item_set_accessible_label (item, label);
}

GtkListItemFactory *
talia_level_list_create_row_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

GtkListItemFactory *
talia_level_list_create_factory (GPtrArray *levels)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (levels != NULL, NULL);

  for (guint i = 0; i < levels->len; i++)
    g_ptr_array_add (sentences, talia_words_level_about (g_ptr_array_index (levels, i)));
  return talia_two_lines_factory_new (sentences);
}
