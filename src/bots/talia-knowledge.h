/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes what a seat knows from its view, once for each view; all rules of thumb of computer players use the
 * result. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** A view and conclusions from it. It must not outlive the view. */
typedef struct
{
  const TaliaGame *game;
  const TaliaView *view;
  const TaliaState *seen;
  int own;           /* the seat of the view */
  TaliaCards hand;   /* its cards */
  TaliaCards table;  /* the cards that lie open: the running trick, rows, loose cards and builds */
  TaliaCards unseen; /* cards in others' hands, set aside or still to be dealt */
  TaliaUnseen where; /* where each of the unseen cards may be */

  /* The next fields are for trick-taking games; otherwise there are no voids, and the seats are TALIA_NOBODY. */
  guint voids[TALIA_MAX_SEATS]; /* by seat: the suits, as bits, that it has shown not to hold by not following */
  int best_seat;                /* whose card is winning the running trick; TALIA_NOBODY before the lead */
  TaliaCard best;               /* the winning card; 0 before the lead */
  int later;                    /* the number of players who follow in the running trick, if it is the seat's turn */
} TaliaKnowledge;

/** Computes what the seat of the view knows. */
void talia_knowledge_init (TaliaKnowledge *self, const TaliaGame *game, const TaliaView *view);

/** Returns the suit that was led to the running trick, which must not be empty. */
int talia_knowledge_led (const TaliaKnowledge *self);

G_END_DECLS
