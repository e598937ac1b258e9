/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that a text is fit to be shown in a window. */
#pragma once

#include <glib.h>

/**
 * Asserts that the text is UTF-8 of at most that many characters, and that nothing in it is hidden: no control
 * characters except newlines, no override or embedding, isolates in pairs, and no more marks on a letter than a
 * language has.
 */
void assert_showable (const char *text, glong limit);
