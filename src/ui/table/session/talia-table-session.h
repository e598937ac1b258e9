/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a table without widgets: the texts, prompts and choices that the table page shows. Needs no display. */
#pragma once

#include "talia-table-news.h"

G_BEGIN_DECLS

/** The priority of an announcement; the values are those of GtkAccessibleAnnouncementPriority. */
typedef enum
{
  TALIA_SPEAK_LOW,
  TALIA_SPEAK_MEDIUM,
  TALIA_SPEAK_HIGH
} TaliaSpeakPriority;

/**
 * TaliaTableSession:
 *
 * Follows a match, and applies the preferences for automatic moves to it.
 *
 * Properties:
 * - `match` (TaliaMatch, construct-only)
 * - `actions` (GActionGroup, read-only): `undo`, `redo`, `hint`, `confirm`, `choose` (s: a move's word), `end-deal`,
 *   `next-deal`, `raise-curtain`, and those that only the page can carry out: `new-match`, `regulars`, `review`,
 *   `last-trick`, `show-schedule`, `show-score`
 * - `choices` (GListModel of TaliaTableChoice, read-only): the choices that buttons offer now
 * - `most-choices` (uint, read-only): the greatest number of choices that this deal can offer
 * - `title` (string, read-only): the name of the game
 * - `subtitle` (string, read-only): the running deal and its subject
 * - `prompt` (string, read-only): what the player has to do now
 * - `news` (string, read-only): what happened last, a hint, or why a move was refused; "" for nothing
 * - `news-kind` (TaliaNewsKind, read-only), `news-rule` (string, read-only): the id of the rule that refused the move,
 * or NULL
 * - `last-label` (string, read-only): the label of the button for the last trick or the last turns
 * - `curtain` (boolean, read-only): the curtain covers the table
 * - `marks-schedule` (boolean, read-only): there is a schedule, and room for a mark beside the title
 * - `opens-score` (boolean, read-only): the score sheet should be open beside the table
 * - `can-undo`, `can-redo`, `can-hint`, `can-claim`, `can-deal`, `can-review`, `can-look-back`, `can-show-score`,
 *   `has-schedule`, `has-regulars` (boolean, read-only): which actions are enabled
 *
 * Set by the widget that shows the table; the properties of a TaliaBoard can be bound to them:
 * - `busy` (boolean): cards are flying, or lie on the table to be looked at
 * - `waits` (boolean): the cards lie there until the player continues
 * - `silent` (boolean): something else says what to do and what has happened, so that the prompt and the news are
 * empty, except for what the player has asked for, or why a move was refused
 * - `board-prompt` (string): the prompt of the board, which takes precedence over that of the match; NULL: none
 * - `confirm-label` (string): the label of the button that confirms, such as "Pass Left"; `can-confirm` (boolean):
 * enough cards are chosen
 * - `offered` (strv): the words of the moves that the chosen cards could mean; NULL: the legal moves
 * - `brief` (boolean): there is room only for a short subtitle
 * - `roomy` (boolean): the score sheet fits beside the table without making it smaller
 * - `uses-keys` (boolean): the player uses the keyboard
 * - `tipless` (boolean): no tips are shown
 *
 * Signals:
 * - `announced (const char *text, TaliaSpeakPriority)`: screen readers should read the text out.
 * - `changed ()`: all properties have been updated.
 * - `offered ()`: the choices have changed, and their actions are enabled.
 * - `hinted (const TaliaMove *)`: a move is proposed; the news follows.
 * - `refused ()`: a move of the player was refused; the news follows.
 * - `undo-costs (uint)`: an undo would take back decisions of the people at these seats (as bits), so it was not
 * carried out.
 * - `acting ()`, `acted ()` (the detail is the name of an action): before and after an action is carried out.
 */
#define TALIA_TYPE_TABLE_SESSION (talia_table_session_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableSession, talia_table_session, TALIA, TABLE_SESSION, GObject)

TaliaTableSession *talia_table_session_new (TaliaMatch *match);

TaliaMatch *talia_table_session_get_match (TaliaTableSession *self);
GActionGroup *talia_table_session_get_actions (TaliaTableSession *self);
GListModel *talia_table_session_get_choices (TaliaTableSession *self);
gboolean talia_table_session_get_busy (TaliaTableSession *self);
gboolean talia_table_session_get_opens_score (TaliaTableSession *self);

/** Stores that the player has opened or closed the score sheet beside the table, for this match and all others. */
void talia_table_session_choose_score (TaliaTableSession *self, gboolean open);

/** Returns the word of the first choice if no card of the player's hand is visible, so that it is the next move; or
 * NULL. */
const char *talia_table_session_get_lead (TaliaTableSession *self);

/** Shows and announces why a move of the player was refused; the error is a TALIA_RULE_ERROR. */
void talia_table_session_refuse (TaliaTableSession *self, const GError *error);

/** Clears the news of a refusal, after the player has chosen another card. Other news stays: a hint may name more cards
 * than the one just chosen. */
void talia_table_session_forget_refusal (TaliaTableSession *self);

/** Stops following the match, and holds and settles it. To be called when the table is no longer shown. */
void talia_table_session_close (TaliaTableSession *self);

G_END_DECLS
