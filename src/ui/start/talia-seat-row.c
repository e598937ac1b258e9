/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for one seat of a new match: a name, and whether a person or a computer player of some level sits there. */
#include "talia-seat-row.h"

#include <glib/gi18n.h>

#include "bots/talia-bot.h"
#include "talia-level-list.h"
#include "talia-match-settings.h"
#include "ui/faces/talia-regular-picker.h"

struct _TaliaSeatRow
{
  AdwEntryRow parent_instance;

  GtkDropDown *level;
  TaliaRegularPicker *regular;

  int index;
  gboolean is_person;
  GPtrArray *levels; /* const TaliaLevel, in the order of the items; the last item is a person */
  char *other_name;  /* the name of the computer player while a person sits there, or of the person */
};

G_DEFINE_FINAL_TYPE (TaliaSeatRow, talia_seat_row, ADW_TYPE_ENTRY_ROW)

enum
{
  SIGNAL_LEVEL_CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
fill_levels (TaliaSeatRow *self, GPtrArray *levels)
{
  g_autoptr (GtkStringList) labels = talia_level_list_new (levels);
  g_autoptr (GtkListItemFactory) factory = talia_level_list_create_factory (levels);

  /* Translators: somebody at this screen, in a list with the levels of computer players */
  gtk_string_list_append (labels, _ ("Person"));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (labels));
  gtk_drop_down_set_list_factory (self->level, factory);
}

static void
set_person (TaliaSeatRow *self, gboolean person)
{
  g_autofree char *name = g_steal_pointer (&self->other_name);

  self->is_person = person;
  gtk_widget_set_visible (GTK_WIDGET (self->regular), !person);
  self->other_name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self)));
  gtk_editable_set_text (GTK_EDITABLE (self), name);
}

/* Returns the default name of a computer player at that seat. */
static const char *
get_usual_name (TaliaSeatRow *self)
{
  const char *regular = talia_regular_picker_get (self->regular);

  return regular != NULL ? talia_seat_regular_name (regular) : talia_seat_default_name (self->index);
}

static void
picked_cb (TaliaSeatRow *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self), get_usual_name (self));
}

static void
selected_cb (TaliaSeatRow *self)
{
  gboolean person;

  if (self->levels == NULL)
    return; /* the row is still being created */
  person = gtk_drop_down_get_selected (self->level) == self->levels->len;
  if (person != self->is_person)
    set_person (self, person);
  g_signal_emit (self, signals[SIGNAL_LEVEL_CHANGED], 0);
}

static void
talia_seat_row_dispose (GObject *object)
{
  TaliaSeatRow *self = TALIA_SEAT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_SEAT_ROW);
  g_clear_pointer (&self->levels, g_ptr_array_unref);
  g_clear_pointer (&self->other_name, g_free);

  G_OBJECT_CLASS (talia_seat_row_parent_class)->dispose (object);
}

static void
talia_seat_row_class_init (TaliaSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_seat_row_dispose;

  g_type_ensure (TALIA_TYPE_REGULAR_PICKER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-seat-row.ui");

  signals[SIGNAL_LEVEL_CHANGED] =
      g_signal_new ("level-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_bind_template_child (widget_class, TaliaSeatRow, level);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatRow, regular);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
talia_seat_row_init (TaliaSeatRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_seat_row_new (TaliaSeat *seat, GPtrArray *levels)
{
  TaliaSeatRow *self = g_object_new (TALIA_TYPE_SEAT_ROW, NULL);

  g_return_val_if_fail (TALIA_IS_SEAT (seat), NULL);
  g_return_val_if_fail (levels != NULL, NULL);

  self->index = talia_seat_get_index (seat);
  self->is_person = talia_seat_is_person (seat);
  gtk_editable_set_text (GTK_EDITABLE (self), talia_seat_get_given_name (seat));
  talia_regular_picker_set (self->regular, talia_seat_get_regular (seat));
  gtk_widget_set_visible (GTK_WIDGET (self->regular), !self->is_person);
  fill_levels (self, levels);
  for (guint i = 0; i < levels->len; i++)
    if (g_strcmp0 (talia_level_chosen (g_ptr_array_index (levels, i))->id, talia_seat_get_level (seat)) == 0)
      gtk_drop_down_set_selected (self->level, i);
  if (self->is_person)
    gtk_drop_down_set_selected (self->level, levels->len);
  self->other_name = self->is_person ? g_strdup (talia_seat_default_name (self->index))
                                     : talia_match_settings_load_person (self->index);
  self->levels = g_ptr_array_ref (levels);
  gtk_widget_set_visible (GTK_WIDGET (self->level), self->index > 0); /* the first seat must have a person */
  return GTK_WIDGET (self);
}

gboolean
talia_seat_row_is_person (TaliaSeatRow *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT_ROW (self), FALSE);
  return self->is_person;
}

guint
talia_seat_row_get_level (TaliaSeatRow *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT_ROW (self), GTK_INVALID_LIST_POSITION);
  return self->is_person ? GTK_INVALID_LIST_POSITION : gtk_drop_down_get_selected (self->level);
}

void
talia_seat_row_set_level (TaliaSeatRow *self, guint level)
{
  g_return_if_fail (TALIA_IS_SEAT_ROW (self));
  g_return_if_fail (level < self->levels->len);

  gtk_drop_down_set_selected (self->level, level);
}

void
talia_seat_row_set_regular (TaliaSeatRow *self, const char *regular)
{
  g_return_if_fail (TALIA_IS_SEAT_ROW (self));
  g_return_if_fail (!self->is_person);

  talia_regular_picker_set (self->regular, regular);
  picked_cb (self);
}

TaliaSeat *
talia_seat_row_create_seat (TaliaSeatRow *self)
{
  g_autofree char *name = NULL;
  guint selected;

  g_return_val_if_fail (TALIA_IS_SEAT_ROW (self), NULL);

  name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self)));
  selected = gtk_drop_down_get_selected (self->level);
  if (*g_strstrip (name) == '\0' && !self->is_person)
    g_set_str (&name, get_usual_name (self));
  else if (*name == '\0' && self->index > 0) /* otherwise several people would have the same name */
    {
      g_free (name);
      name = g_strdup_printf (_ ("Player %d"), self->index + 1);
    }
  if (self->is_person || selected >= self->levels->len)
    return talia_seat_new (self->index, name, NULL);
  return talia_seat_new_regular (self->index, name,
                                 ((const TaliaLevel *) g_ptr_array_index (self->levels, selected))->id,
                                 talia_regular_picker_get (self->regular));
}
