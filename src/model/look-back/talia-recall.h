/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question after a deal about something that a person with a good memory would know. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_RECALL_COUNT, /* how many of them were still out; choices are numbers */
  TALIA_RECALL_WHICH, /* which one card was still out; choices are cards */
  TALIA_RECALL_WHO,   /* who was known to be out of the suit; choices are seats, and TALIA_NOBODY */
} TaliaRecallKind;

#define TALIA_RECALL_CHOICES 4

/** A question about cards of one suit or one rank, and what is right. "Out" is what the seat neither held nor had seen.
 */
typedef struct
{
  TaliaRecallKind kind;
  guint trick;    /* the moment: after that trick (from 1); 0: when the last cards of the pack were dealt */
  int suit;       /* which cards; -1: those of `rank` */
  int rank;       /* -1: those of `suit` */
  TaliaCards out; /* those of them that were out */
  int choices[TALIA_RECALL_CHOICES];
  guint n_choices;
  guint right; /* index of the one choice that is true */
} TaliaRecall;

/**
 * Makes up a question for `seat` about the deal that has just ended; the same one whenever that deal is asked about.
 * It follows from the views that the seat had, and from nothing that was claimed without being played. FALSE where
 * there is nothing to ask, as after a deal in which everything lay open, or was over early.
 */
gboolean talia_recall_init (TaliaRecall *self, TaliaTable *table, int seat);

G_END_DECLS
