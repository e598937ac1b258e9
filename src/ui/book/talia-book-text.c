/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A paragraph of the rules: plain, an item of a list, a note, a glossary term, or about an option. */
#include "talia-book-text.h"

#include <glib/gi18n.h>

struct _TaliaBookText
{
  AdwBin parent_instance;

  GtkWidget *bullet;
  GtkLabel *head;
  GtkLabel *status;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (TaliaBookText, talia_book_text, ADW_TYPE_BIN)

static gboolean
is_text (GtkWidget *widget, const char *text)
{
  return text != NULL && *text != '\0';
}

static gboolean
talia_book_text_grab_focus (GtkWidget *widget)
{
  TaliaBookText *self = TALIA_BOOK_TEXT (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->text));
}

static void
talia_book_text_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOOK_TEXT);

  G_OBJECT_CLASS (talia_book_text_parent_class)->dispose (object);
}

static void
talia_book_text_class_init (TaliaBookTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_text_dispose;
  widget_class->grab_focus = talia_book_text_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "rules-text");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-text.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookText, bullet);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookText, head);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookText, status);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookText, text);
  gtk_widget_class_bind_template_callback (widget_class, is_text);
}

static void
talia_book_text_init (TaliaBookText *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_book_text_new (const TaliaBookNode *node, const char *head)
{
  TaliaBookText *self;
  g_autofree char *markup = NULL;

  g_return_val_if_fail (node != NULL && node->text != NULL, NULL);

  self = g_object_new (TALIA_TYPE_BOOK_TEXT, NULL);
  markup = talia_book_text_to_markup (_ (node->text), NULL);
  gtk_label_set_label (self->text, markup);
  gtk_label_set_label (self->head, head != NULL ? head : "");
  gtk_widget_set_visible (self->bullet, node->element == TALIA_ELEMENT_ITEM);
  if (node->element == TALIA_ELEMENT_NOTE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "note");
  if (node->element == TALIA_ELEMENT_TERM)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "term");
      gtk_widget_add_css_class (GTK_WIDGET (self->text), "heading");
    }
  return GTK_WIDGET (self);
}

GtkLabel *
talia_book_text_get_label (TaliaBookText *self)
{
  g_return_val_if_fail (TALIA_IS_BOOK_TEXT (self), NULL);

  return self->text;
}

void
talia_book_text_set_status (TaliaBookText *self, const char *status)
{
  g_return_if_fail (TALIA_IS_BOOK_TEXT (self));

  gtk_label_set_label (self->status, status != NULL ? status : "");
}
