/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The periods of time that a list of matches can be limited to: all time, this year, the last 30 days, in the order in
 * which the Blueprints list them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the beginning of the period in seconds since 1970; 0 for all time. */
gint64 talia_time_choice_get_since (guint selected);

G_END_DECLS
