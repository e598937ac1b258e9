/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The speed of the table, from the preference `animation-speed`. */
#pragma once

#include "ui/desktop/talia-motion.h"

G_BEGIN_DECLS

/** How long motions take, in percent of the table of motions; 0 where nothing is to move, also because the system says
 * so.
 */
guint talia_board_pace_get_percent (GtkWidget *widget);

/** How long that motion takes, in milliseconds. */
guint talia_board_pace_get (GtkWidget *widget, TaliaMotionKind kind);

/** How long a finished trick takes to its taker, in milliseconds. */
guint talia_board_pace_get_sweep (GtkWidget *widget);

/** How long a card flies that is played, in milliseconds; 0 where nothing is to move, also because the system says so.
 */
guint talia_board_pace_get_flight (GtkWidget *widget);

/** How long a finished trick lies to be looked at, in milliseconds; 0: until the player goes on. */
guint talia_board_pace_get_trick (void);

/** The pause between moves that no person makes, in milliseconds. */
guint talia_board_pace_get_bots (void);

G_END_DECLS
