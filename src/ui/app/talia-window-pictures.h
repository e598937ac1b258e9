/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small pictures of unfinished matches for the start page, read in a thread and only when something has changed. */
#pragma once

#include "model/archive/talia-archive.h"
#include "ui/start/talia-start-page.h"

G_BEGIN_DECLS

typedef struct _TaliaWindowPictures TaliaWindowPictures;

/** Has pictures of matches in `archive` put on the tiles of `start`. */
TaliaWindowPictures *talia_window_pictures_new (TaliaStartPage *start, TaliaArchive *archive);

/** Lets go of it; a thread that reads is told to stop. */
void talia_window_pictures_free (TaliaWindowPictures *self);

/** Says which unfinished match the tile of `game` is about; NULL: there is none. Nothing is read before the next. */
void talia_window_pictures_set (TaliaWindowPictures *self, const TaliaGame *game, const TaliaMatchFacts *facts);

/** Reads those of which something else is known than when their picture was made. */
void talia_window_pictures_read (TaliaWindowPictures *self);

G_END_DECLS
