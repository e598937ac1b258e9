/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells people of the same name apart, by adding a number to the name. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * What each of them is called: by their name, or, where somebody before them has one that looks the same, by the name
 * and the first number from 2 on that nobody is called by: "Ola", "Ola 2". Names look the same that differ in nothing
 * but capitals, spaces at their ends, or what cannot be seen. Who has no name at all is left alone. `names` are clean
 * (talia-text.h); a list of new strings.
 */
GStrv talia_names_tell_apart (const char *const *names);

G_END_DECLS
