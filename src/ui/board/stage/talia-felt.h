/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The felt of the table, and the colours that the player can choose for it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The values of the preference `table-color`, which are also the names of the style classes; ends with NULL. */
extern const char *const talia_felts[];

/** Returns the name of a colour in the player's language, such as "Green". */
const char *talia_felt_get_name (guint index);

/** Gives the widget the style class of the chosen colour, now and whenever another one is chosen. */
void talia_felt_follow (GtkWidget *widget);

/**
 * TaliaFelt:
 *
 * The background of a board. Its colour and light come from a small sample, which the style sheet defines and which is
 * stretched over the whole. Unless the table is plain, there are also fibres, a seam around the place where cards are
 * played, and a rim. If its size has not changed for a frame and is not too large, the whole is kept as one picture,
 * because below a flying card, copying a picture is much faster than drawing the parts.
 */
#define TALIA_TYPE_FELT (talia_felt_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFelt, talia_felt, TALIA, FELT, GtkWidget)

GtkWidget *talia_felt_new (void);

G_END_DECLS
