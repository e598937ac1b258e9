/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the people, by name, with their results in the matches that several people played. */
#pragma once

#include "talia-archive-index.h"

G_BEGIN_DECLS

/** A person who has sat at a shared table, at this machine or another. */
typedef struct
{
  char *name; /* safe in any sentence, as it was written last */
  guint played, won;
  guint places[TALIA_MAX_SEATS]; /* how often they finished first, second, ... */
  double place;                  /* the mean place */
} TaliaFamilyMember;

/**
 * Lists everybody with a name who has finished a match with others of `game` (an id; NULL: any game), begun at `since`
 * or later, as TaliaFamilyMember, sorted by wins. A match counts once, even if both host and guest have stored it here;
 * a match that continues from the middle of another does not count. Undo and hints make no difference.
 */
GArray *talia_family_list (TaliaArchiveIndex *index, const char *game, gint64 since);

G_END_DECLS
