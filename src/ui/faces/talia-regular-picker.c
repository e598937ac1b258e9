/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A button that shows the face of a regular, and lets the player choose another one. */
#include "talia-regular-picker.h"

#include <glib/gi18n.h>

#include "bots/talia-regulars.h"
#include "model/table/talia-seat.h"
#include "talia-face.h"
#include "words/talia-words-regulars.h"

/* The size of the faces in the list and on the button, in pixels. */
#define LIST_SIZE 48
#define BUTTON_SIZE 32

/* The width of the sentence in characters, and the height of the list. */
#define WIDTH 24
#define HEIGHT 360

struct _TaliaRegularPicker
{
  GtkWidget parent_instance;

  GtkMenuButton *button;
  TaliaFace *face;
  GtkPopover *popover;
  GtkListBox *list; /* created when it is first opened */
  const char *regular;
};

G_DEFINE_FINAL_TYPE (TaliaRegularPicker, talia_regular_picker, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_PICKED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
update (TaliaRegularPicker *self)
{
  /* Translators: a computer player without a temper of its own, in a list of regulars */
  const char *name = self->regular != NULL ? talia_seat_regular_name (self->regular) : _ ("Nobody in particular");

  talia_face_set_picture (self->face, self->regular);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name, -1);
}

static GtkWidget *
create_row (const char *regular)
{
  GtkWidget *row = gtk_list_box_row_new (), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12),
            *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *called = regular != NULL ? talia_seat_regular_name (regular) : _ ("Nobody in particular");
  const char *sentence =
      regular != NULL ? talia_words_regular_about (regular) : _ ("Plays without any habits of its own.");
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", called, "xalign", 0.0, NULL);
  GtkWidget *about = g_object_new (GTK_TYPE_LABEL, "label", sentence, "xalign", 0.0, "wrap", TRUE, "width-chars", WIDTH,
                                   "max-width-chars", WIDTH, NULL);

  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (about, "caption");
  gtk_box_append (GTK_BOX (text), name);
  gtk_box_append (GTK_BOX (text), about);
  gtk_box_append (GTK_BOX (line), talia_face_new (regular, LIST_SIZE));
  gtk_box_append (GTK_BOX (line), text);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, called,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  return row;
}

static void
chosen_cb (TaliaRegularPicker *self, GtkListBoxRow *row)
{
  const int index = gtk_list_box_row_get_index (row);

  talia_regular_picker_set (self, index > 0 ? talia_regulars_list ()[index - 1].id : NULL);
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

/* Creates the list when it is first opened, since a dialog may have seven seats with one each. */
static void
fill_cb (TaliaRegularPicker *self)
{
  GtkWidget *scrolled;

  if (self->list != NULL)
    return;
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_append (self->list, create_row (NULL));
  for (const TaliaRegular *regular = talia_regulars_list (); regular->id != NULL; regular++)
    gtk_list_box_append (self->list, create_row (regular->id));
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "max-content-height",
                           HEIGHT, "propagate-natural-height", TRUE, "child", self->list, NULL);
  gtk_popover_set_child (self->popover, scrolled);
}

static void
talia_regular_picker_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (talia_regular_picker_parent_class)->dispose (object);
}

static void
talia_regular_picker_class_init (TaliaRegularPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_regular_picker_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[SIGNAL_PICKED] =
      g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_regular_picker_init (TaliaRegularPicker *self)
{
  self->face = TALIA_FACE (talia_face_new (NULL, BUTTON_SIZE));
  self->popover = GTK_POPOVER (gtk_popover_new ());
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->popover), "menu");
  gtk_widget_set_halign (GTK_WIDGET (self->popover), GTK_ALIGN_START); /* the button is at the start of a row */
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "circular");
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_menu_button_set_child (self->button, GTK_WIDGET (self->face));
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  /* Translators: which of the regulars, who have faces and tempers, plays at a seat */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), _ ("Regular"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Regular"), -1);
  gtk_widget_set_parent (GTK_WIDGET (self->button), GTK_WIDGET (self));
  g_signal_connect_object (self->popover, "show", G_CALLBACK (fill_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

const char *
talia_regular_picker_get (TaliaRegularPicker *self)
{
  g_return_val_if_fail (TALIA_IS_REGULAR_PICKER (self), NULL);
  return self->regular;
}

void
talia_regular_picker_set (TaliaRegularPicker *self, const char *regular)
{
  g_return_if_fail (TALIA_IS_REGULAR_PICKER (self));

  self->regular = regular != NULL ? g_intern_string (regular) : NULL;
  update (self);
}
