/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that asks for the name of a match or a score pad. */
#include "talia-rename-dialog.h"

#include <glib/gi18n.h>

#include "words/talia-words-archive.h"

/* The number of characters that a record keeps of a title (talia_record_clean_title()). */
#define LONGEST 100

struct _TaliaRenameDialog
{
  AdwAlertDialog parent_instance;

  GtkEditable *entry;
  char *file;
  gboolean pad;
};

G_DEFINE_FINAL_TYPE (TaliaRenameDialog, talia_rename_dialog, ADW_TYPE_ALERT_DIALOG)

static void
call_cb (TaliaRenameDialog *self, const char *response, GtkWidget *parent)
{
  gtk_widget_activate_action (parent, self->pad ? "win.rename-pad" : "win.rename-match", "(ss)", self->file,
                              gtk_editable_get_text (self->entry));
}

static void
talia_rename_dialog_finalize (GObject *object)
{
  g_free (TALIA_RENAME_DIALOG (object)->file);

  G_OBJECT_CLASS (talia_rename_dialog_parent_class)->finalize (object);
}

static void
talia_rename_dialog_class_init (TaliaRenameDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_rename_dialog_finalize;
}

static void
talia_rename_dialog_init (TaliaRenameDialog *self)
{
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (self);
  GtkWidget *entry = gtk_entry_new ();

  self->entry = GTK_EDITABLE (entry);
  gtk_entry_set_max_length (GTK_ENTRY (entry), LONGEST);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  adw_alert_dialog_set_extra_child (alert, entry);
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "rename", _ ("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "rename", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "rename");
  adw_alert_dialog_set_close_response (alert, "cancel");
  adw_dialog_set_focus (ADW_DIALOG (self), entry);
}

void
talia_rename_dialog_present (GtkWidget *parent, const TaliaMatchFacts *facts)
{
  TaliaRenameDialog *self = g_object_new (TALIA_TYPE_RENAME_DIALOG, NULL);
  g_autofree char *circumstances = talia_words_match_circumstances (facts);

  self->file = g_strdup (facts->file);
  self->pad = facts->pad;
  adw_alert_dialog_set_heading (ADW_ALERT_DIALOG (self),
                                facts->pad ? _ ("Rename the Score Pad") : _ ("Rename the Match"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  facts->pad ? _ ("Name of the score pad") : _ ("Name of the match"), -1);
  adw_alert_dialog_set_body (ADW_ALERT_DIALOG (self), circumstances);
  gtk_editable_set_text (self->entry, facts->title);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ (facts->game->name));
  g_signal_connect_object (self, "response::rename", G_CALLBACK (call_cb), parent, 0);
  adw_dialog_present (ADW_DIALOG (self), parent);
}
