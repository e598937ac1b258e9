/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide through a first deal: tells the player what to do now and why, and what a wrong move costs. */
#pragma once

#include "model/match/talia-match.h"
#include "talia-guided-deal.h"

G_BEGIN_DECLS

/** What the guide waits for. */
typedef enum
{
  TALIA_GUIDE_TELLS,  /* until the person has read the text: talia_guide_go_on() */
  TALIA_GUIDE_ASKS,   /* until the person moves */
  TALIA_GUIDE_DOUBTS, /* until the person takes the last move back, or talia_guide_go_on() */
  TALIA_GUIDE_WAITS,  /* for the other players */
  TALIA_GUIDE_ENDS,   /* for nothing */
} TaliaGuideStage;

/**
 * TaliaGuide:
 *
 * Follows a match. As long as the person makes the proposed moves, the texts are those of the guided deal; after any
 * other move, the expert gives advice instead. Holds the match while it explains something or questions a move.
 *
 * Signals:
 * - `changed ()`: the text has changed, or the guide waits for something else.
 */
#define TALIA_TYPE_GUIDE (talia_guide_get_type ())
G_DECLARE_FINAL_TYPE (TaliaGuide, talia_guide, TALIA, GUIDE, GObject)

/**
 * Creates the match of the guided deal of `game`, whose person is called `name` ("" if unknown); returns NULL if there
 * is no guided deal. The match must not be stored.
 */
TaliaTable *talia_guide_create_table (const TaliaGame *game, const char *name);

/** Returns whether the match is a guided deal. */
gboolean talia_guide_is_for (TaliaTable *table);

/** Creates a guide for such a match. */
TaliaGuide *talia_guide_new (TaliaMatch *match);

TaliaGuideStage talia_guide_get_stage (TaliaGuide *self);

/** Returns the current text in the player's language; never NULL. */
const char *talia_guide_get_text (TaliaGuide *self);

/** Returns the place in the rules page that explains more; NULL if there is none. */
const char *talia_guide_get_rule (TaliaGuide *self);

/** Returns the move that the guide points at; NULL if there is none. */
const TaliaMove *talia_guide_get_move (TaliaGuide *self);

/** Goes on after the person has read the text. */
void talia_guide_go_on (TaliaGuide *self);

/** Returns all texts that may be shown before the end of the deal, in the player's language: an array of strings
 * (transfer full). */
GPtrArray *talia_guide_list_texts (TaliaGuide *self);

G_END_DECLS
