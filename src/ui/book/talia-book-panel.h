/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book beside the table or by itself: pages, contents, search, and a way back. */
#pragma once

#include <adwaita.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** TaliaBookPanel: installs the actions `rules.back`, `rules.contents`, `rules.next` and `rules.previous`. */
#define TALIA_TYPE_BOOK_PANEL (talia_book_panel_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookPanel, talia_book_panel, TALIA, BOOK_PANEL, AdwBin)

GtkWidget *talia_book_panel_new (void);

/**
 * Opens a page of the book (a game's id, `glossary` …) and scrolls to `id`: an id of the page, of a rule
 * (talia_rule_id()), or `score/` and the msgid of a score line. If that is NULL, a page that is already open is not
 * scrolled. If the page is NULL, the contents are shown.
 */
void talia_book_panel_show (TaliaBookPanel *self, const char *page, const char *id);

/** Opens the game's page at the rules that are relevant at this moment; returns FALSE if they are already shown. */
gboolean talia_book_panel_show_now (TaliaBookPanel *self, const TaliaGame *game, const TaliaState *state);

/** Moves the focus to the last place that was shown, as soon as it is visible. */
void talia_book_panel_focus_later (TaliaBookPanel *self);

/** Follows the match to a new deal: shows the rules that are relevant now, if those that were relevant before are still
 * shown. */
void talia_book_panel_follow (TaliaBookPanel *self, const TaliaGame *game, const TaliaState *state);

/** Sets the options of the running match, for the page of its game; NULL for none. */
void talia_book_panel_set_options (TaliaBookPanel *self, const TaliaGame *game, const TaliaOptions *options);

/** Returns the open place as PAGE#ID or PAGE, a new string; NULL if the contents are shown. */
char *talia_book_panel_get_place (TaliaBookPanel *self);

/** Opens the target of a link. */
void talia_book_panel_go (TaliaBookPanel *self, const char *place);

/** Shows the same page as another panel, scrolled to the same position. */
void talia_book_panel_arrange_like (TaliaBookPanel *self, TaliaBookPanel *other);

G_END_DECLS
