/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes the place of talia-window-network.c if Talia is built without a network: there is nothing to show. */
#include "talia-window-network.h"

TaliaWindowNetwork *
talia_window_network_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaSession *session)
{
  return NULL;
}

void
talia_window_network_free (TaliaWindowNetwork *self)
{
}

void
talia_window_network_watch (TaliaWindowNetwork *self, GtkWidget *page, TaliaMatch *match)
{
}

void
talia_window_network_ask_to_reopen (TaliaWindowNetwork *self, TaliaQuestion *question)
{
}
