/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level: its functions, and those with the rules of thumb of each family of games. */
#pragma once

#include "bots/talia-knowledge.h"
#include "bots/talia-level.h"

G_BEGIN_DECLS

/** A game's rules of thumb: judges each of `n` legal moves, in points, with a reason. */
typedef void (*TaliaEasyJudge) (const TaliaKnowledge *known, TaliaAdvice *advice, guint n);

/* The games that the level can play, with the rules of thumb for each. */
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

/** The greatest number of moves among which talia_easy_choose() chooses. */
#define TALIA_EASY_MOVES 128

/** Returns the cards of others that can be laid in a row one after the other once this card is laid, up to the next one
 * of the player's. */
TaliaCards talia_easy_let_out (const TaliaKnowledge *known, TaliaCard card);

/** Returns the player's own cards of the row that can only be laid once this card is laid. */
TaliaCards talia_easy_own_behind (const TaliaKnowledge *known, TaliaCard card);

/** The functions `advise` and `plays` of the level. */
guint talia_easy_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                         TaliaAdvice *advice);
gboolean talia_easy_plays (const TaliaGame *game);

/**
 * Finds the move that the level plays for the seat to act, from the seat's view of `state`. Returns FALSE if there are
 * no moves, or more than TALIA_EASY_MOVES.
 */
gboolean talia_easy_choose (const TaliaGame *game, const TaliaState *state, TaliaMove *move);

G_END_DECLS
