/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a seat knows, computed once for a view; all rules of thumb of computer players read it. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** A view and what follows from it. Lives no longer than the view. */
typedef struct
{
  const TaliaGame *game;
  const TaliaView *view;
  const TaliaState *seen;
  int own;           /* the seat that knows this */
  TaliaCards hand;   /* its cards */
  TaliaCards table;  /* the cards that lie open: the running trick, rows, loose cards and builds */
  TaliaCards unseen; /* in others' hands, set aside or still to be dealt */
  TaliaUnseen where; /* where each of the unseen cards may lie */

  /* Where tricks are played; no voids and nobody elsewhere. */
  guint voids[TALIA_MAX_SEATS]; /* by seat: the suits, as bits, that it has shown not to hold by not following */
  int best_seat;                /* who lies best in the running trick; TALIA_NOBODY before it is led to */
  TaliaCard best;               /* with this card; 0 before */
  int later;                    /* players after this one in the running trick, if it is its turn */
} TaliaKnowledge;

/** Works out what the view's seat knows. */
void talia_knowledge_init (TaliaKnowledge *self, const TaliaGame *game, const TaliaView *view);

/** The suit led to the running trick, which must not be empty. */
int talia_knowledge_led (const TaliaKnowledge *self);

G_END_DECLS
