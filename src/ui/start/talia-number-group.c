/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for entering the number of a new match, for players who want the same cards as somebody else. */
#include "talia-number-group.h"

#include <glib/gi18n.h>

#include "model/match/talia-number.h"

struct _TaliaNumberGroup
{
  AdwPreferencesGroup parent_instance;

  GtkWidget *row;
};

G_DEFINE_FINAL_TYPE (TaliaNumberGroup, talia_number_group, ADW_TYPE_PREFERENCES_GROUP)

static guint changed_signal;

static void
changed_cb (TaliaNumberGroup *self)
{
  guint64 number;

  if (talia_number_group_get_number (self, &number))
    gtk_widget_remove_css_class (self->row, "error");
  else
    gtk_widget_add_css_class (self->row, "error");
  g_signal_emit (self, changed_signal, 0);
}

static void
today_cb (TaliaNumberGroup *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, talia_number_of_day (now));

  gtk_editable_set_text (GTK_EDITABLE (self->row), number);
}

static void
talia_number_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_NUMBER_GROUP);

  G_OBJECT_CLASS (talia_number_group_parent_class)->dispose (object);
}

static void
talia_number_group_class_init (TaliaNumberGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_number_group_dispose;

  changed_signal =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-number-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaNumberGroup, row);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, today_cb);
}

static void
talia_number_group_init (TaliaNumberGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  talia_number_group_set_match (self, TRUE, FALSE);
}

void
talia_number_group_set_match (TaliaNumberGroup *self, gboolean usual_pack, gboolean shared)
{
  GString *text;
  guint64 number;

  g_return_if_fail (TALIA_IS_NUMBER_GROUP (self));

  text = g_string_new (_ ("With the same number, everybody gets the same cards. Leave it empty for a random match."));
  if (!usual_pack)
    g_string_append_printf (text, " %s",
                            _ ("These rules use a different pack, so the same number does not give the same cards as "
                               "with the usual rules."));
  if (shared && talia_number_group_get_number (self, &number) && number > 0)
    g_string_append_printf (text, " %s", _ ("Several people play: anybody who has tried this number knows all cards."));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), text->str);
  g_string_free (text, TRUE);
}

gboolean
talia_number_group_get_number (TaliaNumberGroup *self, guint64 *number)
{
  const char *text;

  g_return_val_if_fail (TALIA_IS_NUMBER_GROUP (self), FALSE);

  *number = 0;
  text = gtk_editable_get_text (GTK_EDITABLE (self->row));
  return *text == '\0' || talia_number_parse (text, number);
}
