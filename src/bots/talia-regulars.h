/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The regulars: computer players with a name, a face and a temper, whom people meet in match after match. */
#pragma once

#include "talia-level.h"

G_BEGIN_DECLS

/** A regular, who plays at any level with a temper. An array of regulars ends with a NULL id. */
typedef struct
{
  const char *id;    /* for records: small letters; also the name of the picture of the face */
  const char *name;  /* msgid, in the context `regular` */
  const char *about; /* msgid of a sentence about the temper */
  TaliaTemper temper;
} TaliaRegular;

/** Returns all regulars. */
const TaliaRegular *talia_regulars_list (void);

/** Returns the regular with that id, NULL if there is none. */
const TaliaRegular *talia_regulars_find (const char *id);

/**
 * Returns the default regular at a seat other than the first. Default regulars are as strong as their level:
 * measurements showed a difference of at most a tenth of the step to the next level (docs/measurements/levels.md).
 */
const TaliaRegular *talia_regulars_usual (int seat);

/** Returns how the regular (NULL: nobody in particular) plays at that level. */
TaliaLevel talia_regulars_level (const TaliaRegular *regular, const TaliaLevel *level);

G_END_DECLS
