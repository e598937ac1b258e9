/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book on a page of its own: from the start page, and in windows that are too narrow for a panel. */
#include "talia-book-reader.h"

#include "ui/desktop/talia-escape.h"

struct _TaliaBookReader
{
  AdwNavigationPage parent_instance;

  TaliaBookPanel *panel;
};

G_DEFINE_FINAL_TYPE (TaliaBookReader, talia_book_reader, ADW_TYPE_NAVIGATION_PAGE)

static void
talia_book_reader_shown (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (talia_book_reader_parent_class)->shown (page);
  gtk_widget_grab_focus (GTK_WIDGET (TALIA_BOOK_READER (page)->panel));
}

static void
leave_action (GtkWidget *widget, const char *name, GVariant *target)
{
  gtk_widget_activate_action (widget, "navigation.pop", NULL);
}

static void
talia_book_reader_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOOK_READER);

  G_OBJECT_CLASS (talia_book_reader_parent_class)->dispose (object);
}

static void
talia_book_reader_class_init (TaliaBookReaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_reader_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = talia_book_reader_shown;

  g_type_ensure (TALIA_TYPE_BOOK_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-reader.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookReader, panel);

  gtk_widget_class_install_action (widget_class, "rules.leave", NULL, leave_action);
}

static void
talia_book_reader_init (TaliaBookReader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  talia_escape_leaves (ADW_NAVIGATION_PAGE (self));
}

TaliaBookReader *
talia_book_reader_new (void)
{
  return g_object_new (TALIA_TYPE_BOOK_READER, NULL);
}

TaliaBookPanel *
talia_book_reader_get_panel (TaliaBookReader *self)
{
  g_return_val_if_fail (TALIA_IS_BOOK_READER (self), NULL);

  return self->panel;
}
