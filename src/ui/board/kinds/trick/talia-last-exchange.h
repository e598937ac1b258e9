/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the cards that were passed before the first trick of a deal: to whom, and from whom. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/** Creates a widget that shows the cards that the player passed and received; NULL if none were passed. */
GtkWidget *talia_last_exchange_new (TaliaMatch *match);

G_END_DECLS
