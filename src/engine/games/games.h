/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the tables of all games, for the registry and for tests. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The option for the first dealer, which is the last row of the schema of every game with a dealer. */
/* clang-format off */
#define TALIA_OPTION_DEALER                                                                                           \
  { "dealer", TALIA_OPTION_INT, TALIA_NOBODY, TALIA_NOBODY, TALIA_MAX_SEATS - 1, NULL, N_ ("First dealer"),           \
    N_ ("The seat that deals first, counted from 0; −1 chooses it at random."), .apart = TRUE }
/* clang-format on */

/* clang-format off */
/* The listed games, in the order of the start page. A new game is a row here. */
#define TALIA_GAMES(GAME)                                                                                             \
  GAME (hearts)      /* docs/rules/hearts.md */                                                                       \
  GAME (spades)      /* docs/rules/spades.md */                                                                       \
  GAME (kierki)      /* docs/rules/kierki.md */                                                                       \
  GAME (loteryjka)   /* docs/rules/loteryjka.md */                                                                    \
  GAME (punktowe)    /* docs/rules/kierki-variants.md, as the next two */                                             \
  GAME (czarna_dama)                                                                                                  \
  GAME (greckie)                                                                                                      \
  GAME (casino)      /* docs/rules/casino.md, as the next */                                                          \
  GAME (royal)
/* clang-format on */

#define TALIA_GAME_DECLARE(name) extern const TaliaGame talia_game_##name;
TALIA_GAMES (TALIA_GAME_DECLARE)
#undef TALIA_GAME_DECLARE

extern const TaliaGame talia_game_template; /* built and tested, but not listed: the template for a new game */

G_END_DECLS
