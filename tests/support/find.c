/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds widgets below others, whether they are visible or not, for tests. */
#include "find.h"

static GtkWidget *
find_nth (GtkWidget *root, GType type, guint *n)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && (*n)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, n);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
find (GtkWidget *root, GType type, guint n)
{
  return find_nth (root, type, &n);
}

gboolean
is_named (GtkWidget *widget, const char *name)
{
  g_autofree char *other =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return other == NULL;
}

guint
count (GtkWidget *root, GType type)
{
  guint n = 0;

  while (find (root, type, n) != NULL)
    n++;
  return n;
}

GtkWidget *
find_css (GtkWidget *root, GType type, const char *css_class)
{
  GtkWidget *widget;

  for (guint i = 0; (widget = find (root, type, i)) != NULL; i++)
    if (gtk_widget_has_css_class (widget, css_class))
      return widget;
  return NULL;
}

gboolean
has_shown_text (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return gtk_widget_get_mapped (label);
  return FALSE;
}
