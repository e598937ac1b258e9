/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits the wrong codes that an address may try, so that somebody who guesses is slowed down and nobody else is kept
 * out. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TaliaGuesses TaliaGuesses;

TaliaGuesses *talia_guesses_new (void);
void talia_guesses_free (TaliaGuesses *self);

/** Returns whether a code from that address is checked, at that time in microseconds; if not, even a right one is
 * refused. */
gboolean talia_guesses_allow (TaliaGuesses *self, const char *address, gint64 now);

/** Counts a wrong code from that address. */
void talia_guesses_take (TaliaGuesses *self, const char *address, gint64 now);

G_END_DECLS
