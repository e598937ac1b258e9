/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book on a page of its own: from the start page, and where the window is too narrow for a panel. */
#pragma once

#include "talia-rules-panel.h"

G_BEGIN_DECLS

/** TaliaRulesReader: a navigation page (tag `rules`). */
#define TALIA_TYPE_RULES_READER (talia_rules_reader_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesReader, talia_rules_reader, TALIA, RULES_READER, AdwNavigationPage)

TaliaRulesReader *talia_rules_reader_new (void);

TaliaRulesPanel *talia_rules_reader_get_panel (TaliaRulesReader *self);

G_END_DECLS
