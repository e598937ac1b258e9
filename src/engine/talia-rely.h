/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the inner loops of a search rely on, said where they do: asked in builds that look for faults, in no other. */
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
