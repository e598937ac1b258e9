/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the engine's games this window can show. */
#pragma once

#include "talia-rules.h"

G_BEGIN_DECLS

/** The games that need nothing of a table but what the boards offer, in the registry's order; ends with NULL. */
const TaliaRules *const *talia_games_list (void);

G_END_DECLS
