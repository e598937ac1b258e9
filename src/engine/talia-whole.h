/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads whole numbers in text that comes from outside, and checks their ranges. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Reads a number from `least` to `most` in decimal digits; FALSE where it is none, as where there is none to be. */
gboolean talia_whole_parse (const char *text, gint64 least, gint64 most, gint64 *number);

/** Reads which of `n` things is meant, counted from 0, without a sign; FALSE where it is none: always, where n is 0. */
gboolean talia_whole_parse_place (const char *text, gint64 n, int *place);

G_END_DECLS
