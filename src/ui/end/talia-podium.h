/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a finished match by place, the winner in front of the cards that decided it. */
#pragma once

#include <adwaita.h>

#include "model/match/talia-match.h"

G_BEGIN_DECLS

/**
 * TaliaPodium:
 *
 * A list for screen readers: each side with its place and its total. It is drawn for any moment of the way to that
 * picture, but does not know the time (TaliaMatchEnd does).
 */
#define TALIA_TYPE_PODIUM (talia_podium_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPodium, talia_podium, TALIA, PODIUM, GtkWidget)

/** Shows the players of that match, which is over; once. */
void talia_podium_set_match (TaliaPodium *self, TaliaMatch *match);

/** Where the face of that seat sets off, in the coordinates of the podium, and how large; without it, it is simply
 * there. */
void talia_podium_set_home (TaliaPodium *self, int seat, float x, float y, float size);

/** How far the faces are on their way to their places, and how far the cards have been fanned; each from 0 to 1. */
void talia_podium_set_progress (TaliaPodium *self, double faces, double fan);

/** Where the light is to fall, and how wide. */
void talia_podium_get_light (TaliaPodium *self, graphene_point_t *middle, float *radius);

G_END_DECLS
