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
  GtkWidget *buttons[TALIA_MAX_SEATS]; /* to sit there */
} TaliaPartySeats;

/** Shows who sits where; `own` is the seat of this machine. Free ones can be taken where `can_sit`: each button does
 * the action `party.sit` with the seat. */
void talia_party_seats_show (TaliaPartySeats *self, const TaliaPeople *people, int own, gboolean can_sit);

G_END_DECLS
