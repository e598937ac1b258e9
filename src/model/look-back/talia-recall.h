/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question after a deal about something that a person with a good memory would know. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_RECALL_COUNT, /* how many cards were still out; choices are numbers */
  TALIA_RECALL_WHICH, /* which one card was still out; choices are cards */
  TALIA_RECALL_WHO,   /* who was known to be void in the suit; choices are seats, and TALIA_NOBODY */
} TaliaRecallKind;

#define TALIA_RECALL_CHOICES 4

/** A question about the cards of one suit or one rank, and its answer. Cards that the seat neither held nor had seen
 * are "out". */
typedef struct
{
  TaliaRecallKind kind;
  guint trick;    /* the moment: after that trick (from 1); 0: when the last cards of the pack were dealt */
  int suit;       /* the suit that it is about; -1: about `rank` */
  int rank;       /* -1: about `suit` */
  TaliaCards out; /* the cards that were out */
  int choices[TALIA_RECALL_CHOICES];
  guint n_choices;
  guint right; /* the index of the correct choice */
} TaliaRecall;

/**
 * Creates a question for `seat` about the deal that has just ended; it is always the same for that deal. It follows
 * from the views that the seat had, without cards that were claimed and not played. Returns FALSE if there is nothing
 * to ask, for example because all cards lay open or the deal ended early.
 */
gboolean talia_recall_init (TaliaRecall *self, TaliaTable *table, int seat);

G_END_DECLS
