/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The messages of an honest host about a random match, for tests, and functions that damage a line a little. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef struct
{
  TaliaTable *table;
  TaliaRandom random;
  GQueue lines; /* of char *: the next lines */
  gsize told;   /* the bytes of the record that have been told */
  int seat;     /* the seat that is told */
} Teller;

/**
 * Creates a match from `first`, a game's id and settings (invalid settings are ignored). The moves and the seat that is
 * told follow from `number`; the telling begins after `begun` steps. Returns NULL if there is no such game.
 */
Teller *teller_new (const char *first, guint64 number, guint begun);

/**
 * Does the same from the first two lines of an input: the game with its settings; the number, and how many steps have
 * been made. Returns NULL if they are invalid.
 */
Teller *teller_read (GStrv lines);

/** Tells the match from its beginning again, because the guest has come back. */
void teller_again (Teller *self);

/** Returns the next line (transfer full); NULL if the match is over. */
char *teller_next (Teller *self);

/** Deals, or makes any move; returns FALSE if the match is over. */
gboolean teller_step (Teller *self);

/** Returns the line with one value replaced: `how` is `WORD VALUE TEXT`, the numbers of the word and the value, which
 * wrap around, and the text to put there. */
char *teller_damage (const char *line, const char *how);

void teller_free (Teller *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Teller, teller_free)

G_END_DECLS
