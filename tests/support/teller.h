/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The messages of an honest host about a random match, for tests, and functions that damage a line a little. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef struct
{
  TaliaTable *table;
  TaliaRandom random;
  GQueue lines; /* char *: told next */
  gsize told;   /* bytes of the record */
  int seat;     /* who is told */
} Teller;

/**
 * A match by `first`, a game's id and settings, of which those that are none are passed over; played and told by
 * `number`, from `begun` steps after its beginning on. NULL: there is no such game.
 */
Teller *teller_new (const char *first, guint64 number, guint begun);

/**
 * The same by the first two of an input's lines: the game with its settings; the number, and how many steps have been
 * made. NULL: they are none.
 */
Teller *teller_read (GStrv lines);

/** Whoever is told has come back, and is told the match from its beginning again. */
void teller_again (Teller *self);

/** The next line (transfer full); NULL when the match is over. */
char *teller_next (Teller *self);

/** Deals, or makes any move; FALSE when the match is over. */
gboolean teller_step (Teller *self);

/** The line with another value in the place of one: `how` is `WORD VALUE TEXT`, both counted round and round. */
char *teller_damage (const char *line, const char *how);

void teller_free (Teller *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Teller, teller_free)

G_END_DECLS
