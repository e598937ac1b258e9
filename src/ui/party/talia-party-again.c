/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens a table of this machine again, so that its guests can return: stores the data needed for that, and asks the
 * player whether to do so. */
#include "talia-party-again.h"

#include <glib/gi18n.h>

#include "model/match/talia-match-seats.h"
#include "model/match/talia-number.h"
#include "model/table/talia-table-notes.h"
#include "net/talia-addresses.h"
#include "settings/talia-settings.h"
#include "talia-party-time.h"
#include "words/talia-words-cards.h"

#define TABLE_KEY "network-table"

static const char *
get_id (TaliaTable *table)
{
  return talia_table_get_note (table, TALIA_NOTE_TABLE);
}

void
talia_party_again_keep (TaliaHost *host)
{
  TaliaTable *table = talia_match_get_table (talia_host_get_match (host));
  g_autofree char *saved = talia_host_save (host);

  g_settings_set (talia_settings_get (), TABLE_KEY, "(ss)", get_id (table), saved);
}

void
talia_party_again_forget (void)
{
  g_settings_reset (talia_settings_get (), TABLE_KEY);
}

/* Finds the saved data of that match, or NULL. */
static char *
find (TaliaTable *table)
{
  g_autofree char *id = NULL, *saved = NULL;

  g_settings_get (talia_settings_get (), TABLE_KEY, "(ss)", &id, &saved);
  return g_strcmp0 (id, get_id (table)) == 0 ? g_steal_pointer (&saved) : NULL;
}

gboolean
talia_party_again_is_shared (TaliaTable *table)
{
  guint people = talia_match_seats_find_people (table);

  return get_id (table) != NULL && (people & (people - 1)) != 0 && talia_number_of (table) == 0;
}

/* Lists the names of the other people. */
static char *
list_others (TaliaTable *table)
{
  int own = talia_match_seats_find_person (table);
  guint people = talia_match_seats_find_people (table);
  g_autoptr (GListStore) seats = g_list_store_new (TALIA_TYPE_SEAT);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    if ((people & (1u << i)) != 0)
      {
        g_autoptr (TaliaSeat) seat = talia_seat_new_from_text (i, talia_table_get_seat (table, i));

        g_list_store_append (seats, seat);
      }
  talia_match_seats_tell_apart (G_LIST_MODEL (seats));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (TaliaSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), i);

      if (talia_seat_get_index (seat) != own)
        g_strv_builder_add (names, talia_seat_get_name (seat));
    }
  all = g_strv_builder_end (names);
  return talia_words_list ((const char *const *) all);
}

AdwDialog *
talia_party_again_ask (GtkWidget *parent, TaliaTable *table)
{
  g_autofree char *names = list_others (table), *saved = find (table), *others = NULL, *body = NULL;
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Open the Table Again?"), NULL);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  /* Translators: %s is a list of names */
  others = g_strdup_printf (_ ("This match is played over the network with: %s."), names);
  body = g_strdup_printf ("%s\n\n%s", others,
                          saved != NULL ? _ ("Once the table is open, they can come back to their seats.")
                                        : _ ("Once the table is open, they can come back with its new code."));
  adw_alert_dialog_set_body (alert, body);
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "here", _ ("Play at _One Computer"), "open",
                                  _ ("_Open the Table"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "open", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "open");
  adw_alert_dialog_set_close_response (alert, "cancel");
  adw_dialog_present (dialog, parent);
  return dialog;
}

TaliaHost *
talia_party_again_open (TaliaTable *table, GError **error)
{
  g_autofree char *saved = find (table);
  g_auto (GStrv) home = talia_addresses_list_home ();
  g_autoptr (TaliaHost) host = NULL;
  TaliaState open;

  talia_table_get_open_state (table, &open);
  host = talia_host_new (talia_table_get_game (table), &open.options, "", error);
  /* The saved data say in which networks the table is open. */
  if (host == NULL || !talia_host_set_networks (host, (const char *const *) home, error)
      || !((saved != NULL && talia_host_open (host, 0, saved, NULL))
           || talia_host_open (host, TALIA_NET_PORT, NULL, NULL) || talia_host_open (host, 0, NULL, error)))
    return NULL;
  talia_party_time_follow (host);
  return g_steal_pointer (&host);
}
