/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables found in this network, as rows to choose from. */
#pragma once

#include <adwaita.h>

#include "net/talia-finder.h"

G_BEGIN_DECLS

typedef struct
{
  AdwPreferencesGroup *group;
  GtkEditable *address; /* is told that of the table that is chosen … */
  GtkWidget *code;      /* … and this is what to tell next */
  TaliaFinder *finder;
  GHashTable *rows; /* by the table's id */
} TaliaPartyFound;

/** Looks for tables from now on, and shows them. */
void talia_party_found_start (TaliaPartyFound *self, AdwPreferencesGroup *group, GtkEditable *address, GtkWidget *code);

/** Looks no more. */
void talia_party_found_stop (TaliaPartyFound *self);

G_END_DECLS
