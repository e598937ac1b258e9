/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a guided deal from data/guided (docs/GUIDED-DEALS.md). */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Something that the guide says. */
typedef struct
{
  char *text; /* a msgid */
  char *rule; /* the place of the rules page that tells more; NULL where there is none */
} TaliaGuidedText;

/** What the guide says of another move than its own. */
typedef struct
{
  gboolean any; /* of every other one; `move` does not matter */
  TaliaMove move;
  char *text; /* a msgid */
} TaliaGuidedStray;

/** A decision of the person, all those before having been made as the guide proposed. */
typedef struct
{
  TaliaMove move; /* that the guide proposes */
  TaliaGuidedText say;
  GArray *strays; /* of TaliaGuidedStray */
} TaliaGuidedStep;

/** The first deal of a match of that number, with computer players of talia_guided_deal_level(). */
typedef struct
{
  const TaliaGame *game;
  TaliaOptions options;
  guint64 number;
  GArray *begin;  /* of TaliaGuidedText: before anything is done */
  GArray *steps;  /* of TaliaGuidedStep */
  GArray *result; /* of TaliaGuidedText: after the deal, where all was done as the guide proposed */
  GArray *end;    /* of TaliaGuidedText: after that, or after a deal that went another way */
} TaliaGuidedDeal;

/** Reads a file. White space in texts is normalised as xgettext does it. Error: G_MARKUP_ERROR. */
TaliaGuidedDeal *talia_guided_deal_parse (const char *xml, gssize length, GError **error);

void talia_guided_deal_free (TaliaGuidedDeal *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaGuidedDeal, talia_guided_deal_free)

/** Whether a game has a guided deal, without reading it. */
gboolean talia_guided_deal_exists (const TaliaGame *game);

/** The guided deal of a game; NULL where there is none. It is read once and never freed. */
const TaliaGuidedDeal *talia_guided_deal_get (const TaliaGame *game);

/** The level of the others in every guided deal. */
const char *talia_guided_deal_level (void);

/** What the guide says of `move` at this step, which is not its own: a msgid, or NULL where nothing is written. */
const char *talia_guided_step_find_stray (const TaliaGuidedStep *step, const TaliaMove *move);

G_END_DECLS
