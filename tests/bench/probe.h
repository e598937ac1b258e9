/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures a program from inside: time to the first frame, memory, processor time when idle, and the work of a
 * frame. */
#pragma once

#include <gtk/gtk.h>

#define PROBE_WIDTH 1280
#define PROBE_HEIGHT 800

/* What flies: as many cards as a trick has, of this size, there and back. */
#define PROBE_CARDS 4
#define PROBE_CARD_WIDTH 104
#define PROBE_CARD_HEIGHT 146
#define PROBE_FLIGHT_MS 300

typedef struct
{
  /** Called again and again after the first frame until it returns TRUE: the window shows what is to be measured. May
   * be NULL. */
  gboolean (*prepare) (GtkWindow *window);
  /** Sends the cards to one end of their way. */
  void (*fly) (GtkWindow *window, gboolean there);
} ProbeHooks;

/** Where the middle of a card is at an end of its way. */
void probe_get_place (int card, gboolean there, float *x, float *y);

/**
 * Runs the application and prints lines of a name and a number, by the words in the environment's
 * PROBE: `start` (first-frame in ms since PROBE_T0, pss in KiB), `table` (pss once prepared), `idle`
 * (processor ms over 5 s), `flight` (medians in µs: from one frame to the next, and the work of one). Then quits.
 */
int probe_run (GtkApplication *application, const ProbeHooks *hooks);
