/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures work by counting executed blocks of code instead of time, so that a busy machine changes nothing. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A program that counts has its sources compiled with STEPS_SOURCES and linked with STEPS_LINKED
 * (tests/support/meson.build). Then each block of code that is run is a step, and each byte that a function of the
 * libraries below has to look at. */

/** All steps so far, of all threads. */
guint64 steps_count (void);

G_END_DECLS
