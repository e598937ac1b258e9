/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes pairs of matches that differ only in cards which one seat cannot see. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef struct Pairing Pairing;

/**
 * Creates pairs of matches of `game` with the options `settings` (written as in a preset), played at random from the
 * number `seed`. A person plays at `seat`, which must not see the difference; all others are computer players.
 */
Pairing *pairing_new (const TaliaGame *game, const char *settings, guint64 seed, int seat);

void pairing_free (Pairing *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Pairing, pairing_free)

/**
 * Plays on until it is the seat's turn (with `any_turn`, anybody's) and another match is found that looks the same from
 * the seat. Returns the records of both in `record` and `other` (transfer full), or FALSE if that takes too long.
 */
gboolean pairing_find (Pairing *self, gboolean any_turn, char **record, char **other);

G_END_DECLS
