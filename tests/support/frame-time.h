/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets the program's animations go on by frames instead of time, so that a slow machine shows as many of their frames
 * as a fast one. */
#pragma once

#include <gtk/gtk.h>

/** Sets whether each frame is a sixtieth of a second later than the one before for animations of cards, however late it
 * is drawn. Other things, such as timeouts and the toolkit's own animations, keep to the real time. */
void frame_time_count_frames (gboolean counts);
