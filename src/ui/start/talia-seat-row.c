/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat of a new match: a name and, for a computer player, a level. */
#include "talia-seat-row.h"

#include <glib/gi18n.h>

#include "bots/talia-bot.h"

struct _TaliaSeatRow
{
  AdwEntryRow parent_instance;

  GtkDropDown *level;

  int index;
  gboolean is_person;
  GPtrArray *levels; /* const TaliaLevel, in the order of the items */
};

G_DEFINE_FINAL_TYPE (TaliaSeatRow, talia_seat_row, ADW_TYPE_ENTRY_ROW)

static void
fill_levels (TaliaSeatRow *self, const char *selected)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  guint place = 0;

  for (guint i = 0; i < self->levels->len; i++)
    {
      const TaliaLevel *level = g_ptr_array_index (self->levels, i);

      gtk_string_list_append (labels, level->label != NULL ? _ (level->label) : level->id);
      if (g_strcmp0 (level->id, selected) == 0)
        place = i;
    }
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (labels));
  gtk_drop_down_set_selected (self->level, place);
}

static void
talia_seat_row_dispose (GObject *object)
{
  TaliaSeatRow *self = TALIA_SEAT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_SEAT_ROW);
  g_clear_pointer (&self->levels, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_seat_row_parent_class)->dispose (object);
}

static void
talia_seat_row_class_init (TaliaSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_seat_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatRow, level);
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
  self->levels = g_ptr_array_ref (levels);
  gtk_editable_set_text (GTK_EDITABLE (self), talia_seat_get_given_name (seat));
  fill_levels (self, talia_seat_get_level (seat));
  gtk_widget_set_visible (GTK_WIDGET (self->level), !self->is_person);
  return GTK_WIDGET (self);
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
    g_set_str (&name, talia_seat_default_name (self->index));
  if (self->is_person || selected >= self->levels->len)
    return talia_seat_new (self->index, name, NULL);
  return talia_seat_new (self->index, name, ((const TaliaLevel *) g_ptr_array_index (self->levels, selected))->id);
}
