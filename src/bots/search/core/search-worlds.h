/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws worlds, which are complete states that agree with a view. A world that explains the others' moves better is
 * drawn more often. */
#pragma once

#include "search-walk.h"

G_BEGIN_DECLS

/** Worlds, drawn at random from a view. Only their weights are stored: when a world is needed, it is drawn once more
 * from the random numbers that belong to its number. */
typedef struct
{
  const TaliaFamily *family;
  const TaliaPosition *position;
  guint64 seed;
  GArray *drawn;   /* the weights of the first worlds; empty: all are equally likely */
  GArray *walked;  /* or hands of the others from the random walk; NULL or empty: none */
  TaliaState some; /* a world to put these hands in */
} TaliaWorlds;

/**
 * Draws `n` worlds, or fewer if the time of `thinking` is nearly up, and weighs them, if the family and the level do
 * so.
 */
void talia_worlds_init (TaliaWorlds *self, const TaliaFamily *family, const TaliaPosition *position, guint n,
                        const TaliaThinking *thinking, guint64 seed);
void talia_worlds_clear (TaliaWorlds *self);

/** Gets world number `number` (from 0); `random` is set to the random numbers of that world. */
void talia_worlds_get (const TaliaWorlds *self, guint number, TaliaWorld *world, TaliaRandom *random);

G_END_DECLS
