/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of the person at this computer, which they choose in the preferences: a disc with their initial, or a
 * picture. */
#pragma once

#include "model/match/talia-match.h"
#include "ui/faces/talia-face.h"

G_BEGIN_DECLS

/** The values of the preference `player-color`: first the disc in a colour that depends on the name, then discs in
 * other colours, then pictures; NULL-terminated. */
extern const char *const talia_own_face_choices[];

/** Returns the name of the choice at that index of talia_own_face_choices. */
const char *talia_own_face_get_name (guint choice);

/** Shows the choice at that index of talia_own_face_choices; the letter comes from talia_face_set_name(). */
void talia_own_face_show (TaliaFace *face, guint choice);

/** Returns the choice for a seat, as an index of talia_own_face_choices: that of the preference if the person at this
 * computer sits there, otherwise 0. */
guint talia_own_face_get_choice (TaliaSeat *seat);

/** Shows the face of whoever sits at a seat: a regular's, one's own, or a disc with the initial. */
void talia_own_face_show_seat (TaliaFace *face, TaliaSeat *seat);

G_END_DECLS
