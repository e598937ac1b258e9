/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells people of the same name apart, by adding a number to the name. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Returns the form of a name in which names that look the same are equal; a new string. */
char *talia_names_fold (const char *name);

/**
 * Returns a distinct name for each person: their own or, if an earlier name looks the same, their own with the first
 * free number from 2 on: "Ola", "Ola 2". Names look the same if they differ only in capitals, spaces at their ends, or
 * invisible characters. Empty names are not changed. `names` are clean (talia-text.h); the result is a list of new
 * strings.
 */
GStrv talia_names_tell_apart (const char *const *names);

G_END_DECLS
