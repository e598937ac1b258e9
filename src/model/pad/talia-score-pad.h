/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score pad: the scores of a match that is played with real cards. */
#pragma once

#include <gio/gio.h>

#include "engine/talia-tell.h"

G_BEGIN_DECLS

/** The name of the format of a pad's file, with which the file begins. */
#define TALIA_SCORES_MAGIC "talia-scores"

/**
 * The greatest number of deals that may be scored again, in all, because deals are corrected and corrections are taken
 * back. It limits the time that the file of a pad takes to read.
 */
#define TALIA_MAX_ANEW 20000

/**
 * TaliaScorePad:
 *
 * A match of which only the results of the deals are entered. A deal can be corrected at any time; a correction is a
 * step of its own, and every step can be taken back. Like the score sheet of a match, the pad is a GListModel of
 * TaliaDealScore, and widgets show it by the same interface (TaliaScored).
 *
 * Signals: `line (const char *)`: a step was made; the argument is its line in the file of the pad (docs/RECORD.md,
 * "Scores"). Then the list changes. `changed ()`: everything is up to date after a step.
 */
#define TALIA_TYPE_SCORE_PAD (talia_score_pad_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScorePad, talia_score_pad, TALIA, SCORE_PAD, GObject)

/** Creates a pad without deals. Error: TALIA_OPTION_ERROR_CONFLICT. */
TaliaScorePad *talia_score_pad_new (const TaliaGame *game, const TaliaOptions *options, GError **error);

/** Names the player at a seat, "" for nobody in particular. The name is kept as it can be shown. */
void talia_score_pad_set_player (TaliaScorePad *self, int seat, const char *name);
const char *talia_score_pad_get_player (TaliaScorePad *self, int seat);

/** Gives the pad a name, "" for none. The name is kept as it can be shown. */
void talia_score_pad_set_title (TaliaScorePad *self, const char *title);
const char *talia_score_pad_get_title (TaliaScorePad *self);

guint talia_score_pad_get_n_deals (TaliaScorePad *self);

/** Returns the match after the first `n` deals: totals, schedule, next dealer. */
const TaliaState *talia_score_pad_get_state (TaliaScorePad *self, guint n);

/** Returns whether no deal follows: the match is over, or was ended early. */
gboolean talia_score_pad_is_over (TaliaScorePad *self);

/**
 * Makes the form of deal number `deal` (from 1), which may be the next one, and sets `told` to its answers; those of
 * the next deal are empty. `dealer` says who deals the next deal if talia_game_next_dealer() does not.
 */
gboolean talia_score_pad_ask (TaliaScorePad *self, guint deal, int dealer, TaliaForm *form, TaliaTold *told,
                              GError **error);

/** Adds the next deal; if there is a fault, nothing has changed. */
TaliaFault talia_score_pad_add (TaliaScorePad *self, int dealer, const TaliaTold *told);

/** Returns whether the dealer of the next deal has to be entered, because the rules do not determine it. */
gboolean talia_score_pad_needs_dealer (TaliaScorePad *self);

/**
 * Corrects a deal, and scores it and the later ones again. If there is a fault, nothing has changed, and `at` (may be
 * NULL) is set to the number of the deal that has it: this deal, or a later one that could not have been played after
 * the corrected one.
 */
TaliaFault talia_score_pad_correct (TaliaScorePad *self, guint deal, const TaliaTold *told, guint *at);

/** Returns whether the deal has been corrected. */
gboolean talia_score_pad_is_corrected (TaliaScorePad *self, guint deal);

/** Ends the match before its time. Returns FALSE if it is over. */
gboolean talia_score_pad_end (TaliaScorePad *self);

/** Returns how many deals were scored anew until now, of at most TALIA_MAX_ANEW. */
guint talia_score_pad_get_n_anew (TaliaScorePad *self);

/** Returns whether there is a step that can be taken back. */
gboolean talia_score_pad_can_undo (TaliaScorePad *self);

/** Takes back the last step: a deal, a correction, or the end before its time. Returns FALSE if there is none. */
gboolean talia_score_pad_undo (TaliaScorePad *self);

/** Returns whether the step that was taken back last can be redone: no other step has been made since. */
gboolean talia_score_pad_can_redo (TaliaScorePad *self);

/** Redoes that step. Returns FALSE if there is none. */
gboolean talia_score_pad_redo (TaliaScorePad *self);

/** Returns the whole pad as text, without steps that were taken back. */
char *talia_score_pad_write (TaliaScorePad *self);

G_END_DECLS
