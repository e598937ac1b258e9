/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes the place of talia-window-network.c if Talia is built without a network. */
#include "talia-window-network.h"

#include "bots/talia-bot.h"

struct _TaliaWindowNetwork
{
  AdwApplicationWindow *window;
};

TaliaWindowNetwork *
talia_window_network_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaStore *store,
                          TaliaWindowThen play)
{
  TaliaWindowNetwork *self = g_new0 (TaliaWindowNetwork, 1);

  self->window = window;
  return self;
}

void
talia_window_network_free (TaliaWindowNetwork *self)
{
  g_free (self);
}

void
talia_window_network_move (TaliaWindowNetwork *self, AdwApplicationWindow *window, AdwNavigationView *pages)
{
  self->window = window;
}

TaliaMatch *
talia_window_network_create_match (TaliaWindowNetwork *self, TaliaTable *table)
{
  return talia_match_new (table, TALIA_LEVEL_EASY); /* for seats that a record leaves free */
}

gboolean
talia_window_network_offer (TaliaWindowNetwork *self, TaliaTable *table)
{
  return FALSE;
}

void
talia_window_network_when_free (TaliaWindowNetwork *self, TaliaWindowThen then, TaliaTable *table)
{
  then (self->window, table);
}

gboolean
talia_window_network_is_stored (TaliaWindowNetwork *self)
{
  return FALSE;
}

void
talia_window_network_watch (TaliaWindowNetwork *self, GtkWidget *page, TaliaMatch *match)
{
}
