/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games' tables, for the registry and for tests. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The last row of the schema of every game with a dealer. */
/* clang-format off */
#define TALIA_OPTION_DEALER                                                                                           \
  { "dealer", TALIA_OPTION_INT, TALIA_NOBODY, TALIA_NOBODY, TALIA_MAX_SEATS - 1, NULL, N_ ("First dealer"),           \
    N_ ("The seat that deals first, counted from 0; -1 draws it at random.") }
/* clang-format on */

extern const TaliaGame talia_game_hearts;      /* docs/rules/hearts.md */
extern const TaliaGame talia_game_spades;      /* docs/rules/spades.md */
extern const TaliaGame talia_game_kierki;      /* docs/rules/kierki.md */
extern const TaliaGame talia_game_loteryjka;   /* docs/rules/loteryjka.md */
extern const TaliaGame talia_game_punktowe;    /* docs/rules/kierki-variants.md */
extern const TaliaGame talia_game_czarna_dama; /* docs/rules/kierki-variants.md */
extern const TaliaGame talia_game_greckie;     /* docs/rules/kierki-variants.md */
extern const TaliaGame talia_game_casino;      /* docs/rules/casino.md */
extern const TaliaGame talia_game_royal;       /* the same */
extern const TaliaGame talia_game_template;    /* built and tested, not listed: the start of a new game */

G_END_DECLS
