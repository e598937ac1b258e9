/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A worked example of the rules, collapsed until the reader opens it. */
#include "talia-book-example.h"

struct _TaliaBookExample
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkBox *blocks;
};

G_DEFINE_FINAL_TYPE (TaliaBookExample, talia_book_example, ADW_TYPE_BIN)

static void
talia_book_example_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOOK_EXAMPLE);

  G_OBJECT_CLASS (talia_book_example_parent_class)->dispose (object);
}

static void
talia_book_example_class_init (TaliaBookExampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_example_dispose;

  gtk_widget_class_set_css_name (widget_class, "rules-example");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-example.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookExample, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookExample, blocks);
}

static void
talia_book_example_init (TaliaBookExample *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_book_example_new (const char *title)
{
  TaliaBookExample *self = g_object_new (TALIA_TYPE_BOOK_EXAMPLE, NULL);

  g_return_val_if_fail (title != NULL, NULL);

  gtk_label_set_label (self->title, title);
  return GTK_WIDGET (self);
}

void
talia_book_example_append (TaliaBookExample *self, GtkWidget *block)
{
  g_return_if_fail (TALIA_IS_BOOK_EXAMPLE (self));

  gtk_box_append (self->blocks, block);
}

GtkLabel *
talia_book_example_get_label (TaliaBookExample *self)
{
  g_return_val_if_fail (TALIA_IS_BOOK_EXAMPLE (self), NULL);

  return self->title;
}

void
talia_book_example_unfold (TaliaBookExample *self)
{
  g_return_if_fail (TALIA_IS_BOOK_EXAMPLE (self));

  gtk_expander_set_expanded (GTK_EXPANDER (adw_bin_get_child (ADW_BIN (self))), TRUE);
}
