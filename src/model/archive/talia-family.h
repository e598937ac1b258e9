/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The results of people who play with each other, at this computer or with real cards: lists them by name, with the
 * matches that each has won. */
#pragma once

#include "talia-archive-index.h"

G_BEGIN_DECLS

/** A person who has sat at a shared table, at this machine, another, or with real cards. */
typedef struct
{
  char *name; /* safe in any sentence, as it was written last */
  guint played, won;
  guint places[TALIA_MAX_SEATS]; /* how often they finished first, second, ... */
  double place, points;          /* means */
} TaliaFamilyMember;

/**
 * Lists everybody with a name who has finished a match with others of `game` (an id; NULL: any game), begun at `since`
 * or later, as TaliaFamilyMember, sorted by wins. A match counts once, even if both host and guest have stored it here;
 * a match that continues from the middle of another does not count. Undo and hints make no difference. `kind` is
 * TALIA_ARCHIVE_PLAYED, or TALIA_ARCHIVE_PADS for everybody with a name on a finished score pad.
 */
GArray *talia_family_list (TaliaArchiveIndex *index, TaliaArchiveKind kind, const char *game, gint64 since);

G_END_DECLS
