/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide through a first deal: what to do now and why, and what a wrong move costs. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-guided-deal.h"

G_BEGIN_DECLS

/** What the guide waits for. */
typedef enum
{
  TALIA_GUIDE_TELLS,  /* that the person has read it: talia_guide_go_on() */
  TALIA_GUIDE_ASKS,   /* the person's move */
  TALIA_GUIDE_DOUBTS, /* that the person takes the last move back, or talia_guide_go_on() */
  TALIA_GUIDE_WAITS,  /* the others */
  TALIA_GUIDE_ENDS,   /* nothing more */
} TaliaGuideStage;

/**
 * TaliaGuide:
 *
 * Follows a match. As long as the person plays what is proposed, the words are those of the guided deal; from
 * elsewhere the expert's advice takes over. Holds the match while it tells or doubts.
 *
 * Signals:
 * - `changed ()`: it says something else, or waits for something else.
 */
#define TALIA_TYPE_GUIDE (talia_guide_get_type ())
G_DECLARE_FINAL_TYPE (TaliaGuide, talia_guide, TALIA, GUIDE, GObject)

/**
 * The match of the guided deal of `game`, whose person is called `name` ("" where nobody knows); NULL where there is
 * none. What it says is not told in the archive: it is not to be stored.
 */
TaliaTable *talia_guide_create_table (const TaliaGame *game, const char *name);

/** Whether the match is a guided deal. */
gboolean talia_guide_is_for (TaliaTable *table);

/** A guide for such a match. */
TaliaGuide *talia_guide_new (TaliaMatch *match);

TaliaGuideStage talia_guide_get_stage (TaliaGuide *self);

/** What it says, in the player's language; never NULL. */
const char *talia_guide_get_text (TaliaGuide *self);

/** The place of the rules page that tells more; NULL where there is none. */
const char *talia_guide_get_rule (TaliaGuide *self);

/** The move that it points at; NULL where it points at none. */
const TaliaMove *talia_guide_get_move (TaliaGuide *self);

/** The person has read it. */
void talia_guide_go_on (TaliaGuide *self);

/** All that is written to be said before the deal is over, in the player's language: an array of strings (transfer
 * full). */
GPtrArray *talia_guide_list_texts (TaliaGuide *self);

G_END_DECLS
