/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games' tables, for the registry and for tests. */
#pragma once

#include "../talia-rules.h"

G_BEGIN_DECLS

/** The last row of the schema of every game with a dealer. */
/* clang-format off */
#define TALIA_OPTION_DEALER                                                                                           \
  { "dealer", TALIA_OPTION_INT, TALIA_NOBODY, TALIA_NOBODY, TALIA_MAX_SEATS - 1, NULL, N_ ("First dealer"),           \
    N_ ("The seat that deals first, counted from 0; -1 draws it at random.") }
/* clang-format on */

extern const TaliaRules talia_rules_hearts;      /* docs/rules/hearts.md */
extern const TaliaRules talia_rules_spades;      /* docs/rules/spades.md */
extern const TaliaRules talia_rules_kierki;      /* docs/rules/kierki.md */
extern const TaliaRules talia_rules_loteryjka;   /* docs/rules/loteryjka.md */
extern const TaliaRules talia_rules_punktowe;    /* docs/rules/kierki-variants.md */
extern const TaliaRules talia_rules_czarna_dama; /* docs/rules/kierki-variants.md */
extern const TaliaRules talia_rules_greckie;     /* docs/rules/kierki-variants.md */
extern const TaliaRules talia_rules_casino;      /* docs/rules/casino.md */
extern const TaliaRules talia_rules_royal;       /* the same */
extern const TaliaRules talia_rules_template;    /* built and tested, not listed: the start of a new game */

G_END_DECLS
