/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that asks for the names of the players of a score pad that is already in use. */
#include "talia-pad-names.h"

#include <glib/gi18n.h>

#include "talia-pad-players.h"

struct _TaliaPadNames
{
  AdwAlertDialog parent_instance;

  GtkWidget *group;
  GtkWidget *rows[TALIA_MAX_SEATS]; /* entries */
};

G_DEFINE_FINAL_TYPE (TaliaPadNames, talia_pad_names, ADW_TYPE_ALERT_DIALOG)

static void
talia_pad_names_class_init (TaliaPadNamesClass *klass)
{
}

static void
talia_pad_names_init (TaliaPadNames *self)
{
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (self);

  self->group = adw_preferences_group_new ();
  adw_alert_dialog_set_heading (alert, _ ("Rename the Players"));
  adw_alert_dialog_set_extra_child (alert, self->group);
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "rename", _ ("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "rename", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "rename");
  adw_alert_dialog_set_close_response (alert, "cancel");
}

TaliaPadNames *
talia_pad_names_new (TaliaScorePad *pad)
{
  const TaliaState *state;
  TaliaPadNames *self;

  g_return_val_if_fail (TALIA_IS_SCORE_PAD (pad), NULL);

  self = g_object_new (TALIA_TYPE_PAD_NAMES, NULL);
  state = talia_score_pad_get_state (pad, 0);
  for (int seat = 0; seat < state->seats; seat++)
    {
      GtkWidget *row = self->rows[seat] = talia_pad_players_create_row (talia_score_pad_get_player (pad, seat));
      g_autofree char *title = talia_pad_players_describe_seat (state, seat);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
    }
  adw_dialog_set_focus (ADW_DIALOG (self), self->rows[0]);
  return self;
}

void
talia_pad_names_apply (TaliaPadNames *self, TaliaScorePad *pad)
{
  g_return_if_fail (TALIA_IS_PAD_NAMES (self));
  g_return_if_fail (TALIA_IS_SCORE_PAD (pad));

  for (int seat = 0; seat < TALIA_MAX_SEATS && self->rows[seat] != NULL; seat++)
    {
      const char *name = gtk_editable_get_text (GTK_EDITABLE (self->rows[seat]));

      if (!g_str_equal (name, talia_score_pad_get_player (pad, seat)))
        talia_score_pad_set_player (pad, seat, name);
    }
}
