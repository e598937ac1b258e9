/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a guided deal from data/guided (docs/GUIDED-DEALS.md). */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** A text of the guide. */
typedef struct
{
  char *text; /* a msgid */
  char *rule; /* the place in the rules page that explains more; NULL if there is none */
} TaliaGuidedText;

/** A text of the guide about a move other than the proposed one. */
typedef struct
{
  gboolean any; /* whether it is about all other moves; `move` is not used then */
  TaliaMove move;
  char *text; /* a msgid */
} TaliaGuidedStray;

/** A decision of the person, after all earlier proposals were followed. */
typedef struct
{
  TaliaMove move; /* the proposed move */
  TaliaGuidedText say;
  GArray *strays; /* of TaliaGuidedStray */
} TaliaGuidedStep;

/** The first deal of a match with that number, with computer players of talia_guided_deal_level(). */
typedef struct
{
  const TaliaGame *game;
  TaliaOptions options;
  guint64 number;
  GArray *begin;  /* of TaliaGuidedText: before the first move */
  GArray *steps;  /* of TaliaGuidedStep */
  GArray *result; /* of TaliaGuidedText: after the deal, if all proposals were followed */
  GArray *end;    /* of TaliaGuidedText: after these, or after a deal that went differently */
} TaliaGuidedDeal;

/** Reads a file. White space in texts is normalised as xgettext does it. Error: G_MARKUP_ERROR. */
TaliaGuidedDeal *talia_guided_deal_parse (const char *xml, gssize length, GError **error);

void talia_guided_deal_free (TaliaGuidedDeal *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaGuidedDeal, talia_guided_deal_free)

/** Returns whether a game has a guided deal, without reading it. */
gboolean talia_guided_deal_exists (const TaliaGame *game);

/** Returns the guided deal of a game; NULL if there is none. It is read once and never freed. */
const TaliaGuidedDeal *talia_guided_deal_get (const TaliaGame *game);

/** Returns the level of the computer players in every guided deal. */
const char *talia_guided_deal_level (void);

/** Returns the text about `move` at this step, which is not the proposed one: a msgid, or NULL if there is none. */
const char *talia_guided_step_find_stray (const TaliaGuidedStep *step, const TaliaMove *move);

G_END_DECLS
