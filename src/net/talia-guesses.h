/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits how often wrong codes are answered, by address, so that guessing keeps nobody else out. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _TaliaGuesses TaliaGuesses;

TaliaGuesses *talia_guesses_new (void);
void talia_guesses_free (TaliaGuesses *self);

/** Whether a code from there is looked at, at that time in microseconds; else not even a right one. */
gboolean talia_guesses_allow (TaliaGuesses *self, const char *address, gint64 now);

/** A code from there was wrong. */
void talia_guesses_take (TaliaGuesses *self, const char *address, gint64 now);

G_END_DECLS
