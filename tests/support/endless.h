/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes records of legal matches of any length, for tests. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the record of a match of Hearts in which seat 0 shoots the moon in each of `deals` deals and takes points
 * off its own score, so that the match does not end.
 */
char *endless_record (guint deals);

/** Returns the record of one deal in which the first move is made and undone `times` times. */
char *endless_to_and_fro (guint times);

G_END_DECLS
