/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a match: a list of its finished deals. */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/**
 * TaliaScoreSheet:
 *
 * A GListModel of TaliaDealScore that follows its table: a row when a deal ends, gone again when
 * that is undone.
 */
#define TALIA_TYPE_SCORE_SHEET (talia_score_sheet_get_type ())
G_DECLARE_FINAL_TYPE (TaliaScoreSheet, talia_score_sheet, TALIA, SCORE_SHEET, GObject)

TaliaScoreSheet *talia_score_sheet_new (TaliaTable *table);
guint talia_score_sheet_get_n_sides (TaliaScoreSheet *self);

/**
 * TaliaDealScore:
 *
 * One finished deal: its number in the match, what it was about, points and why by side.
 */
#define TALIA_TYPE_DEAL_SCORE (talia_deal_score_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDealScore, talia_deal_score, TALIA, DEAL_SCORE, GObject)

int talia_deal_score_get_number (TaliaDealScore *self);
const char *talia_deal_score_get_title (TaliaDealScore *self); /* msgid */
/** The deal's number that gives the same cards again; FALSE when it was dealt from a pack. */
gboolean talia_deal_score_get_seed (TaliaDealScore *self, guint64 *seed);
int talia_deal_score_get_points (TaliaDealScore *self, int side);
/** The side's total after this deal. */
int talia_deal_score_get_total (TaliaDealScore *self, int side);
const TaliaScoreLine *talia_deal_score_get_lines (TaliaDealScore *self, int side, guint *n_lines);

G_END_DECLS
