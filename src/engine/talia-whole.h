/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads whole numbers in text that comes from outside, and checks their ranges. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Parses a number from `least` to `most` in decimal digits; returns FALSE if the text is not one, and always if the
 * range is empty. */
gboolean talia_whole_parse (const char *text, gint64 least, gint64 most, gint64 *number);

/** Parses the number of one of `n` things, counted from 0, without a sign; returns FALSE if the text is not one, and
 * always if n is 0. */
gboolean talia_whole_parse_place (const char *text, gint64 n, int *place);

G_END_DECLS
