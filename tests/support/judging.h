/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores made-up verdicts on finished deals, so that no test has to wait for an expert. */
#pragma once

#include "engine/talia-theme.h"
#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * Stores a verdict on deal number `deal` (from 1) below `folder`. Each decision of `seat` that belongs to the theme
 * `weak` (TALIA_THEMES: each one at all) has cost two points: the first clearly, the second one within its error, and
 * so on. Nothing else has cost anything.
 */
void judging_deal (const char *folder, TaliaTable *table, int seat, guint deal, TaliaThemeId weak);

G_END_DECLS
