/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills the tiles of the start page with the unfinished matches; when something has changed, a thread reads the records
 * for their pictures. */
#pragma once

#include "ui/session/talia-session.h"
#include "ui/start/talia-start-page.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowTiles TaliaWindowTiles;

/** Creates an object that updates the tiles of `start` whenever the archive of `session` changes. */
TaliaWindowTiles *talia_window_tiles_new (TaliaStartPage *start, TaliaSession *session);

/** Frees the object, which has to happen before the session ends; cancels a thread that is reading. */
void talia_window_tiles_free (TaliaWindowTiles *self);

/** Shows on each tile what is known of its game: the unfinished match, with a picture, and the last result. */
void talia_window_tiles_update (TaliaWindowTiles *self);

G_END_DECLS
