/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures a program from inside: time to the first frame, memory, processor time when idle, and the work of a
 * frame. */
#pragma once

#include <gtk/gtk.h>

#define PROBE_WIDTH 1280
#define PROBE_HEIGHT 800

/* The flying cards: as many as a trick has, of this size, there and back. */
#define PROBE_CARDS 4
#define PROBE_CARD_WIDTH 104
#define PROBE_CARD_HEIGHT 146
#define PROBE_FLIGHT_MS 300

typedef struct
{
  /** Called repeatedly after the first frame until it returns TRUE, when the window shows what is to be measured. May
   * be NULL. */
  gboolean (*prepare) (GtkWindow *window);
  /** Moves the cards to one end of their path. */
  void (*fly) (GtkWindow *window, gboolean there);
} ProbeHooks;

/** Returns the centre of a card at an end of its path. */
void probe_get_place (int card, gboolean there, float *x, float *y);

/**
 * Runs the application, prints lines of a name and a number, and quits. The words in the environment variable PROBE
 * choose what is measured: `start` (first-frame in ms since PROBE_T0, pss in KiB), `table` (pss after `prepare`),
 * `idle` (processor time in ms over 5 s), `flight` (medians in µs of the time from one frame to the next, and of the
 * work of one).
 */
int probe_run (GtkApplication *application, const ProbeHooks *hooks);
