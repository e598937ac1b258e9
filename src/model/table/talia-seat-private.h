/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions by which a match updates its seats. */
#pragma once

#include "engine/talia-game.h"
#include "talia-seat.h"

G_BEGIN_DECLS

/** Updates all properties that depend on the state of the table. */
void talia_seat_update (TaliaSeat *self, const TaliaGame *game, const TaliaState *state);

/** Sets the name of the seat if others have the same name (talia-names.h). */
void talia_seat_set_called (TaliaSeat *self, const char *called);

/** Sets whether nobody else at the table is a person; a person without a name is then called "you". */
void talia_seat_set_alone (TaliaSeat *self, gboolean alone);

G_END_DECLS
