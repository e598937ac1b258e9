/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The networks of this machine, as rows in which a host chooses where the table is open. */
#include "talia-party-networks.h"

#include <glib/gi18n.h>

#include "net/talia-addresses.h"

#define ROWS "talia-network-rows"

/* The data of the rows. */
typedef struct
{
  GPtrArray *rows; /* of AdwSwitchRow, which the group owns */
  TaliaHost *host;
  void (*changed) (gpointer data, const GError *error);
  gpointer data;
} Rows;

static void
rows_free (gpointer data)
{
  Rows *self = data;

  g_ptr_array_unref (self->rows);
  g_object_unref (self->host);
  g_free (self);
}

static void
active_cb (Rows *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) chosen = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    if (adw_switch_row_get_active (self->rows->pdata[i]))
      g_strv_builder_add (names, adw_preferences_row_get_title (self->rows->pdata[i]));
  chosen = g_strv_builder_end (names);
  talia_host_set_networks (self->host, (const char *const *) chosen, &error);
  self->changed (self->data, error);
}

static void
add_row (AdwPreferencesGroup *group, Rows *self, const TaliaNetwork *network)
{
  const char *const *open = talia_host_get_networks (self->host);
  GtkWidget *row = adw_switch_row_new ();
  g_autoptr (GStrvBuilder) addresses = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *subtitle = NULL;

  for (guint i = 0; i < network->addresses->len; i++)
    g_strv_builder_add (addresses, network->addresses->pdata[i]);
  parts = g_strv_builder_end (addresses);
  subtitle = g_strjoinv ("\n", parts);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), network->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), open == NULL || g_strv_contains (open, network->name));
  g_signal_connect_swapped (row, "notify::active", G_CALLBACK (active_cb), self);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

void
talia_party_networks_show (AdwPreferencesGroup *group, TaliaHost *host,
                           void (*changed) (gpointer data, const GError *error), gpointer data)
{
  Rows *self = g_object_get_data (G_OBJECT (group), ROWS);
  g_autoptr (GPtrArray) networks = talia_addresses_find_networks ();

  for (guint i = 0; self != NULL && i < self->rows->len; i++)
    adw_preferences_group_remove (group, self->rows->pdata[i]);
  self = g_new0 (Rows, 1);
  *self = (Rows) { g_ptr_array_new (), g_object_ref (host), changed, data };
  g_object_set_data_full (G_OBJECT (group), ROWS, self, rows_free);
  for (guint i = 0; i < networks->len; i++)
    add_row (group, self, networks->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (group), networks->len > 0);
}
