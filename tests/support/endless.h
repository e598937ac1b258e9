/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes records of legal matches of any length, for tests. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A match of Hearts in which seat 0 shoots the moon in each of so many deals, and takes its points off: it has no end.
 */
char *endless_record (guint deals);

/** One deal in which the first move is made and taken back so many times. */
char *endless_to_and_fro (guint times);

G_END_DECLS
