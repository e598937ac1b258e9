/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables found in this network, as rows to choose from. */
#pragma once

#include <adwaita.h>

#include "net/talia-finder.h"

G_BEGIN_DECLS

typedef struct
{
  AdwPreferencesGroup *group;
  GtkEditable *address; /* gets the address of the table that is chosen … */
  GtkWidget *code;      /* … and this gets the focus, to enter the code */
  TaliaFinder *finder;
  GHashTable *rows; /* rows by the id of their table */
} TaliaPartyFound;

/** Begins to look for tables, and shows them. */
void talia_party_found_start (TaliaPartyFound *self, AdwPreferencesGroup *group, GtkEditable *address, GtkWidget *code);

/** Stops looking for tables. */
void talia_party_found_stop (TaliaPartyFound *self);

G_END_DECLS
