/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the worlds that a view leaves open; those that explain the others' moves better are drawn more often. */
#pragma once

#include "search-walk.h"

G_BEGIN_DECLS

/** Worlds to choose from. Each is drawn anew from its number, so that only what it weighs is kept. */
typedef struct
{
  const TaliaFamily *family;
  const TaliaPosition *position;
  guint64 seed;
  GArray *drawn;   /* what is known of the first worlds; empty: all are equally likely */
  GArray *walked;  /* or hands of the others that were walked through; NULL or empty: none */
  TaliaState some; /* a world to put them in */
} TaliaWorlds;

/**
 * Draws `n` worlds, fewer when `thinking` ends before or asks to come to an end soon, and weighs them. No worlds are
 * weighed where the family or the level does not.
 */
void talia_worlds_init (TaliaWorlds *self, const TaliaFamily *family, const TaliaPosition *position, guint n,
                        const TaliaThinking *thinking, guint64 seed);
void talia_worlds_clear (TaliaWorlds *self);

/** World `number` (from 0) of those to look at; `random` is then at the world's own chance. */
void talia_worlds_get (const TaliaWorlds *self, guint number, TaliaWorld *world, TaliaRandom *random);

G_END_DECLS
