/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the players of a finished match by place, the winner in front of the cards that decided it. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaPodium:
 *
 * For screen readers, it is a list of the sides with their places and totals. It can draw any moment of the animation,
 * but TaliaMatchEnd keeps the time.
 */
#define TALIA_TYPE_PODIUM (talia_podium_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPodium, talia_podium, TALIA, PODIUM, GtkWidget)

/** Sets the match, which must be over. May be called only once. */
void talia_podium_set_match (TaliaPodium *self, TaliaMatch *match);

/** Sets where the face of a seat starts, in the coordinates of the podium, and how large it is there. Without this
 * call, the face does not move. */
void talia_podium_set_home (TaliaPodium *self, int seat, float x, float y, float size);

/** Sets the progress of the animation, from 0 to 1: of the faces on the way to their places, and of the fan of cards.
 */
void talia_podium_set_progress (TaliaPodium *self, double faces, double fan);

/** Returns the centre of the light and the size of the winner's face, on which the radius of the light depends. */
void talia_podium_get_light (TaliaPodium *self, graphene_point_t *middle, float *radius);

G_END_DECLS
