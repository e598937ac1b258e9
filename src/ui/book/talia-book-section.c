/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A section of the rules: its heading and its blocks. */
#include "talia-book-section.h"

struct _TaliaBookSection
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *status;
};

G_DEFINE_FINAL_TYPE (TaliaBookSection, talia_book_section, ADW_TYPE_BIN)

static gboolean
talia_book_section_grab_focus (GtkWidget *widget)
{
  TaliaBookSection *self = TALIA_BOOK_SECTION (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->title));
}

static void
talia_book_section_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOOK_SECTION);

  G_OBJECT_CLASS (talia_book_section_parent_class)->dispose (object);
}

static void
talia_book_section_class_init (TaliaBookSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_section_dispose;
  widget_class->grab_focus = talia_book_section_grab_focus;

  gtk_widget_class_set_css_name (widget_class, "rules-section");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-section.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookSection, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookSection, status);
}

static void
talia_book_section_init (TaliaBookSection *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_book_section_new (const char *title)
{
  TaliaBookSection *self = g_object_new (TALIA_TYPE_BOOK_SECTION, NULL);

  g_return_val_if_fail (title != NULL, NULL);

  gtk_label_set_label (self->title, title);
  return GTK_WIDGET (self);
}

void
talia_book_section_append (TaliaBookSection *self, GtkWidget *block)
{
  g_return_if_fail (TALIA_IS_BOOK_SECTION (self));

  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), block);
}

GtkLabel *
talia_book_section_get_label (TaliaBookSection *self)
{
  g_return_val_if_fail (TALIA_IS_BOOK_SECTION (self), NULL);

  return self->title;
}

void
talia_book_section_set_status (TaliaBookSection *self, const char *status)
{
  g_return_if_fail (TALIA_IS_BOOK_SECTION (self));

  gtk_label_set_label (self->status, status != NULL ? status : "");
  gtk_widget_set_visible (GTK_WIDGET (self->status), status != NULL);
}
