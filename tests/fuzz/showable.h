/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that a text is fit to be shown in a window. */
#pragma once

#include <glib.h>

/**
 * Asserts that the text is UTF-8 of no more than so many characters in which nothing is hidden: no control but
 * newlines, no override or embedding, isolates in pairs, and no more marks on a letter than a language has.
 */
void assert_showable (const char *text, glong limit);
