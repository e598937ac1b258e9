/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last turns around the table: who played which card, and who lost the turn. */
#pragma once

#include <gtk/gtk.h>

#include "talia-match.h"

G_BEGIN_DECLS

/** Whether anybody has had a turn in this deal. */
gboolean talia_last_turns_exist (TaliaMatch *match);

/** A new widget; NULL when nobody has had a turn in this deal. */
GtkWidget *talia_last_turns_new (TaliaMatch *match);

G_END_DECLS
