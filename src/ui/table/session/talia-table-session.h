/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a table without widgets: the texts, prompts and choices that the table page shows. Needs no display. */
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
 * - `actions` (GActionGroup, read-only): `undo`, `redo`, `hint`, `confirm`, `choose` (s: a move's word), `end-deal`,
 *   `next-deal`, `raise-curtain`, and those that only the page can carry out: `new-match`, `regulars`, `review`,
 *   `last-trick`, `show-schedule`, `show-score`
 * - `choices` (GListModel of TaliaTableChoice, read-only): what can be done by a button now
 * - `most-choices` (uint, read-only): how many buttons this deal will show at most beside a hint
 * - `title` (string, read-only): the game
 * - `subtitle` (string, read-only): the running deal, and what it is about
 * - `prompt` (string, read-only): what is expected of the person now
 * - `news` (string, read-only): what happened last, a hint, or why a move was refused; "" for nothing
 * - `news-kind` (TaliaNewsKind, read-only), `news-rule` (string, read-only): what refused the move; NULL for nothing
 * - `last-label` (string, read-only): what the last trick or turn is called
 * - `curtain` (boolean, read-only): the table is out of sight
 * - `marks-schedule` (boolean, read-only): there is a schedule, and room beside the title to say so
 * - `opens-score` (boolean, read-only): the score sheet is to stand beside the table
 * - `can-undo`, `can-redo`, `can-hint`, `can-claim`, `can-deal`, `can-review`, `can-look-back`, `can-show-score`,
 *   `has-schedule`, `has-regulars` (boolean, read-only): which actions are enabled
 *
 * What whoever shows the table says of it; the properties of a TaliaBoard can be bound to them:
 * - `busy` (boolean): something lies to be looked at, or cards fly
 * - `waits` (boolean): it lies until the person goes on
 * - `board-prompt` (string): what is expected, where the board knows better than the match
 * - `confirm-label` (string): what can be confirmed, such as "Pass Left"; `can-confirm` (boolean): enough is chosen
 * - `offered` (strv): words of moves that what is chosen could be; NULL: those that the rules allow
 * - `brief` (boolean): there is room only for a short subtitle
 * - `roomy` (boolean): the score sheet may stand beside the table and takes nothing from it
 * - `uses-keys` (boolean): the person plays by keys
 *
 * Signals:
 * - `announced (const char *text, TaliaSpeakPriority)`: something is to be heard.
 * - `changed ()`: all properties are those of a new moment, of which everything has been told.
 * - `offered ()`: the choices are others, and their actions enabled.
 * - `hinted (const TaliaMove *)`: that move is proposed, which is told next.
 * - `refused ()`: a move of the person was, which is told next.
 * - `undo-costs (uint)`: an undo would cost the people at these seats, as bits, a decision; it is not made.
 * - `acting ()`, `acted ()` (by the name of an action): it is about to be carried out, or it was.
 */
#define TALIA_TYPE_TABLE_SESSION (talia_table_session_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTableSession, talia_table_session, TALIA, TABLE_SESSION, GObject)

TaliaTableSession *talia_table_session_new (TaliaMatch *match);

TaliaMatch *talia_table_session_get_match (TaliaTableSession *self);
GActionGroup *talia_table_session_get_actions (TaliaTableSession *self);
GListModel *talia_table_session_get_choices (TaliaTableSession *self);
gboolean talia_table_session_get_busy (TaliaTableSession *self);
gboolean talia_table_session_get_opens_score (TaliaTableSession *self);

/** The person opens or closes the score sheet beside the table: so it stays, in this match and all others. */
void talia_table_session_choose_score (TaliaTableSession *self, gboolean open);

/** The word of the choice by which the next move is made; NULL where it is a card of the own hand, or none is due. */
const char *talia_table_session_get_lead (TaliaTableSession *self);

/** Says why the person's move was refused: a TALIA_RULE_ERROR. */
void talia_table_session_refuse (TaliaTableSession *self, const GError *error);

/** Takes a refusal back, the person having chosen anew. A hint may name more cards than the one just chosen. */
void talia_table_session_forget_refusal (TaliaTableSession *self);

/** Nobody looks on any more: what goes on in the match is settled and held, and it is followed no longer. */
void talia_table_session_close (TaliaTableSession *self);

G_END_DECLS
