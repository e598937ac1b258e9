/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Assertions for the inner loops of a search, which are checked only in builds with sanitizers or for fuzzers. */
#pragma once

#include <glib.h>

/**
 * TALIA_RELY:
 * @condition: holds for every state that comes of the rules, or of a view that talia_view_is_sound()
 *
 * Ends the program where the condition does not hold, in a build with sanitizers or for fuzzers. In any other build it
 * is not even worked out.
 */
#ifdef TALIA_CHECKED
#define TALIA_RELY(condition) g_assert (condition)
#else
#define TALIA_RELY(condition) ((void) sizeof ((condition) ? 1 : 0))
#endif
