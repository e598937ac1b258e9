/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The seats of a table that several machines share, as rows. */
#pragma once

#include <adwaita.h>

#include "net/talia-people.h"

G_BEGIN_DECLS

typedef struct
{
  AdwPreferencesGroup *group;
  GtkWidget *rows[TALIA_MAX_SEATS];
  GtkWidget *buttons[TALIA_MAX_SEATS]; /* the button for taking the seat */
} TaliaPartySeats;

/** Shows who sits at which seat; `own` is the seat of this machine. If `can_sit`, each free seat has a button with the
 * action `party.sit`, whose parameter is the seat. */
void talia_party_seats_show (TaliaPartySeats *self, const TaliaPeople *people, int own, gboolean can_sit);

G_END_DECLS
