/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes pairs of matches that differ only in cards which one seat cannot see. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef struct Pairing Pairing;

/**
 * Matches of `game` with the options `settings` (as of a preset), played at random by the number `seed`. The seat that
 * may not see the difference is that of a person, all others are computer players.
 */
Pairing *pairing_new (const TaliaGame *game, const char *settings, guint64 seed, int seat);

void pairing_free (Pairing *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pairing, pairing_free)

/**
 * Plays on until it is the seat's turn, or with `any_turn` anybody's, and has found another match that looks the same
 * from the seat. The records of both (transfer full); FALSE where that takes too long.
 */
gboolean pairing_find (Pairing *self, gboolean any_turn, char **record, char **other);

G_END_DECLS
