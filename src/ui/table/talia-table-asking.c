/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the other people at this window whether they agree, before an undo takes back moves of theirs. */
#include "talia-table-asking.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "words/talia-words-cards.h"

static char *
list_names (TaliaMatch *match, guint seats)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int seat = 0; seats >> seat != 0; seat++)
    if (seats & 1u << seat)
      g_strv_builder_add (builder, talia_seat_get_name (talia_match_get_seat (match, seat)));
  names = g_strv_builder_end (builder);
  return talia_words_list ((const char *const *) names);
}

static void
response_cb (AdwAlertDialog *dialog, const char *response, TaliaMatch *match)
{
  if (g_str_equal (response, "undo"))
    talia_match_undo (match);
}

/* Closes the dialog, because an undo would no longer do what the dialog asks about. */
static void
changed_cb (AdwDialog *dialog)
{
  adw_dialog_force_close (dialog);
}

void
talia_table_asking_undo (GtkWidget *page, TaliaMatch *match, guint seats)
{
  g_autofree char *names = list_names (match, seats);
  /* Translators: the names of other players at the same screen */
  g_autofree char *body =
      g_strdup_printf (_ ("This also takes back moves by other players: %s. Do they agree?"), names);
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Undo for Others Too?"), body);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "undo", _ ("_Undo"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "undo", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), match, 0);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, page);
}
