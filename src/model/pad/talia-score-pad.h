/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score pad: the scores of a match that is played with real cards. */
#pragma once

#include <gio/gio.h>

#include "engine/talia-tell.h"

G_BEGIN_DECLS

/** How the file of a pad begins. */
#define TALIA_SCORES_MAGIC "talia-scores"

/**
 * How many deals may be scored anew in all because earlier ones are corrected, or corrections taken back. It limits the
 * time that the file of a pad takes to read.
 */
#define TALIA_MAX_ANEW 20000

/**
 * TaliaScorePad:
 *
 * A match of which only scores are told. A deal that was told can be corrected at any time; the correction is kept as a
 * step of its own, and every step can be taken back. The pad is a GListModel of TaliaDealScore, as the score sheet of a
 * match is, and is shown as one (TaliaScored).
 *
 * Signals: `line (const char *)`: a step was taken, which is this line of the file of the pad (docs/RECORD.md,
 * "Scores"); `changed ()`: follows it, and everything is up to date. In between, the list changes.
 */
#define TALIA_TYPE_SCORE_PAD (talia_score_pad_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScorePad, talia_score_pad, TALIA, SCORE_PAD, GObject)

/** Creates a pad without deals. Error: TALIA_OPTION_ERROR_CONFLICT. */
TaliaScorePad *talia_score_pad_new (const TaliaGame *game, const TaliaOptions *options, GError **error);

/** Names the player at a seat, "" for nobody in particular. The name is kept as it can be shown. */
void talia_score_pad_set_player (TaliaScorePad *self, int seat, const char *name);
const char *talia_score_pad_get_player (TaliaScorePad *self, int seat);

guint talia_score_pad_get_n_deals (TaliaScorePad *self);

/** Returns the match after the first `n` deals: totals, schedule, next dealer. */
const TaliaState *talia_score_pad_get_state (TaliaScorePad *self, guint n);

/** Whether no deal follows: the match is over, or was ended early. */
gboolean talia_score_pad_is_over (TaliaScorePad *self);

/**
 * Makes the form of deal number `deal` (from 1), which may be the next one, and gets what is told of it: nothing of the
 * next one. `dealer` says who deals the next one, if talia_game_next_dealer() does not.
 */
gboolean talia_score_pad_ask (TaliaScorePad *self, guint deal, int dealer, TaliaForm *form, TaliaTold *told,
                              GError **error);

/** Adds the next deal; if there is a fault, nothing has changed. */
TaliaFault talia_score_pad_add (TaliaScorePad *self, int dealer, const TaliaTold *told);

/** Whether the rules do not say who deals the next deal, so that it has to be told. */
gboolean talia_score_pad_needs_dealer (TaliaScorePad *self);

/**
 * Corrects a deal that was told, and scores the later ones anew. If there is a fault, nothing has changed, and `at`
 * (may be NULL) is set to the deal that has it: this one, or a later one that could not have been played like that.
 */
TaliaFault talia_score_pad_correct (TaliaScorePad *self, guint deal, const TaliaTold *told, guint *at);

/** Whether the deal is not as it was told first. */
gboolean talia_score_pad_is_corrected (TaliaScorePad *self, guint deal);

/** Ends the match before its time. Returns FALSE if it is over. */
gboolean talia_score_pad_end (TaliaScorePad *self);

/** Whether there is a step to take back, and it may be. */
gboolean talia_score_pad_can_undo (TaliaScorePad *self);

/** Takes back the last step: a deal, a correction, or the end before its time. Returns FALSE if there is none. */
gboolean talia_score_pad_undo (TaliaScorePad *self);

/** Whether the step that was taken back last can be taken again: no other one has been taken since. */
gboolean talia_score_pad_can_redo (TaliaScorePad *self);

/** Takes that step again. Returns FALSE if there is none. */
gboolean talia_score_pad_redo (TaliaScorePad *self);

/** Returns the whole pad as text, without steps that were taken back. */
char *talia_score_pad_write (TaliaScorePad *self);

G_END_DECLS
