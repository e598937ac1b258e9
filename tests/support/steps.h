/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures work by counting executed blocks of code instead of time, so that a busy machine changes nothing. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A program that counts is compiled with STEPS_SOURCES and linked with STEPS_LINKED (tests/support/meson.build). Each
 * block of code that is run is then a step, and so is each byte that a function of the libraries below has to read. */

/** Returns the number of steps so far, of all threads. */
guint64 steps_count (void);

G_END_DECLS
