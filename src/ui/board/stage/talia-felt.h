/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colour of the table, by preference. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The values of the preference `table-color`, which are also the names of the style classes; ends with NULL. */
extern const char *const talia_felts[];

/** The name of one of them for the player, such as "Green". */
const char *talia_felt_get_name (guint index);

/** Gives the widget the style class of the chosen colour, now and whenever another one is chosen. */
void talia_felt_follow (GtkWidget *widget);

/**
 * TaliaFelt:
 *
 * What lies below a board: its colour and light, which the style sheet gives a small sample, stretched over the whole;
 * fibres, a seam where cards are played, and a rim, unless the table is plain. Once its size has stood for a frame all
 * of it is kept as one picture, where that is not too large: below a card that flies, that is copied far more quickly.
 */
#define TALIA_TYPE_FELT (talia_felt_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFelt, talia_felt, TALIA, FELT, GtkWidget)

GtkWidget *talia_felt_new (void);

G_END_DECLS
