/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The regulars: computer players that people meet again, each with a temper. */
#pragma once

#include "talia-level.h"

G_BEGIN_DECLS

/** One of them; plays at any level, by that temper. An array of these ends with a NULL id. */
typedef struct
{
  const char *id;    /* for records: small letters. The face is the picture of that name */
  const char *name;  /* msgid, in the context `regular` */
  const char *about; /* msgid of a sentence on the temper */
  TaliaTemper temper;
} TaliaRegular;

/** All of them. */
const TaliaRegular *talia_regulars_list (void);

/** The one of that id, NULL where there is none. */
const TaliaRegular *talia_regulars_find (const char *id);

/**
 * Who sits down at a seat other than the first where nobody has chosen anybody. These are as strong as their level:
 * none of them was measured to be off it by more than a tenth of the step to the next (docs/measurements/levels.md).
 */
const TaliaRegular *talia_regulars_usual (int seat);

/** How the regular (NULL: nobody in particular) plays at that level. */
TaliaLevel talia_regulars_level (const TaliaRegular *regular, const TaliaLevel *level);

G_END_DECLS
