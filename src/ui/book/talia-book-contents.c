/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of contents: the sections of the open page, and the pages of the book. */
#include "talia-book-contents.h"

#include <glib/gi18n.h>

#include "book/talia-book.h"

struct _TaliaBookContents
{
  AdwBin parent_instance;

  GtkListBox *sections;
  GtkListBox *pages;
};

G_DEFINE_FINAL_TYPE (TaliaBookContents, talia_book_contents, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

#define TARGET "talia-target"

static void
append_row (GtkListBox *list, const char *title, char *target)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "use-markup", FALSE, "activatable", TRUE, NULL);

  g_object_set_data_full (G_OBJECT (row), TARGET, target, g_free);
  gtk_list_box_append (list, row);
}

static void
activated_cb (TaliaBookContents *self, GtkListBoxRow *row, GtkListBox *list)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_object_get_data (G_OBJECT (row), TARGET));
}

static void
talia_book_contents_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOOK_CONTENTS);

  G_OBJECT_CLASS (talia_book_contents_parent_class)->dispose (object);
}

static void
talia_book_contents_class_init (TaliaBookContentsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_contents_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-contents.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookContents, sections);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookContents, pages);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", TALIA_TYPE_BOOK_CONTENTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
talia_book_contents_init (TaliaBookContents *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (const char *const *id = talia_book_list (); *id != NULL; id++)
    append_row (self->pages, talia_book_title (*id), g_strdup (*id));
}

void
talia_book_contents_set_page (TaliaBookContents *self, const TaliaBookPage *page)
{
  const TaliaBookNode *root = page != NULL ? g_ptr_array_index (page->nodes, 0) : NULL;

  g_return_if_fail (TALIA_IS_BOOK_CONTENTS (self));

  gtk_list_box_remove_all (self->sections);
  gtk_widget_set_visible (GTK_WIDGET (self->sections), page != NULL);
  for (guint i = 0; root != NULL && i < root->children->len; i++)
    {
      const TaliaBookNode *section = g_ptr_array_index (root->children, i);
      const TaliaBookNode *title = talia_book_node_child (section, TALIA_ELEMENT_TITLE);

      if (section->element == TALIA_ELEMENT_SECTION && title != NULL)
        append_row (self->sections, _ (title->text), g_strconcat ("#", section->attribute[TALIA_ATTRIBUTE_ID], NULL));
    }
}
