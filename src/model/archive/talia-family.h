/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The results that each person has in matches that several people played, by name. */
#pragma once

#include "talia-archive-index.h"

G_BEGIN_DECLS

/** Somebody who has sat at such a table, at this machine or another. */
typedef struct
{
  char *name; /* fit for any sentence, as it was written last */
  guint played, won;
  guint places[TALIA_MAX_SEATS]; /* how often they came in first, second, ... */
  double place;                  /* the mean */
} TaliaFamilyMember;

/**
 * Everybody with a name who has finished such a match of `game` (an id; NULL: of any), begun at `since` or later, as
 * TaliaFamilyMember: who won most comes first. A match counts once, though both host and guest may keep it here; one
 * that was played on from a step of another does not. Moves that were taken back and hints do not matter.
 */
GArray *talia_family_list (TaliaArchiveIndex *index, const char *game, gint64 since);

G_END_DECLS
