/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a match: the cards on the table, and the player's hand below them. */
#pragma once

#include <adwaita.h>

#include "engine/talia-state.h"

G_BEGIN_DECLS

/**
 * TaliaTablePicture:
 *
 * For the size of an icon: to be known again, not to be read. Follows the preferences for cards and table.
 */
#define TALIA_TYPE_TABLE_PICTURE (talia_table_picture_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTablePicture, talia_table_picture, TALIA, TABLE_PICTURE, GtkWidget)

GtkWidget *talia_table_picture_new (void);

/** Shows what a view shows; its seat may be TALIA_NOBODY, whose hand is nobody's. */
void talia_table_picture_set_view (TaliaTablePicture *self, const TaliaView *view);

/** What the picture of a view shows, in a sentence or two; a new string. */
char *talia_table_picture_describe (const TaliaView *view);

G_END_DECLS
