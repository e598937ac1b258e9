/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book on a page of its own: from the start page, and where the window is too narrow for a panel. */
#include "talia-book-reader.h"

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
talia_book_reader_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOOK_READER);

  G_OBJECT_CLASS (talia_book_reader_parent_class)->dispose (object);
}

/* Whoever has read goes back, but no further: a page that is on its way out may still have the focus. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  AdwNavigationView *pages = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW));

  if (pages != NULL && adw_navigation_view_get_visible_page (pages) == ADW_NAVIGATION_PAGE (widget))
    adw_navigation_view_pop (pages);
  return GDK_EVENT_STOP;
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
}

static void
talia_book_reader_init (TaliaBookReader *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  /* Wherever the focus is: a card that the table gives it to while this page comes in takes it along below. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
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
