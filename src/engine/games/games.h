/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The games' tables, for the registry and for tests. */
#pragma once

#include "../talia-rules.h"

G_BEGIN_DECLS

extern const TaliaRules talia_rules_casino;   /* docs/rules/casino.md */
extern const TaliaRules talia_rules_royal;    /* the same */
extern const TaliaRules talia_rules_hearts;   /* docs/rules/hearts.md */
extern const TaliaRules talia_rules_template; /* built and tested, not listed: the start of a new game */

G_END_DECLS
