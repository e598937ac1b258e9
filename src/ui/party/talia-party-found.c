/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables found in this network, as rows to choose from. */
#include "talia-party-found.h"

#include <glib/gi18n.h>

#include "talia-party-words.h"

#define ADDRESS "talia-address"

static void
chosen_cb (TaliaPartyFound *self, AdwActionRow *row)
{
  gtk_editable_set_text (self->address, g_object_get_data (G_OBJECT (row), ADDRESS));
  gtk_widget_grab_focus (self->code);
}

static AdwActionRow *
make_row (TaliaPartyFound *self, const char *id)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_swapped (row, "activated", G_CALLBACK (chosen_cb), self);
  adw_preferences_group_add (self->group, row);
  g_hash_table_insert (self->rows, g_strdup (id), row);
  return ADW_ACTION_ROW (row);
}

/* Shows the tables. A row, and the focus on it, stays as long as its table exists. */
static void
show (TaliaPartyFound *self, const TaliaFoundTable *table)
{
  AdwActionRow *row = g_hash_table_lookup (self->rows, table->id);
  g_autofree char *title = talia_party_words_table (table), *subtitle = talia_party_words_found (table);

  if (row == NULL)
    row = make_row (self, table->id);
  g_object_set_data_full (G_OBJECT (row), ADDRESS, g_strdup (table->address), g_free);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
}

static gboolean
has_id (gconstpointer table, gconstpointer id)
{
  return g_str_equal (((const TaliaFoundTable *) table)->id, id);
}

static void
drop_gone (TaliaPartyFound *self, GPtrArray *tables)
{
  GHashTableIter iter;
  gpointer id, row;

  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &id, &row))
    if (!g_ptr_array_find_with_equal_func (tables, id, has_id, NULL))
      {
        if (gtk_widget_has_focus (row))
          gtk_widget_grab_focus (GTK_WIDGET (self->address));
        adw_preferences_group_remove (self->group, row);
        g_hash_table_iter_remove (&iter);
      }
}

static void
changed_cb (TaliaPartyFound *self)
{
  g_autoptr (GPtrArray) tables = talia_finder_list (self->finder);

  drop_gone (self, tables);
  for (guint i = 0; i < tables->len; i++)
    show (self, tables->pdata[i]);
  adw_preferences_group_set_description (self->group,
                                         talia_party_words_finding (talia_finder_is_able (self->finder), tables->len));
}

void
talia_party_found_start (TaliaPartyFound *self, AdwPreferencesGroup *group, GtkEditable *address, GtkWidget *code)
{
  *self = (TaliaPartyFound) { .group = group, .address = address, .code = code };
  self->rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->finder = talia_finder_new ();
  g_signal_connect_swapped (self->finder, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
}

void
talia_party_found_stop (TaliaPartyFound *self)
{
  if (self->finder != NULL)
    g_signal_handlers_disconnect_by_data (self->finder, self);
  g_clear_object (&self->finder);
  g_clear_pointer (&self->rows, g_hash_table_unref);
}
