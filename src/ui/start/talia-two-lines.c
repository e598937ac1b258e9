/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes the items of a drop-down list, each with a name and a sentence below it. */
#include "talia-two-lines.h"

/* The width of the sentence below a name, in characters. */
#define WIDTH 26

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);
  GtkWidget *about =
      g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE, "width-chars", WIDTH, "max-width-chars", WIDTH, NULL);

  gtk_widget_add_css_class (about, "caption");
  gtk_widget_add_css_class (about, "dimmed");
  gtk_box_append (GTK_BOX (text), name);
  gtk_box_append (GTK_BOX (text), about);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), check);
  g_object_bind_property (item, "selected", check, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, GPtrArray *sentences)
{
  const guint position = gtk_list_item_get_position (item);
  const char *label = gtk_string_object_get_string (gtk_list_item_get_item (item));
  const char *sentence = position < sentences->len ? g_ptr_array_index (sentences, position) : "";
  GtkWidget *text = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *about = gtk_widget_get_last_child (text);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (text)), label);
  gtk_label_set_label (GTK_LABEL (about), sentence);
  gtk_widget_set_visible (about, *sentence != '\0');
  gtk_list_item_set_accessible_label (item, label);
  gtk_list_item_set_accessible_description (item, sentence);
}

static void
release_cb (gpointer data, GClosure *closure)
{
  g_ptr_array_unref (data);
}

GtkListItemFactory *
talia_two_lines_factory_new (GPtrArray *sentences)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_return_val_if_fail (sentences != NULL, factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind_cb), g_ptr_array_ref (sentences), release_cb, 0);
  return factory;
}
