/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of all matches, open and finished, and of all score pads: the player can search, continue, review, save and
 * delete them. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

/**
 * TaliaMatchesPage:
 *
 * Uses the window's actions `win.go-on`, `win.review-match` and `win.open-pad` (s: the file), and `win.statistics`.
 *
 * Signal: `told (AdwToast *)`: something to be shown to the person (transfer full).
 */
#define TALIA_TYPE_MATCHES_PAGE (talia_matches_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaMatchesPage, talia_matches_page, TALIA, MATCHES_PAGE, AdwNavigationPage)

TaliaMatchesPage *talia_matches_page_new (TaliaArchive *archive);

G_END_DECLS
