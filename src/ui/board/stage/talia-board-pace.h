/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The speed of the motions on a board and how long a finished trick stays, from the preferences `animation-speed` and
 * `wait-after-trick`. */
#pragma once

#include "ui/desktop/talia-motion.h"

G_BEGIN_DECLS

/** Returns how long motions take, in percent of the durations in the table of motions; 0 if motions are off, by
 * preference or because the system asks for that. */
guint talia_board_pace_get_percent (GtkWidget *widget);

/** Returns the duration of a motion, in milliseconds. */
guint talia_board_pace_get (GtkWidget *widget, TaliaMotionKind kind);

/** Returns how long the cards of a finished trick need to gather and fly to their taker, in milliseconds. */
guint talia_board_pace_get_sweep (GtkWidget *widget);

/** Returns how long the flight of a played card takes, in milliseconds; 0 if motions are off, by preference or because
 * the system asks for that. */
guint talia_board_pace_get_flight (GtkWidget *widget);

/** Returns how long a finished trick stays on the table, in milliseconds; 0: until the player continues. */
guint talia_board_pace_get_trick (void);

/** Returns the pause between moves that are not made by a person, in milliseconds. */
guint talia_board_pace_get_bots (void);

G_END_DECLS
