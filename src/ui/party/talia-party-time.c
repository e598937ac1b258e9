/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preference for how long a move may take at a table that this machine hosts: makes the host observe it, and binds
 * it to the row in which the player chooses the time. */
#include "talia-party-time.h"

#include "settings/talia-settings.h"
#include "talia-party-words.h"

#define KEY "network-turn-time"

/* The choices in seconds; 0 is no limit. A time that is set by other means is shown as well. */
static const guint choices[] = { 30, 90, 300, 0 };

static guint
get_time (void)
{
  return g_settings_get_uint (talia_settings_get (), KEY);
}

static void
changed_cb (TaliaHost *host)
{
  talia_host_set_turn_time (host, get_time ());
}

void
talia_party_time_follow (TaliaHost *host)
{
  changed_cb (host);
  g_signal_connect_object (talia_settings_get (), "changed::" KEY, G_CALLBACK (changed_cb), host, G_CONNECT_SWAPPED);
}

/* Returns the index of the choice for that time, or the one after the last. */
static guint
find_choice (guint seconds)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (choices) && choices[i] != seconds)
    i++;
  return i;
}

static void
selected_cb (AdwComboRow *row)
{
  const guint selected = adw_combo_row_get_selected (row);

  if (selected < G_N_ELEMENTS (choices))
    g_settings_set_uint (talia_settings_get (), KEY, choices[selected]);
}

void
talia_party_time_bind (AdwComboRow *row)
{
  g_autoptr (GtkStringList) texts = gtk_string_list_new (NULL);
  const guint now = get_time (), selected = find_choice (now);

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    gtk_string_list_take (texts, talia_party_words_turn_time (choices[i]));
  if (selected == G_N_ELEMENTS (choices))
    gtk_string_list_take (texts, talia_party_words_turn_time (now));
  adw_combo_row_set_model (row, G_LIST_MODEL (texts));
  adw_combo_row_set_selected (row, selected);
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);
}
