/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level: a file of rules of thumb for each family of games. */
#pragma once

#include "bots/talia-knowledge.h"
#include "bots/talia-level.h"

G_BEGIN_DECLS

/** Fills in what a game's page of rules thinks of each of `n` legal moves: points, and why. */
typedef void (*TaliaEasyJudge) (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);

/* The games that the level can play, and each one's page of rules: a new player is a row here. */
#define TALIA_EASY_PAGES(PAGE)                                                                                         \
  PAGE (casino, casino)                                                                                                \
  PAGE (czarna_dama, kierki)                                                                                           \
  PAGE (greckie, kierki)                                                                                               \
  PAGE (hearts, hearts)                                                                                                \
  PAGE (kierki, kierki)                                                                                                \
  PAGE (loteryjka, kierki)                                                                                             \
  PAGE (punktowe, kierki)                                                                                              \
  PAGE (royal, casino)                                                                                                 \
  PAGE (spades, spades)

#define TALIA_EASY_DECLARE(game, page)                                                                                 \
  void talia_easy_##page (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);
TALIA_EASY_PAGES (TALIA_EASY_DECLARE)
#undef TALIA_EASY_DECLARE

/** Of more moves than this nobody guesses what the level would choose. */
#define TALIA_EASY_MOVES 128

/** The `advise` and `plays` of the level. */
guint talia_easy_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                         TaliaAdvice *advice);
gboolean talia_easy_plays (const TaliaGame *game);

/**
 * What the level plays for the seat to act, which sees no more of `state` than it would at the table. FALSE where there
 * is nothing, or more than TALIA_EASY_MOVES, to choose from.
 */
gboolean talia_easy_choose (const TaliaGame *game, const TaliaState *state, TaliaMove *move);

G_END_DECLS
