/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What goes on at a table: what is said, expected and offered there, for the page that shows it. Needs no display. */
#pragma once

#include "talia-table-news.h"

G_BEGIN_DECLS

/** How urgent it is that something is heard; the values are those of GtkAccessibleAnnouncementPriority. */
typedef enum
{
  TALIA_SPEAK_LOW,
  TALIA_SPEAK_MEDIUM,
  TALIA_SPEAK_HIGH
} TaliaSpeakPriority;

/**
 * TaliaTableSession:
 *
 * Follows a match, and lets it follow the preferences on what is played for the person.
 *
 * Properties:
 * - `match` (TaliaMatch, construct-only)
 * - `title` (string, read-only): the game
 * - `subtitle` (string, read-only): the running deal, and what it is about
 * - `brief` (boolean): there is room only for a short subtitle
 * - `has-schedule` (boolean, read-only): the deals have prices, which can be looked at
 * - `prompt` (string, read-only): what is expected of the person now
 * - `news` (string, read-only): what happened last, a hint, or why a move was refused; "" for nothing
 * - `news-kind` (TaliaNewsKind, read-only), `news-rule` (string, read-only): what refused the move; NULL for nothing
 * - `most-choices` (uint, read-only): how many buttons this deal will show at most beside a hint
 *
 * What whoever shows the table says of it; the properties of a TaliaBoard can be bound to them:
 * - `busy` (boolean): something lies to be looked at, or cards fly
 * - `waits` (boolean): it lies until the person goes on
 * - `board-prompt` (string): what is expected, where the board knows better than the match
 * - `uses-keys` (boolean): the person plays by keys
 *
 * Signals:
 * - `announced (const char *text, TaliaSpeakPriority)`: something is to be heard.
 * - `changed ()`: all properties are those of a new moment, of which everything has been told.
 */
#define TALIA_TYPE_TABLE_SESSION (talia_table_session_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableSession, talia_table_session, TALIA, TABLE_SESSION, GObject)

TaliaTableSession *talia_table_session_new (TaliaMatch *match);

TaliaMatch *talia_table_session_get_match (TaliaTableSession *self);

/** Nobody looks on any more: it is settled and held what goes on in the match, which is followed no longer. */
void talia_table_session_close (TaliaTableSession *self);

/** Says why the person's move was refused: a TALIA_RULE_ERROR. */
void talia_table_session_refuse (TaliaTableSession *self, const GError *error);

/** Takes a refusal back, the person having chosen anew. A hint may name more cards than the one just chosen. */
void talia_table_session_forget_refusal (TaliaTableSession *self);

/** Says what is proposed, and why. */
void talia_table_session_tell_hint (TaliaTableSession *self, const TaliaAdvice *advice);

/** Says what the person may not know yet; goes with the next thing that happens. */
void talia_table_session_tell_tip (TaliaTableSession *self, const char *text);

G_END_DECLS
