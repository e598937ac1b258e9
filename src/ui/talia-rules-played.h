/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the running match is played: each option and its setting. */
#pragma once

#include <adwaita.h>

#include "talia-rules.h"

G_BEGIN_DECLS

/** TaliaRulesPlayed: hidden until it has options to show. */
#define TALIA_TYPE_RULES_PLAYED (talia_rules_played_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesPlayed, talia_rules_played, TALIA, RULES_PLAYED, AdwBin)

/** NULL options: there is no match. */
void talia_rules_played_set_options (TaliaRulesPlayed *self, const TaliaRules *rules, const TaliaOptions *options);

/** A setting in the player's words, a new string. */
char *talia_rules_played_describe (const TaliaOption *option, int value);

G_END_DECLS
