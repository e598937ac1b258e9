/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions by which a match updates its seats. */
#pragma once

#include "engine/talia-game.h"
#include "talia-seat.h"

G_BEGIN_DECLS

/** Brings all properties that follow the table in line with that state of it. */
void talia_seat_update (TaliaSeat *self, const TaliaGame *game, const TaliaState *state);

/** What the seat is called where others have its name (talia-names.h). */
void talia_seat_set_called (TaliaSeat *self, const char *called);

/** Whether nobody else at the table is a person. Who then has no name is called "you". */
void talia_seat_set_alone (TaliaSeat *self, gboolean alone);

G_END_DECLS
