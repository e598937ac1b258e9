/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills the tiles of the start page with the unfinished matches; when something has changed, a thread reads the records
 * for their pictures. */
#pragma once

#include "ui/session/talia-session.h"
#include "ui/start/talia-start-page.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowTiles TaliaWindowTiles;

/** Looks after the tiles of `start`, whenever the archive of `session` changes. */
TaliaWindowTiles *talia_window_tiles_new (TaliaStartPage *start, TaliaSession *session);

/** Lets go of it, before the session is over; a thread that reads is told to stop. */
void talia_window_tiles_free (TaliaWindowTiles *self);

/** Tells what is known of each game: its unfinished match, with a picture, and its last result. */
void talia_window_tiles_update (TaliaWindowTiles *self);

G_END_DECLS
