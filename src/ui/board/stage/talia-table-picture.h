/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a match: the cards on the table, and the first cards of the player's hand below them. */
#pragma once

#include <adwaita.h>

#include "engine/talia-state.h"

G_BEGIN_DECLS

/**
 * TaliaTablePicture:
 *
 * A small picture without a background, by which a match can be recognized. It fills its allocation and follows the
 * preferences for cards.
 */
#define TALIA_TYPE_TABLE_PICTURE (talia_table_picture_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTablePicture, talia_table_picture, TALIA, TABLE_PICTURE, GtkWidget)

GtkWidget *talia_table_picture_new (void);

/** Shows a view; if its seat is TALIA_NOBODY, there is no hand to show. */
void talia_table_picture_set_view (TaliaTablePicture *self, const TaliaView *view);

/** Describes the picture of a view in one or two sentences; returns a new string. */
char *talia_table_picture_describe (const TaliaView *view);

G_END_DECLS
