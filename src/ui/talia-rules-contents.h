/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of contents: the sections of the open page, and the pages of the book. */
#pragma once

#include <adwaita.h>

#include "talia-rules-page.h"

G_BEGIN_DECLS

/**
 * TaliaRulesContents:
 *
 * Signals: `chosen` (s: a place as links write it, `#ID` or a page).
 */
#define TALIA_TYPE_RULES_CONTENTS (talia_rules_contents_get_type ())
G_DECLARE_FINAL_TYPE (TaliaRulesContents, talia_rules_contents, TALIA, RULES_CONTENTS, AdwBin)

/** Lists the sections of the page, and all pages. NULL: only the pages. */
void talia_rules_contents_set_page (TaliaRulesContents *self, const TaliaRulesPage *page);

G_END_DECLS
