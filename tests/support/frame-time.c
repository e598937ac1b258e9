/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the program's animations go on by frames instead of time, so that a slow machine shows as many of their frames
 * as a fast one. */
#include "frame-time.h"

#define FRAME (G_USEC_PER_SEC / 60)

static gboolean counted;
static GdkFrameClock *clock_counted; /* never used after it is gone */
static gint64 begun;                 /* the time of its frame number 0 */

/* The linker redirects calls of a function to `__wrap_` and its name. */
gint64 __real_gdk_frame_clock_get_frame_time (GdkFrameClock *clock);
gint64 __wrap_gdk_frame_clock_get_frame_time (GdkFrameClock *clock);

gint64
__wrap_gdk_frame_clock_get_frame_time (GdkFrameClock *clock)
{
  const gint64 now = __real_gdk_frame_clock_get_frame_time (clock);

  if (!counted)
    return now;
  if (clock != clock_counted)
    begun = now - gdk_frame_clock_get_frame_counter (clock) * FRAME;
  clock_counted = clock;
  return begun + gdk_frame_clock_get_frame_counter (clock) * FRAME;
}

void
frame_time_count_frames (gboolean counts)
{
  counted = counts;
  clock_counted = NULL;
}
