/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A macro for assertions in the inner loops of a search, which are checked only in builds with sanitizers or for
 * fuzzers. */
#pragma once

#include <glib.h>

/**
 * TALIA_RELY:
 * @condition: holds for every state that results from the rules, or from a view that talia_view_is_sound()
 *
 * In a build with sanitizers or for fuzzers, ends the program if the condition does not hold. In any other build the
 * condition is not evaluated.
 */
#ifdef TALIA_CHECKED
#define TALIA_RELY(condition) g_assert (condition)
#else
#define TALIA_RELY(condition) ((void) sizeof ((condition) ? 1 : 0))
#endif
