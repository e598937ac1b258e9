/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that asks for the name of a match. */
#include "talia-rename-dialog.h"

#include <glib/gi18n.h>

#include "words/talia-words-archive.h"

/* As many letters as a record keeps of it (talia_record_clean_title()). */
#define LONGEST 100

static void
response_cb (AdwAlertDialog *dialog, const char *response, GtkWidget *parent)
{
  GtkEditable *entry = GTK_EDITABLE (adw_alert_dialog_get_extra_child (dialog));

  if (g_str_equal (response, "rename"))
    gtk_widget_activate_action (parent, "win.rename-match", "(ss)", g_object_get_data (G_OBJECT (dialog), "talia-file"),
                                gtk_editable_get_text (entry));
}

void
talia_rename_dialog_present (GtkWidget *parent, const TaliaMatchFacts *facts)
{
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Rename the Match"), NULL);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *circumstances = talia_words_match_circumstances (facts);

  adw_alert_dialog_set_body (alert, circumstances);
  gtk_editable_set_text (GTK_EDITABLE (entry), facts->title);
  gtk_entry_set_max_length (GTK_ENTRY (entry), LONGEST);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ (facts->game->name));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name of the match"), -1);
  adw_alert_dialog_set_extra_child (alert, entry);
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "rename", _ ("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "rename", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "rename");
  adw_alert_dialog_set_close_response (alert, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "talia-file", g_strdup (facts->file), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), parent, 0);
  adw_dialog_set_focus (dialog, entry);
  adw_dialog_present (dialog, parent);
}
