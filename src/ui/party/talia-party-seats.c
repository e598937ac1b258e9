/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a table that several machines share, as rows. */
#include "talia-party-seats.h"

#include <glib/gi18n.h>

#include "talia-party-words.h"

static void
make_row (TaliaPartySeats *self, int seat)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Sit Here"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "party.sit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", seat);
  self->rows[seat] = adw_action_row_new ();
  self->buttons[seat] = button;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->rows[seat]), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self->rows[seat]), button);
  adw_preferences_group_add (self->group, self->rows[seat]);
}

void
talia_party_seats_show (TaliaPartySeats *self, const TaliaPeople *people, int own, gboolean can_sit)
{
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    {
      const TaliaPerson *person = &people->at[seat];
      g_autofree char *who = NULL;

      if (seat >= people->seats)
        {
          if (self->rows[seat] != NULL)
            gtk_widget_set_visible (self->rows[seat], FALSE);
          continue;
        }
      if (self->rows[seat] == NULL)
        make_row (self, seat);
      who = talia_party_words_who (people, seat);
      gtk_widget_set_visible (self->rows[seat], TRUE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[seat]), who);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[seat]), talia_party_words_state (person, seat == own));
      gtk_widget_set_visible (self->buttons[seat], can_sit && person->state == TALIA_PERSON_NONE);
    }
}
