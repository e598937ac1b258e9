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
 * Opens a page of the book (a game's id, `glossary` …) and scrolls to `id`: an id of the page, of a
 * rule (talia_rule_id()), or `score/` and the msgid of a score line. NULL leaves a page that is open
 * already where it is. A NULL page shows the contents.
 */
void talia_book_panel_show (TaliaBookPanel *self, const char *page, const char *id);

/** Opens the game's page at what matters at this moment; FALSE when that was shown last already. */
gboolean talia_book_panel_show_now (TaliaBookPanel *self, const TaliaGame *game, const TaliaState *state);

/** What was shown last takes the focus, once it is to be seen. */
void talia_book_panel_focus_later (TaliaBookPanel *self);

/** A new deal: goes on to what matters now where the reader has stayed at what mattered before. */
void talia_book_panel_follow (TaliaBookPanel *self, const TaliaGame *game, const TaliaState *state);

/** The options of the running match, for the page of its game; NULL for none. */
void talia_book_panel_set_options (TaliaBookPanel *self, const TaliaGame *game, const TaliaOptions *options);

/** What is open, as PAGE#ID or PAGE, a new string; NULL: the contents. */
char *talia_book_panel_get_place (TaliaBookPanel *self);

/** Goes where a link leads. */
void talia_book_panel_go (TaliaBookPanel *self, const char *place);

/** Shows the page that the other panel shows, as far down. */
void talia_book_panel_arrange_like (TaliaBookPanel *self, TaliaBookPanel *other);

G_END_DECLS
